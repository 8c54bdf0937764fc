import Foundation
import Umwelt

/// The modifier that recognises the gestures of a ``UIView``.
struct RecognizedGestures: ViewModifier, SystemView {
    let view: UIView

    /// A number that grows with each change of the view, which its gestures may differ by.
    let version: Int

    @GestureState private var isGoingOn = false

    func body(content: Content) -> some View {
        let gestures = view.recognizers.filter(\.isEnabled).compactMap(\.gesture)
        if let first = gestures.first {
            let all = gestures.dropFirst().reduce(first) { before, gesture in
                AnyGesture(before.simultaneously(with: gesture).map { _ in })
            }
            content
                .contentShape(Rectangle())
                .onGeometryChange(for: CGPoint.self, of: { $0.frame(in: .global).origin }) { view.gestureOrigin = $0 }
                .gesture(all.updating($isGoingOn) { _, isGoingOn, _ in isGoingOn = true })
                .onChange(of: isGoingOn) {
                    if !isGoingOn { for recognizer in view.recognizers { recognizer.cancel() } }
                }
        } else {
            content
        }
    }
}
