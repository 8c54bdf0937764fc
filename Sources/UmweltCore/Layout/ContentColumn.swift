import Foundation

/// The place of a window's content behind a sheet: smaller, with round corners, on black.
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

/// The column of a window's content, which is set back while a sheet is in front of it.
final class ContentColumn: StackNode {
    /// The setback; nil while no sheet asks for one.
    private var setback: ContentSetback?

    /// The last setback, which also shows on the way back.
    private var look: ContentSetback?
    private var animation: ValueAnimation<CGFloat>?

    /// The fraction of the setback that is drawn, which an animation moves.
    private var progress: CGFloat = 0

    /// Sets the content back, or moves it to its place again with nil.
    func set(_ new: ContentSetback?, with transaction: Transaction) {
        guard new != setback else { return }
        if let new { look = new }
        setback = new
        element.animate(&animation, from: progress, to: new?.progress ?? 0, with: transaction) { [weak self] in
            self?.show($0)
        }
        animation?.target = self
        setNeedsDisplay()
    }

    private func show(_ new: CGFloat) {
        guard new != progress else { return }
        progress = new
        setNeedsDisplay()
        // The black around the content is the window's.
        parent?.setNeedsDisplay()
    }

    /// True if the content is not where it is without a sheet.
    private var isSetBack: Bool { look != nil && progress > 0 }

    /// The colour around the content; nil while it is in its place.
    var surround: Paint? { isSetBack ? look?.surround : nil }

    /// The window's rectangle in the column's coordinates.
    private var windowRect: CGRect {
        CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: (parent as? RootNode)?.size ?? frame.size)
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let look, isSetBack else { return [] }
        return [.fill(Path(windowRect), look.background)]
    }

    override var clip: Path? {
        guard let look, isSetBack else { return nil }
        return Path(roundedRect: windowRect, cornerRadius: look.cornerRadius * min(progress, 1))
    }

    override var effects: DisplayEffects? {
        guard let look, isSetBack else { return nil }
        let window = windowRect
        let scale = 1 - 2 * look.inset * progress / max(window.width, 1)
        let shift = CGPoint(x: look.inset * progress, y: look.top * progress)
        var effects = DisplayEffects()
        effects.transform = ProjectionTransform(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: window.minX * (1 - scale) + shift.x,
                ty: window.minY * (1 - scale) + shift.y))
        return effects
    }
}
