import Foundation

/// The properties of a text field.
struct FieldRecord: MessageRecord {
    /// The appearance of the field, and its rules for input.
    var appearance: Joined<TextStyleRecord, FieldAppearanceRecord>

    enum CodingKeys: String, CodingKey {
        case appearance = "e"
    }
}

/// The appearance of a field apart from its text, and its rules for input, in the terms of HTML and CSS.
struct FieldAppearanceRecord: MessageRecord {
    var prompt: PromptRecord?
    /// The alignment; nil for left.
    var alignment: Alignment?
    /// The height of a line, in points.
    var lineHeight: CGFloat
    /// The space between lines, in points; nil for none.
    var lineSpacing: CGFloat?
    /// The space that is added between letters, in points; nil for none.
    var letterSpacing: CGFloat?
    /// The padding in the order of CSS, in points.
    var padding: [CGFloat]?
    /// The colour of the caret and of the selection.
    var tint: String
    /// If true, text is not corrected.
    @Flag var isUncorrected = false
    var autocapitalize: String?
    var enterKeyHint: String?
    var inputMode: String?
    var autocomplete: String?
    /// The app's last selection: the number of its selections, and the range in UTF-16 code units.
    var selection: [Int]?
    /// If true, the page reports the user's selection.
    @Flag var tellsSelection = false
    /// The runs of a text with attributes; nil for other texts.
    var runs: [FieldRunRecord]?

    enum Alignment: String, MessageValue, Decodable, CaseIterable {
        case center, right
    }

    enum CodingKeys: String, CodingKey {
        case prompt = "p"
        case alignment = "l"
        case lineHeight = "h"
        case lineSpacing = "z"
        case letterSpacing = "j"
        case padding = "r"
        case tint = "t"
        case isUncorrected = "x"
        case autocapitalize = "u"
        case enterKeyHint = "k"
        case inputMode = "o"
        case autocomplete = "a"
        case selection = "q"
        case tellsSelection = "v"
        case runs = "b"
    }
}

/// The prompt that a field shows while its text is empty.
struct PromptRecord: MessageRecord {
    var text: String
    /// The colour, as CSS writes it.
    var color: String

    enum CodingKeys: String, CodingKey {
        case text = "t"
        case color = "c"
    }
}

/// A run of a field's text, in one style.
typealias FieldRunRecord = Joined<TextStyleRecord, RunPartRecord>

/// The length of a run, and its attributes other than font and colour.
struct RunPartRecord: MessageRecord {
    /// The number of characters, in UTF-16 code units.
    var length: Int
    /// The space that is added between letters, in points; nil for none.
    var kerning: CGFloat?
    /// The offset above the line's baseline, in points; nil for none.
    var baselineOffset: CGFloat?
    /// The colour behind the text; nil for none.
    var background: String?
    /// The pattern and the colour of the line under the text, as CSS writes them; nil for none.
    var underline: String?
    /// The pattern and the colour of the line through the text, as CSS writes them; nil for none.
    var strikethrough: String?

    enum CodingKeys: String, CodingKey {
        case length = "l"
        case kerning = "k"
        case baselineOffset = "v"
        case background = "b"
        case underline = "u"
        case strikethrough = "t"
    }
}
