import Foundation

/// A type that breaks paragraphs into lines and measures them.
///
/// `UmweltRendering` does it with Pango, tests may do it with `FixedMetrics` of `UmweltTesting`. A type setter may be
/// called from any thread and must return equal layouts for equal arguments.
public protocol TypeSetter: Sendable {
    /// Breaks a paragraph into lines.
    ///
    /// Lines that do not fit the height or exceed the paragraph's line limit are left out, except for the first line;
    /// the last visible line is then truncated with an ellipsis, at the position that the truncation mode chooses.
    ///
    /// - Parameters:
    ///   - paragraph: The text.
    ///   - width: The greatest width of lines, in points; nil or infinite for no limit.
    ///   - height: The greatest height of all lines, in points; nil or infinite for no limit.
    func layout(_ paragraph: Paragraph, width: CGFloat?, height: CGFloat?) -> TextLayout

    /// Returns the metrics of a font, which determine the distances between texts and other views; nil if the distances
    /// are the same for all views.
    func metrics(of font: ResolvedFont) -> FontMetrics?
}

extension TypeSetter {
    /// Returns nil: texts have the same distances as other views.
    ///
    /// - Parameter font: The font.
    public func metrics(of font: ResolvedFont) -> FontMetrics? { nil }
}

/// The lines of a paragraph, positioned and measured.
public struct TextLayout: Sendable, Hashable {
    /// The paragraph that was set.
    public var paragraph: Paragraph

    /// The width in points at which lines were wrapped; nil if there was no limit.
    public var width: CGFloat?

    /// The number of lines that the paragraph's limit and the height together allow; nil for any number.
    public var lineLimit: Int?

    /// The tight size in points: the widest line's width and all lines' heights.
    public var size: CGSize

    /// The lines from top to bottom; at least one.
    public var lines: [TextLine]

    /// True if a part of the text is not shown.
    public var isTruncated: Bool

    /// Makes a layout.
    ///
    /// - Parameters:
    ///   - paragraph: The paragraph.
    ///   - width: The width that was available, in points; nil for any.
    ///   - lineLimit: The maximum number of lines; nil for any number.
    ///   - size: The size of the text, in points.
    ///   - lines: The lines, from top to bottom.
    ///   - isTruncated: True if an ellipsis replaces a part of the text.
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

    /// Returns the layout with paints that change from place to place, such as gradients, fitted to a frame.
    package func painted(in frame: CGRect) -> TextLayout {
        guard paragraph.runs.contains(where: { $0.paint != nil }) else { return self }
        var copy = self
        for index in paragraph.runs.indices {
            copy.paragraph.runs[index].paint = paragraph.runs[index].paint?.fitted(to: frame)
        }
        return copy
    }

    /// The distance from the top to the first line's baseline, in points.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// The distance from the top to the last line's baseline, in points.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// One line of a ``TextLayout``, in points from the layout's top left corner.
public struct TextLine: Sendable, Hashable {
    /// The characters as shown: with the ellipsis, without the line break.
    public var text: String

    /// The box of the line; its x follows the paragraph's alignment within the layout's own size.
    public var frame: CGRect

    /// The distance from the layout's top to the baseline, in points.
    public var baseline: CGFloat

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - text: The characters of the line.
    ///   - frame: The frame in the text's coordinates, in points.
    ///   - baseline: The distance of the baseline from the top of the text, in points.
    public init(text: String, frame: CGRect, baseline: CGFloat) {
        self.text = text
        self.frame = frame
        self.baseline = baseline
    }
}
