import Foundation

/// Text that is ready for type setting: every font, colour and rule is resolved. A ``TypeSetter`` turns it into lines.
public struct Paragraph: Sendable, Hashable {
    /// The text, in runs of one style.
    public var runs: [TextRun]

    /// All but the text, which the texts of one place have in common: they share it.
    private var rules: SharedRules

    private final class SharedRules: Sendable {
        let values: Rules

        init(_ values: Rules) { self.values = values }
    }

    private struct Rules: Hashable, Sendable {
        var pixelLength: CGFloat = 0
        var localeIdentifier = "en"
        var lineLimit: Int?
        var lineSpacing: CGFloat = 0
        var lineHeight: AttributedString.LineHeight?
        var minLines = 1
        var minimumScaleFactor: CGFloat = 1
        var truncationMode = TruncationMode.tail
        var allowsTightening = false
        var alignment = TextAlignment.leading
        var alignsByWritingDirection = false
        var layoutDirection = LayoutDirection.leftToRight
        var isRedacted = false
        var isSelectable = true
        var isDecoration = false

        /// The rules without those that do not affect the size of the text.
        var metrics: Rules {
            var metrics = self
            (metrics.isRedacted, metrics.isSelectable, metrics.isDecoration) = (false, true, false)
            return metrics
        }
    }

    private mutating func change(_ body: (inout Rules) -> Void) {
        var values = rules.values
        body(&values)
        rules = SharedRules(values)
    }

    /// The size of the display's pixels in points, to which the text is aligned; 0 for no alignment.
    public var pixelLength: CGFloat {
        get { rules.values.pixelLength }
        set { if newValue != pixelLength { change { $0.pixelLength = newValue } } }
    }

    /// The identifier of the locale, for shaping and line breaks.
    public var localeIdentifier: String {
        get { rules.values.localeIdentifier }
        set { if newValue != localeIdentifier { change { $0.localeIdentifier = newValue } } }
    }

    /// The horizontal alignment of several lines with each other.
    public var alignment: TextAlignment {
        get { rules.values.alignment }
        set { if newValue != alignment { change { $0.alignment = newValue } } }
    }

    /// If true, each line is aligned by the writing direction of its own paragraph: leading is left for English and
    /// right for Hebrew. If false, by ``layoutDirection``.
    public var alignsByWritingDirection: Bool {
        get { rules.values.alignsByWritingDirection }
        set { if newValue != alignsByWritingDirection { change { $0.alignsByWritingDirection = newValue } } }
    }

    /// The side at which lines start.
    public var layoutDirection: LayoutDirection {
        get { rules.values.layoutDirection }
        set { if newValue != layoutDirection { change { $0.layoutDirection = newValue } } }
    }

    /// True to show bars in place of the text.
    public var isRedacted: Bool {
        get { rules.values.isRedacted }
        set { if newValue != isRedacted { change { $0.isRedacted = newValue } } }
    }

    /// True if the user can select the text, in hosts with selection.
    public var isSelectable: Bool {
        get { rules.values.isSelectable }
        set { if newValue != isSelectable { change { $0.isSelectable = newValue } } }
    }

    /// True if the text is not accessible, as its content is read elsewhere.
    package var isDecoration: Bool {
        get { rules.values.isDecoration }
        set { if newValue != isDecoration { change { $0.isDecoration = newValue } } }
    }

    /// The most lines to show, at least 1; nil for no limit.
    public var lineLimit: Int? {
        get { rules.values.lineLimit }
        set { if newValue != lineLimit { change { $0.lineLimit = newValue } } }
    }

    /// The position of the ellipsis when the text does not fit.
    public var truncationMode: TruncationMode {
        get { rules.values.truncationMode }
        set { if newValue != truncationMode { change { $0.truncationMode = newValue } } }
    }

    /// The space between the bottom of a line and the top of the next, in points.
    public var lineSpacing: CGFloat {
        get { rules.values.lineSpacing }
        set { if newValue != lineSpacing { change { $0.lineSpacing = newValue } } }
    }

    /// The line height; nil for the fonts' own.
    public var lineHeight: AttributedString.LineHeight? {
        get { rules.values.lineHeight }
        set { if newValue != lineHeight { change { $0.lineHeight = newValue } } }
    }

    /// The minimum number of lines for which space is reserved.
    public var minLines: Int {
        get { rules.values.minLines }
        set { if newValue != minLines { change { $0.minLines = newValue } } }
    }

