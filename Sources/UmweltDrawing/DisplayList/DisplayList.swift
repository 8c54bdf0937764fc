import Foundation

/// A picture as a value: what to draw, in order, in points from the top left corner.
///
/// It holds no views and may leave the main actor: rasters and encoders work on it on any thread.
public struct DisplayList: Sendable, Hashable {
    /// The size of the picture in points.
    public var size: CGSize

    /// What to draw, from back to front.
    public var items: [DisplayItem]

    /// Makes a display list.
    public init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        self.items = items
    }
}

/// One thing to draw.
public enum DisplayItem: Sendable, Hashable {
    /// A filled path; its edges are smooth, or whole pixels if it is not antialiased.
    case fill(Path, Paint, isEvenOdd: Bool = false, isAntialiased: Bool = true)
    /// A path's outline; its edges are smooth, or whole pixels if it is not antialiased.
    case stroke(Path, Paint, StrokeStyle, isAntialiased: Bool = true)
    /// Lines of text with the layout's top left corner at a point.
    case text(TextLayout, at: CGPoint)
    /// An image's file, or a part of it, in a rectangle.
    case image(ImageDrawing)
    /// Several things that are moved, clipped and faded together.
    indirect case group(DisplayGroup)
}

/// Things that are moved, clipped and faded together.
public struct DisplayGroup: Sendable, Hashable {
    /// How far to move the content.
    public var offset: CGPoint

    /// From 0, invisible, to 1. The content is faded as one, so that overlapping parts don't show through.
    public var opacity: Double

    /// What to clip the content to, in the content's own coordinates; nil for no clip.
    public var clip: Path?

    /// Whether the clip's edges are smooth, or whole pixels.
    public var isClipAntialiased: Bool

    /// What else becomes of the content, in its own coordinates; nil for nothing.
    public var effects: DisplayEffects?

    /// What to draw, from back to front.
    public var items: [DisplayItem]

    /// Makes a group.
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
