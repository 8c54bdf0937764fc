import Foundation
import UmweltDrawing

/// Cuts a text to one line with an ellipsis.
struct LineCut {
    let source: TextSource
    let width: CGFloat
    let typeCase: TypeCase

    /// A character and how wide it is.
    private struct Cluster {
        var range: Range<Int>
        var advance: CGFloat
    }

    /// The line that stands for the text from `start` to the end.
    func line(from start: Int, isRightToLeft: Bool) -> SetLine {
        let mode = source.paragraph.truncationMode
        let manuscript = source.manuscript
        let firstEnd = manuscript.lineBreak(from: start)?.lowerBound ?? manuscript.bytes.count
        let last = manuscript.lastLine(from: start)
        let before = mode == .head ? [] : clusters(start..<firstEnd, fromEnd: false, isRightToLeft)
        let after = mode == .tail ? [] : clusters(last, fromEnd: true, isRightToLeft)

        let room = width - line(start..<start, start..<start, isRightToLeft).width
        var beforeCount = Self.count(before, within: mode == .middle ? room / 2 : room)
        let left = room - before.prefix(beforeCount).reduce(0) { $0 + $1.advance }
        var afterCount = Self.count(after, within: left)
        // Letters may join or kern with the ellipsis, so that the sum of their widths is a guess.
        while true {
            let beforeEnd = beforeCount == 0 ? start : before[beforeCount - 1].range.upperBound
            let afterStart = afterCount == 0 ? last.upperBound : after[afterCount - 1].range.lowerBound
            let line = line(
                manuscript.trimmingEnd(start..<beforeEnd), manuscript.trimmingStart(afterStart..<last.upperBound),
                isRightToLeft)
            if line.width <= width + 1 / 1024 || beforeCount + afterCount == 0 { return line }
            if beforeCount > afterCount { beforeCount -= 1 } else { afterCount -= 1 }
        }
    }

    /// The line of two parts of the text with an ellipsis between them.
    private func line(_ before: Range<Int>, _ after: Range<Int>, _ isRightToLeft: Bool) -> SetLine {
        var manuscript = Manuscript()
        manuscript.append(before, of: source.manuscript)
        let neighbour = before.isEmpty ? after.lowerBound : before.upperBound - 1
        manuscript.append(run: source.manuscript.run(at: neighbour), "…".utf8)
        manuscript.append(after, of: source.manuscript)
        let text = TextSource(paragraph: source.paragraph, manuscript: manuscript)
        return typeCase.line(of: text, 0..<manuscript.bytes.count, isRightToLeft: isRightToLeft)
    }

    /// The characters of `range` from its start, or from its end backwards, until they are wider than the line.
    private func clusters(_ range: Range<Int>, fromEnd: Bool, _ isRightToLeft: Bool) -> [Cluster] {
        var length = 256
        while true {
            let part =
                fromEnd
                ? source.manuscript.scalarBoundary(
                    atOrAfter: max(range.upperBound - length, range.lowerBound))..<range.upperBound
                : range
                    .lowerBound..<min(
                        source.manuscript.scalarBoundary(atOrAfter: range.lowerBound + length), range.upperBound)
            let clusters = clusters(part, isRightToLeft)
            if part == range || clusters.reduce(0, { $0 + $1.advance }) > width {
                return fromEnd ? clusters.reversed() : clusters
            }
            length *= 2
        }
    }

    private func clusters(_ range: Range<Int>, _ isRightToLeft: Bool) -> [Cluster] {
        typeCase.set(source, range: range, isRightToLeft: isRightToLeft)
        var advances = [CGFloat](repeating: 0, count: range.count)
        typeCase.forEachAdvance { offset, advance in advances[offset] += advance }
        var start = 0
        return source.manuscript.string(range).map { character in
            let end = start + character.utf8.count
            defer { start = end }
            let advance = advances[start..<end].reduce(0, +)
            return Cluster(range: range.lowerBound + start..<range.lowerBound + end, advance: advance)
        }
    }

    /// How many clusters fit in some room.
    private static func count(_ clusters: [Cluster], within room: CGFloat) -> Int {
        var left = room
        return clusters.prefix { cluster in
            left -= cluster.advance
            return left >= 0
        }.count
    }
}
