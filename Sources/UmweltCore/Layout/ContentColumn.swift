import Foundation

/// The column of a window's content, which is set back while a sheet is in front of it.
final class ContentColumn: StackNode {
    private let setback = SetbackMotion()

    /// Sets the content back, or moves it to its place again with nil.
    func set(_ new: ContentSetback?, with transaction: Transaction) {
        setback.set(new, of: self, with: transaction) { [weak self] in
            // The black around the content is the window's.
            self?.parent?.setNeedsDisplay()
        }
    }

    /// The colour around the content; nil while it is in its place.
    var surround: Paint? { setback.current?.surround }

    /// The window's rectangle in the column's coordinates.
    private var windowRect: CGRect {
        CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: (parent as? RootNode)?.size ?? frame.size)
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let look = setback.current else { return [] }
        return [.fill(Path(windowRect), look.background)]
    }

    override var clip: Path? {
        guard let look = setback.current else { return nil }
        return Path(roundedRect: windowRect, cornerRadius: look.cornerRadius * min(setback.progress, 1))
    }

    override var effects: DisplayEffects? { setback.effects(on: windowRect, in: windowRect) }
}
