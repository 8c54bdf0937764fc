import Foundation
import UmweltDrawing

/// The text of a paragraph or of one of its lines, as bytes in UTF-8, with the run that each byte belongs to.
struct UTF8Text {
    /// A stretch of bytes that belong to one run.
    struct RunSpan: Sendable {
        /// The run's index in the paragraph.
        var run: Int
        /// The byte after the stretch.
        var end: Int
    }

    private(set) var bytes: [UInt8] = []
    private(set) var runSpans: [RunSpan] = []

    init() {}

    /// Makes the text of a paragraph, without control characters.
    init(_ paragraph: Paragraph) {
        for (index, run) in paragraph.runs.enumerated() {
            append(run: index, run.text.utf8)
        }
    }

    /// Makes the text of a line.
    init(_ parts: [ShapedLine.Part]) {
        for part in parts { append(run: part.run, part.text.utf8) }
    }

    /// Adds text of a run.
    ///
    /// Control characters except for tabs and line breaks are left out: they are invisible, and a null would end the
    /// text for C functions.
    mutating func append(run: Int, _ text: some Sequence<UInt8>) {
        let start = bytes.count
        bytes.append(contentsOf: text)
        if bytes[start...].contains(where: Self.isHidden) {
            bytes.replaceSubrange(start..., with: bytes[start...].filter { !Self.isHidden($0) })
        }
        if bytes.count > start { runSpans.append(RunSpan(run: run, end: bytes.count)) }
    }

    /// Adds a part of another UTF-8 text of the same paragraph.
    mutating func append(_ range: Range<Int>, of other: UTF8Text) {
        other.forEachRun(in: range) { run, range in append(run: run, other.bytes[range]) }
    }

    /// Calls `body` for each run in `range`, with its bytes in that range.
    func forEachRun(in range: Range<Int>, _ body: (_ run: Int, _ range: Range<Int>) -> Void) {
        var start = range.lowerBound
        var index = firstRunSpan(endingAfter: start)
        while start < range.upperBound {
            let end = min(runSpans[index].end, range.upperBound)
            body(runSpans[index].run, start..<end)
            start = end
            index += 1
        }
    }

    /// Returns the index of the run that contains a byte; for the end of the text, that of the last run.
    func run(at offset: Int) -> Int {
        runSpans.isEmpty ? 0 : runSpans[min(firstRunSpan(endingAfter: offset), runSpans.count - 1)].run
    }

    private func firstRunSpan(endingAfter offset: Int) -> Int {
        var (low, high) = (0, runSpans.count)
        while low < high {
            let middle = (low + high) / 2
            if runSpans[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns true if the bytes are the character that represents an image.
    func isImage(_ range: Range<Int>) -> Bool { bytes[range].elementsEqual([0xEF, 0xBF, 0xBC]) }

    /// Returns true if the last character of some bytes is an emoji: one from U+1F000 on, or one that is made an emoji
    /// by U+FE0F.
    func endsInEmoji(_ range: Range<Int>) -> Bool {
        let end = bytes[range].suffix(4)
        return end.starts(with: [0xF0, 0x9F]) || end.suffix(3).elementsEqual([0xEF, 0xB8, 0x8F])
    }

    /// Returns the first offset at or after `offset` where a character starts.
    func scalarBoundary(atOrAfter offset: Int) -> Int {
        var offset = min(offset, bytes.count)
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        return offset
    }

    /// Returns the range of the first line break at or after `start`, up to the beginning of the next line; nil if
    /// there is none.
    func lineBreak(from start: Int) -> Range<Int>? {
        bytes.withUnsafeBufferPointer { bytes in
            var index = start
            while index < bytes.count {
                switch bytes[index] {
                case 0x0D where index + 1 < bytes.count && bytes[index + 1] == 0x0A: return index..<index + 2
                case 0x0A...0x0D: return index..<index + 1
                // U+0085, next line.
                case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0x85: return index..<index + 2
                // U+2028 and U+2029, line and paragraph separator.
                case 0xE2
                where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8:
                    return index..<index + 3
                default: index += 1
                }
            }
            return nil
        }
    }

    /// Returns true if the text from `start` on has more than spaces and line breaks.
    func isVisible(from start: Int) -> Bool {
        !String(decoding: bytes[start...].prefix(4096), as: UTF8.self).allSatisfy(\.isWhitespace)
            || bytes.count - start > 4096
    }

    /// Returns the last line, or its part from `start` on, without line breaks and spaces at its end.
    func lastLine(from start: Int) -> Range<Int> {
        var end = bytes.count
        while end > start, bytes[end - 1] == 0x20 || (0x09...0x0D).contains(bytes[end - 1]) { end -= 1 }
        var lineStart = start
        while let lineBreak = lineBreak(from: lineStart), lineBreak.upperBound <= end {
            lineStart = lineBreak.upperBound
        }
        return lineStart..<end
    }

    /// Returns the text of `range`, run by run.
    func parts(_ range: Range<Int>) -> [ShapedLine.Part] {
        var parts: [ShapedLine.Part] = []
        forEachRun(in: range) { run, range in parts.append(ShapedLine.Part(run: run, text: string(range))) }
        return parts
    }

    /// Returns the text of `range` with a soft hyphen at its end replaced by a hyphen; nil if it does not end with one.
    func hyphenated(_ range: Range<Int>) -> UTF8Text? {
        guard bytes[range].suffix(2).elementsEqual([0xC2, 0xAD]) else { return nil }
        var result = UTF8Text()
        result.append(range.lowerBound..<range.upperBound - 2, of: self)
        result.append(run: run(at: range.upperBound - 1), "\u{2010}".utf8)
        return result
    }

    /// Returns `range` without spaces and tabs at its end.
    func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return range.lowerBound..<end
    }

    /// Returns `range` without spaces and tabs at its start.
    func trimmingStart(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        return start..<range.upperBound
    }

    private static func isHidden(_ byte: UInt8) -> Bool {
        byte < 0x20 ? !(0x09...0x0D).contains(byte) : byte == 0x7F
    }
}
