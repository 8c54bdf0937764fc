/// A position in a text, as reported by the compiler: a line, and a column in bytes, both from one.
struct SourcePlace {
    let line: Int
    let column: Int

    init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

    /// Makes the position of a byte.
    init(of offset: Int, in text: [UInt8]) {
        let before = text[..<offset]
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        column = offset - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
    }

    /// Returns the byte at the position; nil for an invalid position.
    func offset(in text: [UInt8]) -> Int? {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        let offset = start + column - 1
        return text.indices.contains(offset) ? offset : nil
    }
}
