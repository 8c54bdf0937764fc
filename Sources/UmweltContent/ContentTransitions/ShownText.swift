import Foundation
import UmweltDrawing

/// A text as its node draws it.
struct ShownText {
    let layout: TextLayout
    let typeSetter: any TypeSetter

    /// The characters.
    var string: String { layout.paragraph.string }

    /// True if the text is aligned to the right side of its node, whose width may be animated.
    var isAnchoredRight: Bool { layout.paragraph.layoutDirection == .rightToLeft }

    /// The position of the text's left side relative to the side to which it is aligned, in points.
    private var left: CGFloat { isAnchoredRight ? -layout.pixelSize.width : 0 }

    /// Returns the items that draw the text in a node of a size.
    func items(in size: CGSize) -> [DisplayItem] {
        layout.paragraph.isRedacted
            ? TextNode.blocks(for: layout)
            : [.text(layout.painted(in: CGRect(origin: .zero, size: size)), at: layout.shift)]
    }

    /// Returns the items that draw the text in a node whose size differs from the size of its layout: aligned to a
    /// side, or centered.
    func items(besides size: CGSize) -> [DisplayItem] {
        let own = layout.pixelSize
        let free = size.width - own.width
        let x: CGFloat =
            switch layout.paragraph.alignment {
            case .leading: isAnchoredRight ? free : 0
            case .center: free / 2
            case .trailing: isAnchoredRight ? 0 : free
            }
        let items = items(in: own)
        return x == 0 ? items : [.group(DisplayGroup(offset: CGPoint(x: x, y: 0), items: items))]
    }

    /// Returns the whole text as one piece.
    ///
    /// - Parameter isLeaving: True if the piece is only visual, because another text has replaced it.
    func whole(isLeaving: Bool) -> ContentPiece {
        var text = self
        if isLeaving { text = ShownText(layout: layout.asDecoration, typeSetter: typeSetter) }
        let size = layout.pixelSize
        return ContentPiece(
            items: text.items(in: size), frame: CGRect(origin: CGPoint(x: left, y: 0), size: size))
    }

    /// The characters as pieces; nil if the text cannot be split.
    var characters: [ContentPiece]? {
        layout.characters(by: typeSetter)?.map { piece in
            var piece = piece
            piece.frame.origin.x += left
            return piece
        }
    }
}
