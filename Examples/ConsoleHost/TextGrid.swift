/// Characters in lines and columns.
struct TextGrid: Equatable {
    /// A character, and whether it belongs to the view that has the keyboard focus.
    struct Cell: Equatable {
        var character: Character = " "
        var isFocused = false
    }

    private(set) var cells: [[Cell]]

    /// Makes a grid of spaces.
    init(columns: Int, rows: Int) {
        cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    /// The width in characters.
    var columns: Int { cells.first?.count ?? 0 }

    /// Writes a text from a place to the right. The grid cuts off what is beside it.
    mutating func write(_ text: String, column: Int, row: Int, isFocused: Bool) {
        guard cells.indices.contains(row) else { return }
        for (offset, character) in text.enumerated() where cells[row].indices.contains(column + offset) {
            cells[row][column + offset] = Cell(character: character, isFocused: isFocused)
        }
    }

    /// The lines without the spaces at their ends.
    var lines: [String] {
        cells.map { row in
            let text = String(row.map(\.character))
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// The grid as a terminal shows it, from its first cell: the focused view in reverse video.
    var escaped: String {
        cells.enumerated().map { index, row in
            var line = "\u{1B}[\(index + 1);1H"
            var isFocused = false
            for cell in row {
                if cell.isFocused != isFocused { line += cell.isFocused ? "\u{1B}[7m" : "\u{1B}[0m" }
                isFocused = cell.isFocused
                line.append(cell.character)
            }
            return line + (isFocused ? "\u{1B}[0m" : "")
        }
        .joined()
    }
}
