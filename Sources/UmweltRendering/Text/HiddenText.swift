import UmweltDrawing

/// What the lines of a layout do not show of its paragraph: what is between them, and what was cut.
struct HiddenText {
    /// The spaces or the line break before each line but the first, as far as the lines are those of the paragraph.
    private(set) var gaps: [String] = []

    /// What the last line stands for.
    private(set) var lastLine = StyledLine.Meaning.shown

    /// Goes through the lines of a layout and the paragraph's text side by side.
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

    /// What a line that was cut stands for, where the paragraph has `text`.
    private static func meaning(of line: String, insteadOf text: Substring) -> StyledLine.Meaning {
        let shown = line.dropLast()
        guard line.hasSuffix("…"), text.hasPrefix(shown) else { return .cut(whole: onOneLine(text)) }
        return .cutAtEnd(rest: onOneLine(text.dropFirst(shown.count)))
    }

    /// The most that is told of what is hidden, in characters: nobody finds or copies more, but megabytes would be sent.
    private static let maxHidden = 10_000

    private static func onOneLine(_ text: Substring) -> String {
        let start = text.prefix(maxHidden)
        return String(start.map { $0.isNewline ? " " : $0 }) + (start.endIndex < text.endIndex ? "…" : "")
    }
}
