import Umwelt

/// What a layout does not show, as its last line is cut.
struct HiddenText {
    /// What the last line would go on with; nil if it is cut elsewhere than at its end.
    let rest: String?

    /// All of the text from where the last line begins.
    let whole: String

    /// Finds the hidden text of a layout; nil if all is shown, or the lines are not those of the paragraph.
    init?(of layout: TextLayout) {
        guard layout.isTruncated, let last = layout.lines.last else { return nil }
        let manuscript = Manuscript(layout.paragraph)
        var left = manuscript.string(0..<manuscript.bytes.count)[...]
        for line in layout.lines.dropLast() {
            left = left.drop(while: \.isWhitespace)
            guard left.hasPrefix(line.text) else { return nil }
            left = left.dropFirst(line.text.count)
        }
        left = left.drop(while: \.isWhitespace)
        whole = Self.onOneLine(left)
        let shown = last.text.dropLast()
        rest = last.text.hasSuffix("…") && left.hasPrefix(shown) ? Self.onOneLine(left.dropFirst(shown.count)) : nil
    }

    private static func onOneLine(_ text: Substring) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}
