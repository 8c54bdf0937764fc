import Foundation
import UmweltDrawing

/// Breaks a paragraph into lines, stretch by stretch, so that no more text is shaped than the lines need.
struct LineBreaker {
    private let source: ShapingInput
    private let width: CGFloat
    /// The width in points at which Pango breaks lines.
    private let widest: CGFloat
    /// True if the space between letters differs from run to run.
    private let hasSeveralSpaces: Bool
    private let shapingContext: ShapingContext
    private var rows: [Row] = []

    /// A line and its bytes, including the spaces at its end.
    private struct Row {
        var range: Range<Int>
        var line: ShapedLine
    }

    /// The largest number of lines of a text: higher than any surface, and a limit for texts of millions of lines.
    private static let maxLines = 65_536

    /// The byte offset after which no further part begins: about as many bytes as the largest number of lines contains.
    private static let maxBytes = 2_097_152

    /// Breaks a paragraph into lines; if there is more text, the last line is truncated with an ellipsis.
    ///
    /// - Parameters:
    ///   - paragraph: The text.
    ///   - width: The greatest width of lines, in points; nil for no limit.
    ///   - limit: The largest number of lines; nil for `maxLines`.
    ///   - shapingContext: The context for shaping.
    static func set(_ paragraph: Paragraph, width: CGFloat?, limit: Int?, in shapingContext: ShapingContext)
        -> ShapedText
    {
        let source = ShapingInput(paragraph: paragraph, utf8Text: UTF8Text(paragraph))
        let limit = min(max(limit ?? maxLines, 1), maxLines)
        var breaker = LineBreaker(source, width: width ?? ShapingContext.longestLine, in: shapingContext)
        breaker.breakText(moreThan: limit)
        if limit > 1 { breaker.evenTwoLines() }
        var lines = breaker.rows.prefix(limit).map(\.line)
        let last = lines.count - 1
        let lastRange = breaker.rows[last].range
        guard source.utf8Text.isVisible(from: lastRange.upperBound) else {
            return ShapedText(lines, of: paragraph, isTruncated: false)
        }
        let cut = LineTruncator(source: source, width: breaker.width, shapingContext: shapingContext)
        lines[last] = cut.line(from: lastRange.lowerBound, isRightToLeft: lines[last].isRightToLeft)
        return ShapedText(lines, of: paragraph, isTruncated: true)
    }

    private init(_ source: ShapingInput, width: CGFloat, in shapingContext: ShapingContext) {
        self.source = source
        self.width = width
        self.shapingContext = shapingContext
        // Pango breaks lines with the space after the last letter. Of several spaces it takes half of the first and half
        // of the last one, so lines may be broken too late; they are broken again where they do not fit.
        // That space is another one than the line's in the rounded design.
        var (most, least, excess) = (-CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity)
        for run in source.paragraph.runs where !run.text.isEmpty {
            let space = ShapingContext.wholeUnits(run.usableKerning)
            (most, least, excess) = (max(most, space), min(least, space), max(excess, space - run.endSpace))
        }
        hasSeveralSpaces = most > least
        widest = max(most >= least ? width + (most - least) / 2 + excess : width, 0)
    }

    /// Adds rows until there are more than `limit`, or the text or the part that can be shown ends.
    private mutating func breakText(moreThan limit: Int) {
        var start = 0
        while rows.count <= limit, start < Self.maxBytes {
            let lineBreak = source.utf8Text.lineBreak(from: start)
            breakLine(start..<(lineBreak?.lowerBound ?? source.utf8Text.bytes.count), moreThan: limit)
            guard let lineBreak else { return }
            start = lineBreak.upperBound
        }
    }

