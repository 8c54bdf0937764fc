import Foundation

/// The description of a text field, except for its text, for a host that shows its own field in its place.
public struct TextInput: Sendable, Hashable {
    /// The kinds of text that fields hold.
    public enum Kind: Sendable, Hashable {
        /// One line.
        case line
        /// One line that is not shown in readable form.
        case secret
        /// Several lines.
        case lines
    }

    /// The rules for capital letters as text is typed.
    public enum Capitalization: Sendable, Hashable {
        case never, words, sentences, characters
    }

    /// The labels of the key that submits the text.
    public enum SubmitKey: Sendable, Hashable {
        case done, go, send, join, route, search, `return`, next, `continue`
    }

    /// A part of the text that the app selects.
    public struct Selection: Sendable, Hashable {
        /// The part, from and to offsets in UTF-16 code units.
        public let range: Range<Int>

        /// The number of selections that the app has made so far, so that each is applied once.
        public let number: Int

        package init(range: Range<Int>, number: Int) {
            self.range = range
            self.number = number
        }
    }

    /// The kind of text.
    public var kind: Kind

    /// The style of the text; a run without characters.
    public var style: TextRun

    /// The prompt that is visible while the text is empty.
    public var prompt: TextRun

    /// The alignment of the text in the field.
    public var alignment: TextAlignment

    /// The layout direction, which decides which side is the leading one.
    public var layoutDirection: LayoutDirection

    /// The height of a line, in points.
    public var lineHeight: CGFloat

    /// The space between lines with the font's leading, in points; 0 for a field of one line.
    public var lineSpacing: CGFloat

    /// The distance from the top of the first line to its baseline, in points.
    public var baseline: CGFloat

    /// The space around the text, in points.
    public var insets: EdgeInsets

    /// The colour of the selection and of the insertion point.
    public var tint: ResolvedColor

    /// True if the host may correct the text or mark spelling mistakes.
    public var isCorrected: Bool

    /// The rule for capital letters as text is typed; nil if the host may choose.
    public var capitalization: Capitalization?

    /// The label of the key that submits the text.
    public var submitKey: SubmitKey

    /// The kind of on-screen keyboard that fits the text.
    public var keyboard: UIKeyboardType

    /// The purpose of the text; nil if it is not specified.
    public var contentType: UITextContentType?

    /// The part of the text that the app selected last; nil for none.
    public var selection: Selection?

    /// True if the host reports the user's selection.
    public var tellsSelection: Bool

    /// The text in runs of one style each, as it was when the description was made; nil if there is only one style.
    public var runs: [TextRun]?

    package init(
        kind: Kind, style: TextRun, prompt: TextRun, alignment: TextAlignment, layoutDirection: LayoutDirection,
        lineHeight: CGFloat, lineSpacing: CGFloat = 0, baseline: CGFloat, insets: EdgeInsets, tint: ResolvedColor,
        isCorrected: Bool,
        capitalization: Capitalization? = nil, submitKey: SubmitKey, keyboard: UIKeyboardType,
        contentType: UITextContentType? = nil, selection: Selection? = nil, tellsSelection: Bool = false
    ) {
        self.kind = kind
        self.style = style
        self.prompt = prompt
        self.alignment = alignment
        self.layoutDirection = layoutDirection
        self.lineHeight = lineHeight
        self.lineSpacing = lineSpacing
        self.baseline = baseline
        self.insets = insets
        self.tint = tint
        self.isCorrected = isCorrected
        self.capitalization = capitalization
        self.submitKey = submitKey
        self.keyboard = keyboard
        self.contentType = contentType
        self.selection = selection
        self.tellsSelection = tellsSelection
    }
}

extension TextInput {
    /// Hashes the kind, the style and the prompt only.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(style)
        hasher.combine(prompt)
    }
}
