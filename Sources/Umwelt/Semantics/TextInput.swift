import Foundation

/// What a host has to know of a field, apart from its text, so that what its user writes stands where the field would
/// draw it.
public struct TextInput: Sendable, Hashable {
    /// How much is written into a field.
    public enum Kind: Sendable, Hashable {
        /// One line.
        case line
        /// One line that nobody may read.
        case secret
        /// Several lines.
        case lines
    }

    /// Which letters become capitals as they are written.
    public enum Capitalization: Sendable, Hashable {
        case never, words, sentences, characters
    }

    /// What the key says that enters the text.
    public enum SubmitKey: Sendable, Hashable {
        case done, go, send, join, route, search, `return`, next, `continue`
    }

    /// How much is written into it.
    public var kind: Kind

    /// How the text looks; a run without characters.
    public var style: TextRun

    /// What stands there while nothing is written.
    public var prompt: TextRun

    /// Where the text stands in the field.
    public var alignment: TextAlignment

    /// Which side the leading one is.
    public var layoutDirection: LayoutDirection

    /// The height of a line, in points.
    public var lineHeight: CGFloat

    /// How far the first line's baseline is below its top, in points.
    public var baseline: CGFloat

    /// The room around the text.
    public var insets: EdgeInsets

    /// The colour of what is selected and of the place where the next character goes.
    public var tint: ResolvedColor

    /// Whether the host may correct what is written, or point at what it thinks wrong.
    public var isCorrected: Bool

    /// Which letters become capitals as they are written; nil if the host may choose.
    public var capitalization: Capitalization?

    /// What the key says that enters the text.
    public var submitKey: SubmitKey

    /// What is to be written, for hosts with keyboards on their screens.
    public var keyboard: UIKeyboardType

    /// What the text is for; nil if nobody says.
    public var contentType: UITextContentType?

    package init(
        kind: Kind, style: TextRun, prompt: TextRun, alignment: TextAlignment, layoutDirection: LayoutDirection,
        lineHeight: CGFloat, baseline: CGFloat, insets: EdgeInsets, tint: ResolvedColor, isCorrected: Bool,
        capitalization: Capitalization? = nil, submitKey: SubmitKey, keyboard: UIKeyboardType,
        contentType: UITextContentType? = nil
    ) {
        self.kind = kind
        self.style = style
        self.prompt = prompt
        self.alignment = alignment
        self.layoutDirection = layoutDirection
        self.lineHeight = lineHeight
        self.baseline = baseline
        self.insets = insets
        self.tint = tint
        self.isCorrected = isCorrected
        self.capitalization = capitalization
        self.submitKey = submitKey
        self.keyboard = keyboard
        self.contentType = contentType
    }
}

extension TextInput {
    /// Hashes what two equal ones have in common.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(style)
        hasher.combine(prompt)
    }
}
