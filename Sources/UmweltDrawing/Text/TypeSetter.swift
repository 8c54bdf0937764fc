import Foundation

/// Breaks paragraphs into lines and measures them. `UmweltRendering` answers with Pango, tests may answer with
/// `FixedMetrics` of `UmweltTesting`.
///
/// A type setter may be asked from any thread and must give equal answers to equal questions.
public protocol TypeSetter: Sendable {
    /// Sets `paragraph` within `width` and `height` points; nil or infinite for as much as it wants.
    ///
    /// Lines that don't fit the height are left out, but for the first, as are those beyond the paragraph's own limit;
    /// the last one shown then ends in an ellipsis (or has it where the paragraph's truncation mode says).
    func layout(_ paragraph: Paragraph, width: CGFloat?, height: CGFloat?) -> TextLayout
}

/// A paragraph set in lines.
public struct TextLayout: Sendable, Hashable {
    /// What was set.
    public var paragraph: Paragraph

    /// The width that lines were broken at; nil if none was given.
    public var width: CGFloat?

    /// How many lines were allowed, by the paragraph's limit and the height together; nil for any number.
    public var lineLimit: Int?

    /// The tight size: the widest line's width and all lines' heights.
    public var size: CGSize

    /// The lines from top to bottom; at least one.
    public var lines: [TextLine]

    /// Whether some text is not shown.
    public var isTruncated: Bool

    /// Makes a layout.
    public init(
        paragraph: Paragraph, width: CGFloat?, lineLimit: Int?, size: CGSize, lines: [TextLine], isTruncated: Bool
    ) {
        self.paragraph = paragraph
        self.width = width
        self.lineLimit = lineLimit
        self.size = size
        self.lines = lines
        self.isTruncated = isTruncated
    }

    /// The layout with paints that change from place to place, such as gradients, laid on a frame.
    package func painted(in frame: CGRect) -> TextLayout {
        guard paragraph.runs.contains(where: { $0.paint != nil }) else { return self }
        var copy = self
        for index in paragraph.runs.indices {
            copy.paragraph.runs[index].paint = paragraph.runs[index].paint?.fitted(to: frame)
        }
        return copy
    }

    /// The distance from the top to the first line's baseline.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// The distance from the top to the last line's baseline.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// One line of a ``TextLayout``, in points from the layout's top left corner.
public struct TextLine: Sendable, Hashable {
    /// The characters in it, as shown: with the ellipsis, without the line break.
    public var text: String

    /// The box of the line; its x already follows the paragraph's alignment within the layout's own size.
    public var frame: CGRect

    /// The distance from the layout's top to the baseline.
    public var baseline: CGFloat

    /// Makes a line.
    public init(text: String, frame: CGRect, baseline: CGFloat) {
        self.text = text
        self.frame = frame
        self.baseline = baseline
    }
}