    /// Adds the rows of a part of the text without line breaks.
    private mutating func breakLine(_ range: Range<Int>, moreThan limit: Int) {
        let isRightToLeft = shapingContext.isRightToLeft(source, range: range)
        var start = range.lowerBound
        var length = stretchLength(limit: limit)
        /// The row at `start` that was too wide, and the width that breaks it earlier.
        var tooWide: (range: Range<Int>, width: CGFloat)?
        while rows.count <= limit, start < Self.maxBytes {
            let end = min(source.utf8Text.scalarBoundary(atOrAfter: start + length), range.upperBound)
            shapingContext.set(
                source, range: start..<end, width: tooWide?.width ?? widest, isRightToLeft: isRightToLeft)
            let count = shapingContext.lineCount
            let isLast = end == range.upperBound
            guard isLast || count > 1 else {
                length *= 2
                continue
            }
            // More text may fit in the last line of a stretch, unless the text ends there.
            let first = rows.count
            let complete = tooWide == nil ? isLast ? count : count - 1 : 1
            for index in 0..<min(complete, limit + 1 - first) {
                let bytes = shapingContext.bytes(ofLine: index)
                let range = start + bytes.lowerBound..<start + bytes.upperBound
                let line = source.line(range, shapingContext.extent(ofLine: index), isRightToLeft: isRightToLeft)
                rows.append(Row(range: range, line: line))
            }
            let isShortened = trimEnds(from: first, paragraphEnd: range.upperBound)
            if hasSeveralSpaces,
                let wide = rows[first...].firstIndex(where: { !shapingContext.fits($0.line.advance, in: width) }),
                wide > first || tooWide?.range != rows[wide].range
            {
                let row = rows[wide]
                rows.removeSubrange(wide...)
                start = row.range.lowerBound
                let narrower = min(brokenWidth(row), tooWide?.width ?? widest) - 1 / 512
                tooWide = wide > first ? nil : (row.range, max(narrower, 0))
                continue
            }
            tooWide = nil
            if isLast, !isShortened, complete == count { return }
            start = rows[rows.count - 1].range.upperBound
        }
    }

    /// Moves a word from the first of two lines to a single one in the second, if that makes their widths more even.
    ///
    /// Texts on iOS avoid an orphan so (`NSParagraphStyle.LineBreakStrategy.pushOut`); in longer paragraphs it stays.
    private mutating func evenTwoLines() {
        let utf8Text = source.utf8Text
        guard rows.count == 2, rows[1].line.advance < rows[0].line.advance, utf8Text.lineBreak(from: 0) == nil,
            rows[1].range.upperBound == utf8Text.bytes.count
        else { return }
        let (first, second) = (utf8Text.trimmingEnd(rows[0].range), utf8Text.trimmingEnd(rows[1].range))
        let space = UInt8(ascii: " ")
        guard first.upperBound < rows[1].range.lowerBound, !utf8Text.bytes[second].contains(space),
            utf8Text.bytes[first].contains(space)
        else { return }
        let (isRightToLeft, end) = (rows[0].line.isRightToLeft, rows[1].range.upperBound)
        // In French there is a space before a question mark, but no new line; in Chinese any letter may begin one.
        let starts = shapingContext.lineStarts(in: source, isRightToLeft: isRightToLeft)
        guard !starts.contains(where: { second.lowerBound < $0 && $0 < second.upperBound }),
            let start = starts.last(where: { $0 < first.upperBound }), start > first.lowerBound,
            utf8Text.bytes[start - 1] == space
        else { return }
        func row(_ range: Range<Int>) -> Row {
            let shown = utf8Text.trimmingEnd(range)
            return Row(range: range, line: shapingContext.line(of: source, shown, isRightToLeft: isRightToLeft))
        }
        let (shorter, longer) = (row(first.lowerBound..<start), row(start..<end))
        let unevenness = abs(rows[0].line.advance - rows[1].line.advance)
        guard shapingContext.fits(longer.line.advance, in: width),
            abs(shorter.line.advance - longer.line.advance) < unevenness
        else { return }
        rows = [shorter, longer]
    }

    /// Returns the width of a row as Pango calculates it for line breaking: with half of the letter spacing before the
    /// first letter, and half after the last.
    private func brokenWidth(_ row: Row) -> CGFloat {
        let runs = source.paragraph.runs
        let (first, last) = (row.line.parts.first, row.line.parts.last)
        let spaces = [first, last].compactMap { $0 }.map { runs[$0.run].usableKerning }
        return max(row.line.width + spaces.reduce(0, +) / 2, 0)
    }

    /// Removes the spaces at the ends of lines that continue in the next one.
    ///
    /// If a line becomes too long, its last letters move to the next line, and the following rows are dropped.
    ///
    /// - Returns: True if rows were dropped.
    private mutating func trimEnds(from first: Int, paragraphEnd: Int) -> Bool {
        for index in first..<rows.count where rows[index].range.upperBound < paragraphEnd {
            let row = rows[index]
            let fitting = fitting(row)
            rows[index] = fitting
            if fitting.range != row.range {
                rows.removeSubrange((index + 1)...)
                return true
            }
        }
        return false
    }

