import Foundation
import Umwelt

/// A type setter for tests, in which all characters have the same size: 0.5 of the font size wide and 1.2 high. For
/// tests and benchmarks, so that widths are easy to compute and fonts make no difference.
///
/// Lines break at spaces, and within words that are longer than a line. Texts are as far from other views as these are
/// from each other: 8 points.
public struct FixedMetrics: TypeSetter {
    /// The width of a character as a fraction of the font's size.
    public static let widthRatio: CGFloat = 0.5

    /// The height of a line as a fraction of the font's size.
    public static let heightRatio: CGFloat = 1.2

    /// The distance from a line's top to its baseline as a fraction of the font's size.
    public static let baselineRatio: CGFloat = 0.9

    /// Makes a type setter.
    public init() {}

    /// Sets a paragraph in boxes of one size.
    ///
    /// - Parameters:
    ///   - paragraph: The paragraph.
    ///   - width: The available width, in points; nil for no limit.
    ///   - height: The available height, in points; nil for no limit.
    public func layout(_ paragraph: Paragraph, width: CGFloat?, height: CGFloat?) -> TextLayout {
        let fontSize = paragraph.runs.map(\.font.size).max() ?? 17
        let kerning = paragraph.runs.first?.kerning ?? 0
        let advance = max(fontSize * Self.widthRatio + kerning, 0)
        let natural = fontSize * Self.heightRatio
        let lineHeight = paragraph.lineHeight?.height(fontSize: fontSize, natural: natural) ?? natural
        let pitch = max(lineHeight + paragraph.lineSpacing, 1e-6)
        var limit = paragraph.lineLimit ?? .max
        if let height, height.isFinite {
            limit = min(limit, count((max(height, 0) + paragraph.lineSpacing) / pitch + 1e-6))
        }
        let perLine = width.map { $0.isFinite && advance > 0 ? count($0 / advance + 1e-6) : .max } ?? .max
        var lines = wrap(paragraph.string, at: perLine, atMost: limit)
        let isTruncated = lines.count > limit
        if isTruncated {
            lines = Array(lines.prefix(limit))
            lines[limit - 1] = cut(lines[limit - 1], of: paragraph.string, to: perLine, mode: paragraph.truncationMode)
        }
        return place(
            lines, of: paragraph, advance: advance, lineHeight: lineHeight, fontSize: fontSize, width: width,
            limit: limit == .max ? nil : limit, isTruncated: isTruncated)
    }

    /// Converts a number of lines or characters: at least one, and no more than any text has.
    private func count(_ number: CGFloat) -> Int { Int(min(max(number, 1), 1e9)) }

    /// Breaks text into lines, at most one more than may be shown.
    private func wrap(_ text: String, at perLine: Int, atMost limit: Int) -> [Substring] {
        // Most texts of tests are short: one line needs no search for breaks.
        if text.utf8.count <= perLine && !text.utf8.contains(UInt8(ascii: "\n")) { return [text[...]] }
        var lines: [Substring] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if perLine == .max {
                lines.append(paragraph)
                continue
            }
            var rest = paragraph
            repeat {
                if lines.count > limit { return lines }
                guard let end = rest.index(rest.startIndex, offsetBy: perLine, limitedBy: rest.endIndex),
                    end < rest.endIndex
                else {
                    lines.append(rest)
                    rest = rest[rest.endIndex...]
                    break
                }
                let breaks = rest[...end].lastIndex(of: " ")
                let stop = breaks.flatMap { $0 > rest.startIndex ? $0 : nil } ?? end
                lines.append(rest[..<stop])
                rest = rest[stop...]
                while rest.first == " " { rest = rest.dropFirst() }
            } while !rest.isEmpty
        }
        return lines
    }

    /// Puts an ellipsis in the last visible line: at its end, or before the end of all that is left of the text.
    private func cut(_ line: Substring, of text: String, to count: Int, mode: Text.TruncationMode) -> Substring {
        let room = max(count == .max ? line.count : count - 1, 0)
        return switch mode {
        case .head: "…" + text[line.startIndex...].suffix(room)
        case .tail: line.prefix(room) + "…"
        case .middle: line.prefix(room - room / 2) + "…" + text[line.startIndex...].suffix(room / 2)
        }
    }

    private func place(
        _ lines: [Substring], of paragraph: Paragraph, advance: CGFloat, lineHeight: CGFloat, fontSize: CGFloat,
        width: CGFloat?, limit: Int?, isTruncated: Bool
    ) -> TextLayout {
        let widths = lines.map { CGFloat($0.count) * advance }
        let widest = widths.max() ?? 0
        let isRightToLeft = paragraph.layoutDirection == .rightToLeft
        let placed = lines.indices.map { index in
            let room = widest - widths[index]
            let x: CGFloat =
                switch paragraph.alignment {
                case .center: room / 2
                case .leading: isRightToLeft ? room : 0
                case .trailing: isRightToLeft ? 0 : room
                }
            let y = CGFloat(index) * (lineHeight + paragraph.lineSpacing)
            return TextLine(
                text: String(lines[index]), frame: CGRect(x: x, y: y, width: widths[index], height: lineHeight),
                baseline: y + fontSize * Self.baselineRatio + (lineHeight - fontSize * Self.heightRatio) / 2)
        }
        return TextLayout(
            paragraph: paragraph, width: width, lineLimit: limit,
            size: CGSize(width: widest, height: placed.last?.frame.maxY ?? lineHeight), lines: placed,
            isTruncated: isTruncated)
    }
}
