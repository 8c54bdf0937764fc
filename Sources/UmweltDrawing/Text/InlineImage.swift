import Foundation

/// An image in a line of text, placed like a character.
public struct InlineImage: Sendable, Hashable {
    /// The character that represents an image in the text: the object replacement character.
    public static let character: Character = "\u{FFFC}"

    /// The space in points that the image takes.
    public private(set) var size: CGSize

    /// The distance from the top of the image to the baseline of the text, in points.
    public private(set) var baseline: CGFloat

    /// The text that is read in place of the image; empty for none.
    public let label: String

    /// The factor by which the items are enlarged.
    private var scale: CGFloat = 1

    private var items: [DisplayItem]

    /// Makes an image of items in coordinates from its top left corner.
    package init(_ items: [DisplayItem], size: CGSize, baseline: CGFloat, label: String) {
        self.items = items
        self.size = size
        self.baseline = baseline
        self.label = label
    }

    /// Returns the items of the image, with its top left corner at a point.
    package func items(at origin: CGPoint) -> [DisplayItem] {
        var group = DisplayGroup(offset: origin, items: items)
        if scale != 1 {
            group.effects = DisplayEffects()
            group.effects?.transform = ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale))
        }
        return [.group(group)]
    }

    /// Returns the image with other drawing items.
    package func showing(_ items: [DisplayItem]) -> InlineImage {
        var copy = self
        copy.items = items
        return copy
    }

    /// An empty image of the same size.
    var hidden: InlineImage {
        var copy = self
        copy.items = []
        return copy
    }

    /// Returns the image scaled by a factor.
    package func scaled(by factor: CGFloat) -> InlineImage {
        var copy = self
        copy.size = CGSize(width: size.width * factor, height: size.height * factor)
        copy.baseline *= factor
        copy.scale *= factor
        return copy
    }
}
