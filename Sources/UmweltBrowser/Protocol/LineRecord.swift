import Foundation

/// A line of text, in a box in points.
struct LineRecord: MessageRecord {
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
    /// The distance from the box's top to the baseline, in points.
    var ascent: CGFloat
    /// If true, the line is written from right to left.
    @Flag var isRightToLeft = false
    /// If true, the line cannot be selected.
    @Flag var isUnselectable = false
    /// If true, the text is longer than the line, so that the browser has to cut it.
    @Flag var isCut = false
    /// The full text of a line that was truncated elsewhere than at its end.
    var fullText: String?
    /// If true, the line is visible only: it is not copied or read out.
    @Flag var isDecoration = false
    /// The text between this line and the next that neither shows, so that it is copied with them.
    var gap: String?
    /// The fill of the letters: a picture of the box, as SVG.
    var picture: String?
    /// The language, as HTML writes it; nil for the page's.
    var language: String?
    /// The parts of the text, each of one style.
    var parts: [TextPartRecord]

    enum CodingKeys: String, CodingKey {
        case x, y
        case width = "w"
        case height = "h"
        case ascent = "a"
        case isRightToLeft = "e"
        case isUnselectable = "l"
        case isCut = "r"
        case fullText = "f"
        case isDecoration = "o"
        case gap = "b"
        case picture = "n"
        case language = "j"
        case parts = "t"
    }
}

/// A part of a line, in one style.
typealias TextPartRecord = Joined<TextStyleRecord, PartRecord>

/// The text of a part of a line, or its image.
struct PartRecord: MessageRecord {
    var text: String
    /// If true, the part takes up space, but is invisible.
    @Flag var isHidden = false
    /// The display items of an image; nil for text.
    var picture: [ItemRecord]?
    /// The width of the image, in points.
    var width: CGFloat?
    /// The distance from the image's top to its baseline, in points.
    var ascent: CGFloat?
    /// The text that represents the image to assistive technology.
    var label: String?
    /// The extra space between letters, in points.
    var kerning: CGFloat?
    /// The destination of a link.
    var link: String?
    /// If true, browsers may open the link themselves.
    @Flag var isOpenable = false
    /// The offset above the line's baseline, in points.
    var baselineOffset: CGFloat?
    /// The animated properties of the item, each with its own track.
    var tracks: [TrackRecord]?

    enum CodingKeys: String, CodingKey {
        case text = "t"
        case isHidden = "h"
        case picture = "g"
        case width = "x"
        case ascent = "b"
        case label = "y"
        case kerning = "k"
        case link = "l"
        case isOpenable = "u"
        case baselineOffset = "v"
        case tracks = "a"
    }
}

/// The font and the colour of text.
struct TextStyleRecord: MessageRecord {
    /// The size of the font, in points.
    var size: CGFloat
    /// The colour, as CSS writes it.
    var color: String
    /// The weight, from 1 to 1000; nil for 400.
    var weight: Int?
    @Flag var isItalic = false
    /// The width in percent; nil for 100.
    var stretch: Int?
    var design: FontDesignRecord?
    /// If true, all digits have one width.
    @Flag var hasMonospacedDigits = false
    /// The family; nil for the design's.
    var family: String?

    enum CodingKeys: String, CodingKey {
        case size = "s"
        case color = "c"
        case weight = "w"
        case isItalic = "i"
        case stretch = "n"
        case design = "d"
        case hasMonospacedDigits = "m"
        case family = "f"
    }
}

/// The design of a font, if it is not the default.
enum FontDesignRecord: Int, MessageValue, Decodable, CaseIterable {
    case serif = 1
    case monospace = 2
}
