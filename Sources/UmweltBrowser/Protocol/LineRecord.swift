import Foundation

/// A line of text, in a box in points.
struct LineRecord: Codable, Equatable {
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
    /// How far the baseline is below the box's top, in points.
    var ascent: CGFloat
    /// Whether the line starts at the right.
    @Flag var isRightToLeft = false
    /// Whether the line cannot be selected.
    @Flag var isUnselectable = false
    /// Whether the text goes on, so that the browser has to cut it.
    @Flag var isCut = false
    /// The full text of a line that was cut elsewhere than at its end.
    var fullText: String?
    /// Whether the line is there to be seen only.
    @Flag var isDecoration = false
    /// What no line shows between this one and the next, so that it is copied with them.
    var gap: String?
    /// What the letters are filled with: a picture of the box, as SVG.
    var picture: String?
    /// The text in parts of one style.
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
        case parts = "t"
    }
}

/// A part of a line, of one style.
typealias TextPartRecord = Joined<TextStyleRecord, PartRecord>

/// What a part of a line says, or which image it shows.
struct PartRecord: Codable, Equatable {
    var text: String
    /// Whether the part keeps its place, but is not shown.
    @Flag var isHidden = false
    /// What an image draws; nil for text.
    var picture: [ItemRecord]?
    /// The width of the image, in points.
    var width: CGFloat?
    /// How far the image's baseline is below its top, in points.
    var ascent: CGFloat?
    /// What is read in place of the image.
    var label: String?
    /// The space between letters, in points.
    var kerning: CGFloat?
    /// Where the part leads.
    var link: String?
    /// Whether browsers may go there by themselves.
    @Flag var isOpenable = false
    /// The height above the line's baseline, in points.
    var baselineOffset: CGFloat?

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
    }
}

/// The font and the colour of text.
struct TextStyleRecord: Codable, Equatable {
    /// The size of the font, in points.
    var size: CGFloat
    /// The colour, as CSS writes it.
    var color: String
    /// The weight, from 1 to 1000, where it is not 400.
    var weight: Int?
    @Flag var isItalic = false
    /// The width in percent, where it is not 100.
    var stretch: Int?
    var design: FontDesignRecord?
    /// Whether all digits have one width.
    @Flag var hasMonospacedDigits = false
    /// The family, where it is not the design's.
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

/// The design of a font, where it is not the usual one.
enum FontDesignRecord: Int, Codable, CaseIterable {
    case serif = 1
    case monospace = 2
}
