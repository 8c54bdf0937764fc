import Foundation

/// A card over the window's lower part; in a wide window in its middle.
final class SheetNode: PresentationNode {
    /// The room above the card in a narrow window, so that one sees what is behind.
    private static let top: CGFloat = 40
    private static let cornerRadius: CGFloat = 12
    /// The least width of a window that has room beside the card, and the card's size there: UIKit's form sheet.
    private static let wideWindow: CGFloat = 640
    private static let wideCard = CGSize(width: 540, height: 620)

    override func contentPlace(in window: CGSize) -> (frame: CGRect, proposal: ProposedViewSize) {
        let frame: CGRect
        if window.width < Self.wideWindow {
            let top = min(Self.top, window.height / 4)
            frame = CGRect(x: 0, y: top, width: window.width, height: window.height - top)
        } else {
            let height = min(Self.wideCard.height, window.height - 2 * Self.cornerRadius)
            frame = CGRect(
                x: (window.width - Self.wideCard.width) / 2, y: (window.height - height) / 2,
                width: Self.wideCard.width, height: max(height, 0))
        }
        return (frame, ProposedViewSize(frame.size))
    }

    override func background(in window: CGSize, looks: PresentationLooks) -> [DisplayItem] {
        var shape = card
        // The lower corners of a card that reaches the window's end are below it.
        if shape.maxY >= window.height { shape.size.height += Self.cornerRadius }
        return [dimming(window, looks), .fill(Path(roundedRect: shape, cornerRadius: Self.cornerRadius), looks.card)]
    }
}

/// Covers all of the window.
final class CoverNode: PresentationNode {
    override func background(in window: CGSize, looks: PresentationLooks) -> [DisplayItem] {
        [.fill(Path(CGRect(origin: .zero, size: window)), looks.window)]
    }

    override var hidesWindow: Bool { true }

    /// Only what is inside ends it.
    override func leave() -> Bool { false }
}
