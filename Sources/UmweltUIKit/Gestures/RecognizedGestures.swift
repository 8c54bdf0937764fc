import Foundation
import Umwelt

/// The modifier that recognises the gestures of a ``UIView``.
struct RecognizedGestures: ViewModifier, SystemView {
    let view: UIView

    /// A number that grows with each change of the view, which its gestures may differ by.
    let version: Int

    @GestureState private var isGoingOn = false

    func body(content: Content) -> some View {
        let recognizers = view.recognizers.filter(\.isEnabled)
        let gestures = view.gestures(of: recognizers)
        if let first = gestures.first {
            let all = gestures.dropFirst().reduce(first) { before, gesture in
                AnyGesture(before.simultaneously(with: gesture).map { _ in })
            }
            content
                .contentShape(Rectangle())
                .onGeometryChange(for: CGPoint.self, of: { $0.frame(in: .global).origin }) { view.gestureOrigin = $0 }
                .modifier(
                    AddedGesture(
                        gesture: all.updating($isGoingOn) { _, isGoingOn, _ in isGoingOn = true },
                        isSimultaneous: !recognizers.allSatisfy(\.cancelsTouchesInView))
                )
                .onChange(of: isGoingOn) {
                    if !isGoingOn { for recognizer in view.recognizers { recognizer.cancel() } }
                }
        } else {
            content
        }
    }
}

/// The modifier that adds a gesture to a view, in place of those inside or together with them.
private struct AddedGesture<G: Gesture>: ViewModifier, SystemView {
    let gesture: G
    let isSimultaneous: Bool

    func body(content: Content) -> some View {
        if isSimultaneous { content.simultaneousGesture(gesture) } else { content.gesture(gesture) }
    }
}

extension UIView {
    /// Returns the gestures of recognizers: each begins only after the gestures that it requires to fail have failed.
    fileprivate func gestures(of recognizers: [UIGestureRecognizer]) -> [AnyGesture<Void>] {
        let first = recognizers.flatMap(\.required).filter(recognizers.contains)
        return recognizers.filter { !first.contains($0) }.compactMap { recognizer in
            guard let gesture = recognizer.gesture else { return nil }
            return recognizer.required.filter(recognizers.contains).compactMap(\.gesture).reduce(gesture) {
                after, before in
                AnyGesture(before.exclusively(before: after).map { _ in })
            }
        }
    }
}
