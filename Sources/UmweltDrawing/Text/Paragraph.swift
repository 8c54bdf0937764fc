import Foundation

/// Text that is ready for type setting: every font, colour and rule is resolved. A ``TypeSetter`` turns it into lines.
public struct Paragraph: Sendable, Hashable {
    /// The text, in stretches of one style.
    public var runs: [TextRun]

    /// How lines stand to each other when there are several.
    public var alignment: TextAlignment

    /// The most lines to show, at least 1; nil for no limit.
    public var lineLimit: Int?

    /// Where an ellipsis goes when the text does not fit.
    public var truncationMode: TruncationMode

    /// Space between the bottom of a line and the top of the next, in points.
    public var lineSpacing: CGFloat

    /// How high lines are; nil for as high as their fonts have them.
    public var lineHeight: AttributedString.LineHeight?

    /// How many lines the text takes at least, even if it is shorter.
    public var minLines = 1

    /// How much smaller the fonts may become for the text to fit, from 0 to 1.
    public var minimumScaleFactor: CGFloat = 1

    /// Whether letters may come closer together for the text to fit.
    public var allowsTightening = false

    /// The length of the pixels that the text stands on, in points; 0 for text that stands anywhere.
    public var pixelLength: CGFloat = 0

    /// Which side a line starts at.
    public var layoutDirection: LayoutDirection

    /// The identifier of the locale, for shaping and line breaks.
    public var localeIdentifier: String

    /// Whether bars are shown in place of the text.
    public var isRedacted: Bool

    /// Whether people can select it, in hosts where anything can be.
    public var isSelectable = true

    /// Whether it is there to be seen only, as what it says is read elsewhere.
    package var isDecoration = false

    /// Where an ellipsis goes when text does not fit.
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

    /// The text without its styles; images are an object replacement character each.
    public var string: String {
        runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    }

    /// What is read to people who have it read to them: the text, with images by their labels.
    package var spokenString: String {
        runs.count == 1 && runs[0].image == nil
            ? runs[0].text : runs.map { $0.image?.label ?? $0.text }.joined()
    }

    /// Whether `other` takes the same space: everything but colours and lines through or under the text is equal.
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

/// A stretch of text in one style.
public struct TextRun: Sendable, Hashable {
    /// The characters.
    public var text: String

    /// The font, resolved to a family, a size and a weight.
    public var font: ResolvedFont

    /// The colour of the glyphs (emoji keep their own).
    public var color: ResolvedColor

    /// What glyphs are filled with where that is not one colour, in the coordinates of what the text is drawn in; `color`
    /// stands for it where there can be only one.
    public var paint: Paint?

    /// An image in the place of the text, which is one object replacement character then; nil for none.
    public var image: InlineImage?

    /// Extra space between characters, in points.
    public var kerning: CGFloat

    /// How far the text stands above its line's baseline, in points.
    public var baselineOffset: CGFloat

    /// The colour of a line under the text; nil for none.
    public var underline: ResolvedColor?

    /// The colour of a line through the text; nil for none.
    public var strikethrough: ResolvedColor?

    /// Of what the line under the text consists.
    public var underlinePattern = LinePattern.solid

    /// Of what the line through the text consists.
    public var strikethroughPattern = LinePattern.solid

    /// Where the text leads when it is pressed; nil for nowhere.
    public var link: URL?

    /// The colour behind the text; nil for none.
    public var background: ResolvedColor?

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

    /// What its glyphs are drawn with.
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
