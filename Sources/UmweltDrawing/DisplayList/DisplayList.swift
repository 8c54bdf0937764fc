import Foundation

/// A picture as a value: the items to be drawn, in order, in points from the top left corner.
///
/// A display list contains no views and is `Sendable`: it can be drawn or encoded on any thread.
public struct DisplayList: Sendable, Hashable {
    /// The size of the picture in points.
    public var size: CGSize

    /// The items, from back to front.
    public var items: [DisplayItem]

    /// Makes a display list.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - items: The items, from back to front.
    public init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        self.items = items
    }
}

/// One entry of a display list.
public enum DisplayItem: Sendable, Hashable {
    /// A filled path; its edges are smooth, or follow whole pixels if it is not antialiased.
    case fill(Path, Paint, isEvenOdd: Bool = false, isAntialiased: Bool = true)
    /// The outline of a path; its edges are smooth, or follow whole pixels if it is not antialiased.
    case stroke(Path, Paint, StrokeStyle, isAntialiased: Bool = true)
    /// Lines of text; the point is the layout's top left corner.
    case text(TextLayout, at: CGPoint)
    /// An image file, or a part of it, in a rectangle.
    indirect case image(ImageDrawing)
    /// Items that are moved, clipped and faded together.
    indirect case group(DisplayGroup)
}

/// Display items that are moved, clipped, changed by effects and faded together.
public struct DisplayGroup: Sendable, Hashable {
    /// The distance in points by which the content is shifted.
    public var offset: CGPoint

    /// The opacity, from 0, invisible, to 1. The content is faded as one, so that overlapping parts do not show
    /// through.
    public var opacity: Double

    /// The area that the content is clipped to, in the content's own coordinates; nil for no clip.
    public var clip: Path?

    /// If true, the edges of the clip are smooth; if false, they follow whole pixels.
    public var isClipAntialiased: Bool

    /// Further effects on the content, in its own coordinates; nil for none.
    public var effects: DisplayEffects?

    /// The content, from back to front.
    public var items: [DisplayItem]

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - offset: The position of the group's origin, in points.
    ///   - opacity: The opacity from 0 to 1.
    ///   - clip: The path outside of which nothing is drawn, in the group's coordinates; nil for no clip.
    ///   - isClipAntialiased: True if pixels at the edge of the clip are drawn in part.
    ///   - effects: The transform, filters, mask and blend mode; nil for none.
    ///   - items: The items, from back to front.
    public init(
        offset: CGPoint = .zero, opacity: Double = 1, clip: Path? = nil, isClipAntialiased: Bool = true,
        effects: DisplayEffects? = nil,
        items: [DisplayItem]
    ) {
        self.offset = offset
        self.opacity = opacity
        self.clip = clip
        self.isClipAntialiased = isClipAntialiased
        self.effects = effects
        self.items = items
    }
}