    /// The smallest factor of the fonts' sizes that may be used to make the text fit, from 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { rules.values.minimumScaleFactor }
        set { if newValue != minimumScaleFactor { change { $0.minimumScaleFactor = newValue } } }
    }

    /// True if characters may move closer together to make the text fit.
    public var allowsTightening: Bool {
        get { rules.values.allowsTightening }
        set { if newValue != allowsTightening { change { $0.allowsTightening = newValue } } }
    }

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
    ///
    /// - Parameters:
    ///   - runs: The parts of the text, each in one style.
    ///   - alignment: The alignment of the lines.
    ///   - lineLimit: The maximum number of lines; nil for any number.
    ///   - truncationMode: The part of a text that is replaced by an ellipsis.
    ///   - lineSpacing: The distance between lines in addition to the font's, in points.
    ///   - layoutDirection: The direction of the surrounding views.
    ///   - localeIdentifier: The identifier of the locale, whose language chooses letters and breaks.
    public init(
        runs: [TextRun], alignment: TextAlignment = .leading, lineLimit: Int? = nil,
        truncationMode: TruncationMode = .tail, lineSpacing: CGFloat = 0,
        layoutDirection: LayoutDirection = .leftToRight, localeIdentifier: String = "en", isRedacted: Bool = false
    ) {
        self.runs = runs
        rules = SharedRules(
            Rules(
                localeIdentifier: localeIdentifier, lineLimit: lineLimit, lineSpacing: lineSpacing,
                truncationMode: truncationMode, alignment: alignment, layoutDirection: layoutDirection,
                isRedacted: isRedacted))
    }

    /// Returns a paragraph of other text by the same rules.
    package func with(_ runs: [TextRun]) -> Paragraph {
        var copy = self
        copy.runs = runs
        return copy
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

    /// Returns true if `other` has the same size: they differ only in colours and in lines through or under the text.
    ///
    /// - Parameter other: The paragraph to compare with.
    public func hasSameMetrics(as other: Paragraph) -> Bool {
        guard runs.count == other.runs.count,
            // Copies without the rules that do not matter are made only if the rules are not the same.
            rules === other.rules || rules.values == other.rules.values
                || rules.values.metrics == other.rules.values.metrics
        else { return false }
        // By their places: a copy of a run is a reference to each of its parts.
        return runs.indices.allSatisfy { runs[$0].hasSameMetrics(as: other.runs[$0]) }
    }
}

extension Paragraph {
    /// Returns true if both have the same text by the same rules.
    public static func == (left: Paragraph, right: Paragraph) -> Bool {
        (left.rules === right.rules || left.rules.values == right.rules.values) && left.runs == right.runs
    }

    /// Hashes the text and the rules.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(runs)
        hasher.combine(rules.values)
    }
}

/// A part of a paragraph in one style.
public struct TextRun: Sendable, Hashable {
    /// The characters.
    public var text: String

    /// The font, resolved to a family, a size and a weight.
    public var font: ResolvedFont

    /// The colour of the glyphs; emoji have their own colours.
    public var color: ResolvedColor

    /// Extra space between characters, in points.
    public var kerning: CGFloat

    /// The height of the text above its line's baseline, in points.
    public var baselineOffset: CGFloat

    /// The attributes that most runs do not have; nil if this run has none of them.
    @Rare private var extras: Extras?

    private struct Extras: Hashable, Sendable {
        var paint: Paint?
        var image: InlineImage?
        var underline: ResolvedColor?
        var strikethrough: ResolvedColor?
        var underlinePattern = LinePattern.solid
        var strikethroughPattern = LinePattern.solid
        var link: URL?
        var background: ResolvedColor?
    }

    /// All extra attributes, with the default values if the run has none.
    private var allExtras: Extras {
        get { extras ?? Extras() }
        set { extras = newValue == Extras() ? nil : newValue }
    }

    /// True if the run is text in a font and a colour, without further attributes.
    package var isPlain: Bool { extras == nil && attributes.isEmpty }

    /// The paint of the glyphs if it is not one colour, in the coordinates of the picture that the text is drawn in;
    /// nil for `color`.
    ///
    /// `color` replaces it where only one colour is possible.
    public var paint: Paint? {
        get { extras?.paint }
        set { if newValue != paint { allExtras.paint = newValue } }
    }

    /// An image in place of the text, which must be one object replacement character; nil for none.
    public var image: InlineImage? {
        get { extras?.image }
        set { if newValue != image { allExtras.image = newValue } }
    }

    /// The colour of a line under the text; nil for none.
    public var underline: ResolvedColor? {
        get { extras?.underline }
        set { if newValue != underline { allExtras.underline = newValue } }
    }

    /// The colour of a line through the text; nil for none.
    public var strikethrough: ResolvedColor? {
        get { extras?.strikethrough }
        set { if newValue != strikethrough { allExtras.strikethrough = newValue } }
    }

    /// The pattern of the line under the text.
    public var underlinePattern: LinePattern {
        get { extras?.underlinePattern ?? .solid }
        set { if newValue != underlinePattern { allExtras.underlinePattern = newValue } }
    }

    /// The pattern of the line through the text.
    public var strikethroughPattern: LinePattern {
        get { extras?.strikethroughPattern ?? .solid }
        set { if newValue != strikethroughPattern { allExtras.strikethroughPattern = newValue } }
    }

    /// The target of a link; nil for text that is not a link.
    public var link: URL? {
        get { extras?.link }
        set { if newValue != link { allExtras.link = newValue } }
    }

    /// The colour behind the text; nil for none.
    public var background: ResolvedColor? {
        get { extras?.background }
        set { if newValue != background { allExtras.background = newValue } }
    }

    /// The app's own values for the run.
    package var attributes = RunAttributes()

    /// Makes a run.
    ///
    /// - Parameters:
    ///   - text: The characters.
    ///   - font: The font.
    ///   - color: The colour of the letters.
    ///   - kerning: The extra distance after each letter, in points.
    ///   - baselineOffset: The distance by which the letters are raised, in points.
    ///   - underline: The colour of the line under the text; nil for none.
    ///   - strikethrough: The colour of the line through the text; nil for none.
    public init(
        text: String, font: ResolvedFont, color: ResolvedColor, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
        underline: ResolvedColor? = nil, strikethrough: ResolvedColor? = nil
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.kerning = kerning
        self.baselineOffset = baselineOffset
        if underline != nil || strikethrough != nil {
            extras = Extras(underline: underline, strikethrough: strikethrough)
        }
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
