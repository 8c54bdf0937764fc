import UmweltDrawing

extension Paragraph {
    /// Returns the paragraph with the line breaks of a layout of the same characters; nil if the layout does not show
    /// all of them.
    func broken(like layout: TextLayout) -> Paragraph? {
        guard !layout.isTruncated else { return nil }
        guard layout.lines.count > 1 else { return self }
        var breaks = LineBreaks(lines: layout.lines.map { Array($0.text) })
        var copy = self
        for index in runs.indices {
            var text = ""
            for character in runs[index].text {
                guard let next = breaks.consume(character) else { return nil }
                text += next
            }
            copy.runs[index].text = text
        }
        return copy
    }
}

/// A walk through the lines of a text, character by character.
private struct LineBreaks {
    let lines: [[Character]]
    private var line = 0
    private var column = 0

    init(lines: [[Character]]) { self.lines = lines }

    /// Returns the replacement of a character: itself, with a break before it if it starts a line, or nothing for a
    /// space at the end of a line; nil if the lines show other characters.
    mutating func consume(_ character: Character) -> String? {
        var before = ""
        if column == lines[line].count, line < lines.count - 1 {
            if character.isNewline {
                (line, column) = (line + 1, 0)
                return "\n"
            }
            if character.isWhitespace { return "" }
            (line, column) = (line + 1, 0)
            before = "\n"
        }
        // Characters that the last line does not show, such as spaces at the end, change nothing.
        guard column < lines[line].count else { return String(character) }
        guard lines[line][column] == character else { return nil }
        column += 1
        return before + String(character)
    }
}