    /// Returns a line without the spaces at its end, and without the letters that then do not fit.
    private func fitting(_ row: Row) -> Row {
        let utf8Text = source.utf8Text
        var row = row
        var range = utf8Text.trimmingEnd(row.range)
        if let hyphenated = utf8Text.hyphenated(range) {
            let text = ShapingInput(paragraph: source.paragraph, utf8Text: hyphenated)
            row.line = shapingContext.line(of: text, 0..<hyphenated.bytes.count, isRightToLeft: row.line.isRightToLeft)
        } else if row.range.count - range.count == 1, !hasSeveralSpaces || isOneRun(around: range.upperBound) {
            // Pango gives a single space no width.
            row.line.parts = utf8Text.parts(range)
        } else {
            // Several spaces have a width, and letters may take another, wider form where a word is broken.
            row.line = shapingContext.line(of: source, range, isRightToLeft: row.line.isRightToLeft)
            // A line that ends with spaces is broken earlier, as a whole word goes to the next one.
            if hasSeveralSpaces, range.count < row.range.count { return row }
            var letters = utf8Text.string(range)
            while !shapingContext.fits(row.line.advance, in: width), letters.count > 1 {
                letters.removeLast()
                range = range.lowerBound..<range.lowerBound + letters.utf8.count
                row.line = shapingContext.line(of: source, range, isRightToLeft: row.line.isRightToLeft)
                row.range = range
            }
        }
        return row
    }

    /// Returns true if the bytes before and after an offset belong to the same run: otherwise Pango leaves half of the
    /// letter spacing at the end of the first run.
    private func isOneRun(around offset: Int) -> Bool {
        offset == 0 || source.utf8Text.run(at: offset - 1) == source.utf8Text.run(at: offset)
    }

    /// Returns the number of bytes to be shaped at first: enough for several lines, but not so many that Pango's
    /// integers would overflow in the width.
    ///
    /// Stacks ask for the minimum width of a text, with one letter in each line, and Pango shapes each line separately:
    /// therefore no more lines are set than may be shown.
    private func stretchLength(limit: Int) -> Int {
        let advance = source.paragraph.runs.reduce(1) { max($0, $1.font.usableSize + abs($1.usableKerning)) }
        let most = Int(min(max(ShapingContext.longestLine / advance, 64), limit <= 4 ? 256 : 2048))
        // The least advance that matters is a guess: a quarter of a narrow letter's font size.
        let narrowest = source.paragraph.runs.reduce(advance) { min($0, max($1.font.usableSize, 1)) } / 4
        let lettersOfLine = widest / narrowest + 4
        return Int(min(max(lettersOfLine * CGFloat(limit + 1), 16), CGFloat(most)))
    }
}

extension ShapingContext {
    /// Shapes a text as one line.
    func line(of source: ShapingInput, _ range: Range<Int>, isRightToLeft: Bool) -> ShapedLine {
        set(source, range: range, isRightToLeft: isRightToLeft)
        return source.line(range, extent(ofLine: 0), isRightToLeft: isRightToLeft)
    }
}

extension ShapingInput {
    /// Returns the line of some bytes with a measured extent.
    fileprivate func line(_ range: Range<Int>, _ extent: ShapingContext.Extent, isRightToLeft: Bool) -> ShapedLine {
        let extent = withHeight(ofPrimary: extent, range)
        return ShapedLine(
            parts: utf8Text.parts(range), isRightToLeft: isRightToLeft, width: extent.width,
            endSpace: endSpace(of: range),
            height: extent.height, ascent: extent.ascent)
    }

    /// Returns the space that a line takes, as high as in the primary scale of its texts.
    private func withHeight(ofPrimary extent: ShapingContext.Extent, _ range: Range<Int>) -> ShapingContext.Extent {
        guard hasSecondaryText else { return extent }
        var (ascent, descent) = (extent.ascent, extent.height - extent.ascent)
        var isSecondary = true
        utf8Text.forEachRun(in: range) { index, _ in
            let font = paragraph.runs[index].font
            if !font.isSecondary { isSecondary = false }
            guard font.isSecondary, font.isSystem else { return }
            let primary = FontMetrics.system(size: font.lineSize, lineGap: 0)
            (ascent, descent) = (max(ascent, primary.ascent), max(descent, primary.descent))
        }
        if isSecondary {
            // Lines in other fonts are as much higher as the letters are smaller.
            ascent = max(ascent, extent.ascent / ResolvedFont.secondaryRatio)
            descent = max(descent, (extent.height - extent.ascent) / ResolvedFont.secondaryRatio)
        }
        return ShapingContext.Extent(width: extent.width, ascent: ascent, height: ascent + descent)
    }
}
