import Foundation
import Umwelt

extension UIView {
    /// The window that shows the view; nil while none does.
    public var window: UIWindow? {
        var top = self
        while let container = top.container { top = container }
        return top.shownWindow
    }

    /// Calls what subclasses implement for a view whose window has changed, and for its subviews.
    func enteredWindow() {
        didMoveToWindow()
        for subview in subviews { subview.enteredWindow() }
    }

    /// Shows the outermost view in a window; nil when it disappears.
    func show(in new: UIWindow?) {
        guard new !== shownWindow else { return }
        willMove(toWindow: new)
        shownWindow = new
        enteredWindow()
    }

    /// Removes the focus from the field of the window that has it.
    ///
    /// - Parameter force: If true, a field has to let it go; fields here always do.
    /// - Returns: True if no field has the keyboard any more.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool { UIApplication.shared.keyWindow?.endEditing(force) ?? true }
}

/// The modifier of the view of a representable: its window, and the SwiftUI views around it.
struct RepresentedView: ViewModifier, SystemView {
    let view: UIView

    func body(content: Content) -> some View {
        content
            .background { SurroundingBackground(view: view) }
            .onAppear {
                view.show(in: UIApplication.shared.keyWindow)
            }
            .onDisappear { view.show(in: nil) }
    }
}

/// A stand-in for the SwiftUI views around the view of a representable: for the view that shows it, and as its superview
/// for the view of the screen or presentation. Apps set their colours, most often to see through a cover.
final class SurroundingView: UIView {
    /// Makes the stand-in for the view of a screen.
    convenience init() { self.init(frame: .zero) }

    /// Makes the stand-in for the view around a representable's view.
    ///
    /// - Parameter screen: The stand-in for the view of the screen, which is its superview.
    convenience init(around screen: SurroundingView) {
        self.init(frame: .zero)
        surroundings = screen
    }
}

extension UIView {
    /// The stand-in for the SwiftUI views around the view of a representable, created at the first access.
    fileprivate var madeSurroundings: SurroundingView {
        if let surroundings { return surroundings }
        let made = SurroundingView(around: SurroundingView())
        surroundings = made
        return made
    }
}

/// The colours that the view of a representable has set for its superviews: its own background, and that of its
/// presentation.
private struct SurroundingBackground: View, SystemView {
    let view: UIView

    var body: some View {
        let around = view.madeSurroundings
        SurroundingColor(view: around)
        if let screen = around.surroundings { ScreenColor(view: screen) }
    }
}

private struct SurroundingColor: View, SystemView {
    let view: UIView

    var body: some View {
        let _ = view.changes.count
        if let color = view.backgroundColor { Color(uiColor: color) }
    }
}

private struct ScreenColor: View, SystemView {
    let view: UIView

    var body: some View {
        let _ = view.changes.count
        if let color = view.backgroundColor { Color.clear.presentationBackground(Color(uiColor: color)) }
    }
}
