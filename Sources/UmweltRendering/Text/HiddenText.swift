import UmweltDrawing

/// The parts of a paragraph that the lines of a layout do not show: the gaps between them, and the truncated rest.
struct HiddenText {
    /// The spaces or the line break before each line but the first, up to a line that differs from the paragraph.
    private(set) var gaps: [String] = []

    /// The meaning of the last line.
    private(set) var lastLine = StyledLine.Meaning.shown

    /// Compares the lines of a layout with the paragraph's text.
    init(of layout: TextLayout) {
        guard layout.lines.count > 1 || layout.isTruncated else { return }
        let utf8Text = UTF8Text(layout.paragraph)
        var left = utf8Text.string(0..<utf8Text.bytes.count)[...]
        for (index, line) in layout.lines.enumerated() {
            let gap = left.prefix(while: \.isWhitespace)
            if index > 0 { gaps.append(String(gap)) }
            left = left.dropFirst(gap.count)
            if layout.isTruncated && index == layout.lines.count - 1 {
                lastLine = Self.meaning(of: line.text, insteadOf: left)
            } else if left.hasPrefix(line.text) {
                left = left.dropFirst(line.text.count)
            } else {
                return
            }
        }
    }

    /// Returns the meaning of a truncated line, where the paragraph has `text`.
    private static func meaning(of line: String, insteadOf text: Substring) -> StyledLine.Meaning {
        let shown = line.dropLast()
        guard line.hasSuffix("…"), text.hasPrefix(shown) else { return .cut(whole: onOneLine(text)) }
        return .cutAtEnd(rest: onOneLine(text.dropFirst(shown.count)))
    }

    /// The maximum number of hidden characters that are sent: more would hardly be searched or copied, and take
    /// megabytes.
    private static let maxHidden = 10_000

    private static func onOneLine(_ text: Substring) -> String {
        let start = text.prefix(maxHidden)
        return String(start.map { $0.isNewline ? " " : $0 }) + (start.endIndex < text.endIndex ? "…" : "")
    }
}
