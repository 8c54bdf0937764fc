import Foundation

/// The place of a window's content, or of another sheet, behind a sheet: smaller, with round corners, on black.
///
/// The size and the safe area of the content stay; all lengths are in points.
package struct ContentSetback: Equatable {
    /// The distance from both sides of the window.
    package var inset: CGFloat

    /// The distance from the window's top.
    package var top: CGFloat

    /// The radius of the content's corners.
    package var cornerRadius: CGFloat

    /// The background of the window.
    package var background: Paint

    /// The colour around the content.
    package var surround: Paint

    /// The fraction of the setback that applies, from 0 to 1 for the greatest height of the sheet.
    package var progress: CGFloat

    package init(
        inset: CGFloat, top: CGFloat, cornerRadius: CGFloat, background: Paint, surround: Paint, progress: CGFloat
    ) {
        self.inset = inset
        self.top = top
        self.cornerRadius = cornerRadius
        self.background = background
        self.surround = surround
        self.progress = progress
    }
}

/// The way of a view to its place behind a sheet, and back.
package final class SetbackMotion {
    /// The setback; nil while no sheet asks for one.
    private var setback: ContentSetback?

    /// The last setback, which also shows on the way back.
    private var look: ContentSetback?
    private var animation: ValueAnimation<CGFloat>?

    /// The fraction of the setback that is drawn, which an animation moves.
    package private(set) var progress: CGFloat = 0

    package init() {}

    /// The setback that is drawn; nil while the view is where it is without a sheet.
    package var current: ContentSetback? { progress > 0 ? look : nil }

    /// Sets a node back, or moves it to its place again with nil.
    ///
    /// - Parameter onMove: Called when the node has moved.
    package func set(
        _ new: ContentSetback?, of node: LayoutNode, with transaction: Transaction, onMove: @escaping () -> Void = {}
    ) {
        guard new != setback else { return }
        if let new { look = new }
        setback = new
        node.element.animate(&animation, from: progress, to: new?.progress ?? 0, with: transaction) {
            [weak self, weak node] new in
            guard let self, new != progress else { return }
            progress = new
            node?.setNeedsDisplay()
            onMove()
        }
        animation?.target = node
        node.setNeedsDisplay()
    }

    /// Returns the effects that move a rectangle to its place behind the sheet, smaller by the insets of the window;
    /// nil while it is where it is without one.
    package func effects(on rect: CGRect, in window: CGRect) -> DisplayEffects? {
        guard let look = current else { return nil }
        let scale = 1 - 2 * look.inset * progress / max(window.width, 1)
        let top = rect.minY + (window.minY + look.top - rect.minY) * progress
        var effects = DisplayEffects()
        effects.transform = ProjectionTransform(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: window.minX * (1 - scale) + look.inset * progress,
                ty: top - rect.minY * scale))
        return effects
    }
}
