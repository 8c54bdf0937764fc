import Foundation

/// An animation that the page plays itself, which replaces the node's current one; without tracks, it ends that. The
/// node's drawing has separate tracks, in its items.
struct MotionRecord: MessageRecord {
    /// The duration, in milliseconds.
    var duration: CGFloat?
    /// The elapsed milliseconds; negative if the animation starts later.
    var elapsed: CGFloat?
    /// If true, the animation repeats forever.
    @Flag var repeats = false
    /// The animated properties, each with its own track.
    var tracks: [TrackRecord]?

    enum CodingKeys: String, CodingKey {
        case duration = "d"
        case elapsed = "e"
        case repeats = "r"
        case tracks = "t"
    }
}

/// The animation of one CSS property.
struct TrackRecord: MessageRecord {
    var property: TrackProperty
    /// The values that it passes through.
    var values: [String]
    /// The times of the values, from 0 to 1; nil for even ones.
    var offsets: [CGFloat]?
    /// The index of the curve from the first to the last value; nil if there are straight lines from each to the next.
    var curve: Int?

    enum CodingKeys: String, CodingKey {
        case property = "p"
        case values = "v"
        case offsets = "o"
        case curve = "c"
    }
}

/// A property that a page animates.
enum TrackProperty: String, MessageValue, Decodable, CaseIterable {
    // Of nodes; the opacity also of groups.
    case translate, width, height, opacity, transform, filter, clipPath
    // Of paths.
    case d, fill, fillOpacity, stroke, strokeOpacity, strokeWidth, strokeDashoffset
    // Of the stops of gradients, of letters, and of images that are drawn in one colour.
    case stopColor, stopOpacity, color, backgroundColor
    // Of materials, beside those of nodes.
    case backdropFilter
    // Colours around a point, and attributes of other gradients and their stops: the script writes them for each frame.
    case background, x1, y1, x2, y2, r, fr, gradientTransform, offset
}

/// The animation with which a page scrolls.
struct GlideRecord: MessageRecord {
    /// The duration, in milliseconds.
    var duration: CGFloat
    /// The index of the curve.
    var curve: Int
    /// The greatest animated distance, in points: a longer distance starts with a jump. Nil for any.
    var reach: PairRecord?

    enum CodingKeys: String, CodingKey {
        case duration = "d"
        case curve = "c"
        case reach = "r"
    }
}
