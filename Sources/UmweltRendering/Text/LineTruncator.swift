import Foundation
import UmweltDrawing

/// Truncates a text to one line with an ellipsis.
struct LineTruncator {
    let source: ShapingInput
    let width: CGFloat
    let shapingContext: ShapingContext

    /// A character and its width.
    private struct Cluster {
        var range: Range<Int>
        var advance: CGFloat
    }

    /// Returns the truncated line for the text from `start` to the end.
    func line(from start: Int, isRightToLeft: Bool) -> ShapedLine {
        let mode = source.paragraph.truncationMode
        let utf8Text = source.utf8Text
        let firstEnd = utf8Text.lineBreak(from: start)?.lowerBound ?? utf8Text.bytes.count
        let last = utf8Text.lastLine(from: start)
        let room = width - line(start..<start, start..<start, isRightToLeft).advance
        // Beside an ellipsis that is too wide itself there is no letter.
        let isFull = room < 0
        let before = isFull || mode == .head ? [] : clusters(start..<firstEnd, fromEnd: false, isRightToLeft)
        let after = isFull || mode == .tail ? [] : clusters(last, fromEnd: true, isRightToLeft)

        var beforeCount = Self.count(before, within: mode == .middle ? room / 2 : room)
        let left = room - before.prefix(beforeCount).reduce(0) { $0 + $1.advance }
        var afterCount = Self.count(after, within: left)
        // Letters may join or kern with the ellipsis, so that the sum of their widths is an estimate.
        while true {
            let beforeEnd = beforeCount == 0 ? start : before[beforeCount - 1].range.upperBound
            let afterStart = afterCount == 0 ? last.upperBound : after[afterCount - 1].range.lowerBound
            let line = line(
                utf8Text.trimmingEnd(start..<beforeEnd), utf8Text.trimmingStart(afterStart..<last.upperBound),
                isRightToLeft)
            if shapingContext.fits(line.advance, in: width) || beforeCount + afterCount == 0 { return line }
            if beforeCount > afterCount { beforeCount -= 1 } else { afterCount -= 1 }
        }
    }

    /// Returns the line of two parts of the text with an ellipsis between them.
    private func line(_ before: Range<Int>, _ after: Range<Int>, _ isRightToLeft: Bool) -> ShapedLine {
        var utf8Text = UTF8Text()
        utf8Text.append(before, of: source.utf8Text)
        let neighbour = before.isEmpty ? after.lowerBound : before.upperBound - 1
        utf8Text.append(run: source.utf8Text.run(at: neighbour), "…".utf8)
        utf8Text.append(after, of: source.utf8Text)
        let text = ShapingInput(paragraph: source.paragraph, utf8Text: utf8Text)
        return shapingContext.line(of: text, 0..<utf8Text.bytes.count, isRightToLeft: isRightToLeft)
    }

    /// Returns the characters of `range` from its start, or from its end backwards, until they are wider than the
    /// line.
    private func clusters(_ range: Range<Int>, fromEnd: Bool, _ isRightToLeft: Bool) -> [Cluster] {
        var length = 256
        while true {
            let part =
                fromEnd
                ? source.utf8Text.scalarBoundary(
                    atOrAfter: max(range.upperBound - length, range.lowerBound))..<range.upperBound
                : range
                    .lowerBound..<min(
                        source.utf8Text.scalarBoundary(atOrAfter: range.lowerBound + length), range.upperBound)
            let clusters = clusters(part, isRightToLeft)
            if part == range || clusters.reduce(0, { $0 + $1.advance }) > width {
                return fromEnd ? clusters.reversed() : clusters
            }
            length *= 2
        }
    }

    private func clusters(_ range: Range<Int>, _ isRightToLeft: Bool) -> [Cluster] {
        shapingContext.set(source, range: range, isRightToLeft: isRightToLeft)
        var advances = [CGFloat](repeating: 0, count: range.count)
        shapingContext.forEachAdvance { offset, advance in advances[offset] += advance }
        var start = 0
        return source.utf8Text.string(range).map { character in
            let end = start + character.utf8.count
            defer { start = end }
            let advance = advances[start..<end].reduce(0, +)
            return Cluster(range: range.lowerBound + start..<range.lowerBound + end, advance: advance)
        }
    }

    /// Returns the number of clusters that fit into a width in points.
    private static func count(_ clusters: [Cluster], within room: CGFloat) -> Int {
        var left = room
        return clusters.prefix { cluster in
            left -= cluster.advance
            return left >= 0
        }.count
    }
}
