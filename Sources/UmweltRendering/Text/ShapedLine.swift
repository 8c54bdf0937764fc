import Foundation
import UmweltDrawing

/// One line after shaping: its text by runs, and its measures.
struct ShapedLine: Sendable {
    /// Text in the style of one run.
    struct Part: Sendable {
        /// The run's index in the paragraph.
        var run: Int
        /// The characters.
        var text: String
    }

    /// The text from first to last, in reading order.
    var parts: [Part]

    /// True if the line starts at the right.
    var isRightToLeft: Bool

    /// The width in points, from the first letter to the last.
    var width: CGFloat

    /// The space after the last letter in points: San Francisco's tracking and the app's kerning follow every letter,
    /// including the last one.
    var endSpace: CGFloat = 0

    /// The height in points.
    var height: CGFloat

    /// The distance from the top to the baseline, in points.
    var ascent: CGFloat

    /// The width with the space after the last letter, in points.
    var advance: CGFloat { max(width + endSpace, 0) }

    /// Returns the size of its largest font, in points.
    func fontSize(in paragraph: Paragraph) -> CGFloat {
        parts.map { paragraph.runs[$0.run].font.usableSize }.max() ?? paragraph.runs.first?.font.usableSize ?? 17
    }

    /// Returns the largest line gap of the fonts in the run, in points.
    fileprivate func gap(in paragraph: Paragraph) -> CGFloat {
        guard var gap = paragraph.runs.first?.font.usableLineGap else { return 0 }
        for (index, part) in parts.enumerated() {
            let own = paragraph.runs[part.run].font.usableLineGap
            gap = index == 0 ? own : max(gap, own)
        }
        return gap
    }

    /// Returns the share of the free space beside the line that is at its left, from 0 to 1.
    fileprivate func shareOfRoom(in paragraph: Paragraph) -> CGFloat {
        let startsAtRight =
            paragraph.alignsByWritingDirection ? isRightToLeft : paragraph.layoutDirection == .rightToLeft
        return switch paragraph.alignment {
        case .leading: startsAtRight ? 1 : 0
        case .center: 0.5
        case .trailing: startsAtRight ? 0 : 1
        }
    }

    var text: String { parts.count == 1 ? parts[0].text : parts.map(\.text).joined() }
}

/// The positioned lines of a paragraph, without colours.
struct ShapedText: Sendable {
    let shapedLines: [ShapedLine]
    let lines: [TextLine]
    let size: CGSize
    let isTruncated: Bool

    /// Positions lines below each other.
    init(_ shapedLines: [ShapedLine], of paragraph: Paragraph, isTruncated: Bool) {
        let width = shapedLines.reduce(0) { max($0, $1.advance) }
        let spacing = paragraph.lineSpacing.isFinite ? paragraph.lineSpacing : 0
        let hasGaps = paragraph.lineHeight?.isOfFonts ?? true
        var y: CGFloat = 0
        var bottom: CGFloat = 0
        lines = shapedLines.map { line in
            let height =
                paragraph.lineHeight?.height(
                    fontSize: line.fontSize(in: paragraph), natural: line.height) ?? line.height
            let share = line.shareOfRoom(in: paragraph)
            let x = (width - line.advance) * share + (line.isRightToLeft ? line.endSpace : 0)
            let frame = CGRect(x: x, y: y, width: line.width, height: height)
            bottom = max(bottom, frame.maxY)
            y = max(y, frame.maxY + spacing + (hasGaps ? line.gap(in: paragraph) : 0))
            return TextLine(
                text: line.text, frame: frame, baseline: frame.minY + line.ascent + (height - line.height) / 2)
        }
        size = CGSize(width: width, height: bottom)
        self.shapedLines = shapedLines
        self.isTruncated = isTruncated
    }

    /// Returns the number of lines that fit in `height` points, at least 1.
    func lineCount(within height: CGFloat) -> Int {
        max(lines.prefix { $0.frame.maxY <= height + 1 / 1024 }.count, 1)
    }
}
