import Foundation

/// Text that is ready for type setting: every font, colour and rule is resolved. A ``TypeSetter`` turns it into lines.
public struct Paragraph: Sendable, Hashable {
    /// The text, in runs of one style.
    public var runs: [TextRun]

    /// The horizontal alignment of several lines with each other.
    public var alignment: TextAlignment

    /// The most lines to show, at least 1; nil for no limit.
    public var lineLimit: Int?

    /// The position of the ellipsis when the text does not fit.
    public var truncationMode: TruncationMode

    /// The space between the bottom of a line and the top of the next, in points.
    public var lineSpacing: CGFloat

    /// The height of lines; nil for that of their fonts.
    public var lineHeight: AttributedString.LineHeight?

    /// The smallest number of lines that the text takes space for.
    public var minLines = 1

    /// The smallest factor of the fonts' sizes that may be used to make the text fit, from 0 to 1.
    public var minimumScaleFactor: CGFloat = 1

    /// If true, characters may move closer together to make the text fit.
    public var allowsTightening = false

    /// The size of the display's pixels, to which the text is aligned, in points; 0 for no alignment.
    public var pixelLength: CGFloat = 0

    /// The side at which lines start.
    public var layoutDirection: LayoutDirection

    /// The identifier of the locale, for shaping and line breaks.
    public var localeIdentifier: String

    /// If true, bars are shown in place of the text.
    public var isRedacted: Bool

    /// If true, the user can select the text, in hosts with selection.
    public var isSelectable = true

    /// If true, the text is not accessible, as its content is read elsewhere.
    package var isDecoration = false

    /// A position of the ellipsis in text that does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning.
        case head
        /// At the end.
        case tail
        /// In the middle.
        case middle
    }

    /// Makes a paragraph.
    public init(
        runs: [TextRun], alignment: TextAlignment = .leading, lineLimit: Int? = nil,
        truncationMode: TruncationMode = .tail, lineSpacing: CGFloat = 0,
        layoutDirection: LayoutDirection = .leftToRight, localeIdentifier: String = "en", isRedacted: Bool = false
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.truncationMode = truncationMode
        self.lineSpacing = lineSpacing
        self.layoutDirection = layoutDirection
        self.localeIdentifier = localeIdentifier
        self.isRedacted = isRedacted
    }

    /// The text without its styles; each image is an object replacement character.
    public var string: String {
        runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    }

    /// The text for assistive technology, with the labels of images.
    package var spokenString: String {
        runs.count == 1 && runs[0].image == nil
            ? runs[0].text : runs.map { $0.image?.label ?? $0.text }.joined()
    }

    /// Returns true if `other` takes the same space: all but colours and lines through or under the text is equal.
    public func hasSameMetrics(as other: Paragraph) -> Bool {
        guard
            alignment == other.alignment, lineLimit == other.lineLimit, truncationMode == other.truncationMode,
            lineSpacing == other.lineSpacing, lineHeight == other.lineHeight, minLines == other.minLines,
            minimumScaleFactor == other.minimumScaleFactor, allowsTightening == other.allowsTightening,
            pixelLength == other.pixelLength, layoutDirection == other.layoutDirection,
            localeIdentifier == other.localeIdentifier, runs.count == other.runs.count
        else { return false }
        return zip(runs, other.runs).allSatisfy { $0.hasSameMetrics(as: $1) }
    }
}

/// A part of a paragraph in one style.
public struct TextRun: Sendable, Hashable {
    /// The characters.
    public var text: String

    /// The font, resolved to a family, a size and a weight.
    public var font: ResolvedFont

    /// The colour of the glyphs (emoji keep their own).
    public var color: ResolvedColor

    /// The paint of the glyphs if it is not one colour, in the coordinates of the picture that the text is drawn in;
    /// nil for `color`.
    ///
    /// `color` replaces it where only one colour is possible.
    public var paint: Paint?

    /// An image in place of the text, which must be one object replacement character; nil for none.
    public var image: InlineImage?

    /// Extra space between characters, in points.
    public var kerning: CGFloat

    /// The height of the text above its line's baseline, in points.
    public var baselineOffset: CGFloat

    /// The colour of a line under the text; nil for none.
    public var underline: ResolvedColor?

    /// The colour of a line through the text; nil for none.
    public var strikethrough: ResolvedColor?

    /// The pattern of the line under the text.
    public var underlinePattern = LinePattern.solid

    /// The pattern of the line through the text.
    public var strikethroughPattern = LinePattern.solid

    /// The target of a link; nil for text that is not a link.
    public var link: URL?

    /// The colour behind the text; nil for none.
    public var background: ResolvedColor?

    /// The app's own values for the run.
    package var attributes = RunAttributes()

    /// Makes a run.
    public init(
        text: String, font: ResolvedFont, color: ResolvedColor, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
        underline: ResolvedColor? = nil, strikethrough: ResolvedColor? = nil
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.kerning = kerning
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
    }

    /// The paint of the glyphs.
    package var ink: Paint {
        get { paint ?? .color(color) }
        set {
            color = newValue.plainColor
            paint = newValue.isColor ? nil : newValue
        }
    }

    func hasSameMetrics(as other: TextRun) -> Bool {
        font == other.font && text == other.text && kerning == other.kerning
            && baselineOffset == other.baselineOffset
            && image?.size == other.image?.size && image?.baseline == other.image?.baseline
    }
}
