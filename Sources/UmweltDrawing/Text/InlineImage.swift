import Foundation

/// An image that stands in a line of text as a letter does.
public struct InlineImage: Sendable, Hashable {
    /// The character that has its place in the text.
    public static let character: Character = "\u{FFFC}"

    /// How much room it takes, in points.
    public private(set) var size: CGSize

    /// How far below its top the baseline of the text is.
    public private(set) var baseline: CGFloat

    /// How far it may stand out of its line at the top and at the bottom.
    package private(set) var overhang: CGFloat

    /// What is read in its place; empty for nothing.
    public let label: String

    /// How much larger than its items it is drawn.
    private var scale: CGFloat = 1

    private var items: [DisplayItem]

    /// Makes an image of items that are drawn from its top left corner.
    package init(_ items: [DisplayItem], size: CGSize, baseline: CGFloat, overhang: CGFloat, label: String) {
        self.items = items
        self.overhang = overhang
        self.size = size
        self.baseline = baseline
        self.label = label
    }

    /// What is drawn, with the image's top left corner at a point.
    package func items(at origin: CGPoint) -> [DisplayItem] {
        var group = DisplayGroup(offset: origin, items: items)
        if scale != 1 {
            group.effects = DisplayEffects()
            group.effects?.transform = ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale))
        }
        return [.group(group)]
    }

    /// The image's place without the image.
    var hidden: InlineImage {
        var copy = self
        copy.items = []
        return copy
    }

    /// The image in another size.
    package func scaled(by factor: CGFloat) -> InlineImage {
        var copy = self
        copy.size = CGSize(width: size.width * factor, height: size.height * factor)
        copy.baseline *= factor
        copy.overhang *= factor
        copy.scale *= factor
        return copy
    }
}
