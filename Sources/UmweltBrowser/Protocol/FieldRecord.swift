import Foundation

/// What belongs to a field that text is written in.
struct FieldRecord: Codable, Equatable {
    /// What the field looks like, and how it is written in.
    var appearance: Joined<TextStyleRecord, FieldAppearanceRecord>

    enum CodingKeys: String, CodingKey {
        case appearance = "e"
    }
}

/// What a field looks like beside its text, and how it is written in, in the words of HTML and CSS.
struct FieldAppearanceRecord: Codable, Equatable {
    var prompt: PromptRecord?
    /// The alignment, if it is not left.
    var alignment: Alignment?
    /// The height of a line, in points.
    var lineHeight: CGFloat
    /// The padding as CSS orders it, in points.
    var padding: [CGFloat]?
    /// The colour of the caret and of what is selected.
    var tint: String
    /// Whether nothing is corrected.
    @Flag var isUncorrected = false
    var autocapitalize: String?
    var enterKeyHint: String?
    var inputMode: String?
    var autocomplete: String?

    enum Alignment: String, Codable, CaseIterable {
        case center, right
    }

    enum CodingKeys: String, CodingKey {
        case prompt = "p"
        case alignment = "l"
        case lineHeight = "h"
        case padding = "r"
        case tint = "t"
        case isUncorrected = "x"
        case autocapitalize = "u"
        case enterKeyHint = "k"
        case inputMode = "o"
        case autocomplete = "a"
    }
}

/// What a field shows as long as nothing is written in it.
struct PromptRecord: Codable, Equatable {
    var text: String
    /// The colour, as CSS writes it.
    var color: String

    enum CodingKeys: String, CodingKey {
        case text = "t"
        case color = "c"
    }
}
