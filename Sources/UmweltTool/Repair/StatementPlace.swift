import UmweltMacroExpansion

/// The statement around a position, if it is a single expression, such as a call or a view, or returns one; all
/// statements of a closure or a block, if one of them declares something or controls the others.
struct StatementPlace {
    /// The bytes of the statement, or of the statements.
    let range: Range<Int>

    /// True if the body has no other statement.
    let isWholeBody: Bool

    /// True if the statement is one of the body itself, and not of a closure or block inside.
    let isOfBody: Bool

    /// True if the statement returns a value.
    let isReturn: Bool

    private let code: [UInt8]

    /// Words at the start of statements that are not expressions.
    private static let keywords: Set = [
        "actor", "break", "case", "class", "continue", "default", "defer", "do", "enum", "extension", "fallthrough",
        "for", "func", "guard", "if", "import", "init", "let", "nonisolated", "private", "protocol", "repeat", "return",
        "static", "struct", "subscript", "switch", "throw", "typealias", "var", "weak", "while",
    ]

    /// Words at the start of a line that continues the previous one.
    private static let continuing: Set = ["as", "catch", "else", "is", "where"]

    /// Words at the end of a line that continues in the next one.
    private static let open: Set = ["as", "await", "is", "return", "try"]

    /// Finds a statement in a body.
    ///
    /// - Parameters:
    ///   - offset: The position.
    ///   - body: The bytes of the body, with its braces.
    ///   - text: The text of the file.
    ///   - level: The nesting level: 0 for the innermost statement that contains the position.
    /// - Returns: Nil without a statement.
    init?(at offset: Int, in body: Range<Int>, of text: [UInt8], level: Int = 0) {
        code = CodeText(text).bytes
        var braces: [Int] = []
        for position in body.lowerBound..<min(offset, body.upperBound) {
            if code[position] == UInt8(ascii: "{") { braces.append(position) }
            if code[position] == UInt8(ascii: "}") { _ = braces.popLast() }
        }
        braces = braces.dropLast(level)
        guard let brace = braces.last else { return nil }
        let statements = Self.statements(in: code, after: brace + 1)
        guard let found = statements.first(where: { $0.contains(offset) }), let last = statements.last,
            last.upperBound <= body.upperBound
        else { return nil }
        let word = Self.word(at: found.lowerBound, in: code)
        let isExpression = !Self.keywords.contains(word) && !"@#".utf8.contains(code[found.lowerBound])
        isReturn = word == "return" && found.count > word.utf8.count
        range = isExpression || isReturn ? found : statements[0].lowerBound..<last.upperBound
        isOfBody = braces.count == 1
        isWholeBody = isOfBody && range == statements[0].lowerBound..<last.upperBound
    }

    /// Returns the modifier of a view at a position, with its full stop, arguments and closures; nil for none.
    ///
    /// - Parameter offset: The position of the modifier's name.
    static func modifier(at offset: Int, of text: [UInt8]) -> Range<Int>? {
        modifier(at: offset, in: CodeText(text).bytes)
    }

    private static func modifier(at offset: Int, in code: [UInt8]) -> Range<Int>? {
        guard let dot = code[..<offset].lastIndex(where: { !isSpace($0) }), code[dot] == UInt8(ascii: ".") else {
            return nil
        }
        // A member of a type, such as `Color.brand`, is no modifier: that follows what was called, or begins a line.
        guard let before = code[..<dot].last(where: { $0 != UInt8(ascii: " ") }), ")}\n".utf8.contains(before) else {
            return nil
        }
        var end = offset + word(at: offset, in: code).utf8.count
        if end < code.count, code[end] == UInt8(ascii: "(") { end = closing(of: end, in: code) }
        while let next = code[end...].firstIndex(where: { !isSpace($0) }) {
            if code[next] == UInt8(ascii: "{") {
                end = closing(of: next, in: code)
                continue
            }
            // A further closure with a label, as in `} message: { … }`.
            let label = word(at: next, in: code)
            let rest = code[(next + label.utf8.count)...].drop(while: isSpace)
            guard !label.isEmpty, rest.first == UInt8(ascii: ":"),
                let brace = rest.dropFirst().firstIndex(where: { !isSpace($0) }), code[brace] == UInt8(ascii: "{")
            else { break }
            end = closing(of: brace, in: code)
        }
        return end > offset ? dot..<end : nil
    }

    /// Returns the modifier of a statement whose arguments or closures contain a position; nil for none.
    static func modifier(around offset: Int, in statement: Range<Int>, of text: [UInt8]) -> Range<Int>? {
        let code = CodeText(text).bytes
        var position = statement.lowerBound
        while position < min(offset, statement.upperBound) {
            if code[position] == UInt8(ascii: "."), let found = modifier(at: position + 1, in: code) {
                if found.contains(offset) { return found }
                position = found.upperBound
            } else if "([{".utf8.contains(code[position]) {
                position = closing(of: position, in: code)
            } else {
                position += 1
            }
        }
        return nil
    }

    /// Returns the statements from a position up to the brace that closes them.
    private static func statements(in code: [UInt8], after start: Int) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var (begin, position) = (start, start)
        func finish(at end: Int) {
            guard let first = code[begin..<end].firstIndex(where: { !isSpace($0) }),
                let last = code[begin..<end].lastIndex(where: { !isSpace($0) })
            else { return }
            found.append(first..<(last + 1))
        }
        while position < code.count {
            switch code[position] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                position = closing(of: position, in: code)
                continue
            case UInt8(ascii: "}"):
                finish(at: position)
                return found
            case UInt8(ascii: ";"):
                finish(at: position)
                begin = position + 1
            case UInt8(ascii: ":") where isLabel(from: begin, in: code):
                finish(at: position + 1)
                begin = position + 1
            case UInt8(ascii: "\n") where endsStatement(at: position, from: begin, in: code):
                finish(at: position)
                begin = position + 1
            case UInt8(ascii: "i") where found.isEmpty && isHeaderEnd(at: position, from: begin, in: code):
                // The text before it has the parameters of the closure.
                begin = position + 2
                position += 1
            default: break
            }
            position += 1
        }
        return found
    }

    /// Returns true for a label of a `switch`, after which a statement may follow in the same line.
    private static func isLabel(from begin: Int, in code: [UInt8]) -> Bool {
        let first = code[begin...].firstIndex { !isSpace($0) } ?? begin
        return ["case", "default"].contains(word(at: first, in: code))
    }

    /// Returns true if the word at a position is the `in` behind a closure's parameters.
    private static func isHeaderEnd(at position: Int, from begin: Int, in code: [UInt8]) -> Bool {
        word(at: position, in: code) == "in" && position > begin && !isWord(code[position - 1])
            && code[begin..<position].first { !isSpace($0) }.map { isWord($0) || "([@".utf8.contains($0) } ?? false
            && word(at: code[begin...].firstIndex { !isSpace($0) } ?? begin, in: code) != "for"
    }

    /// Returns true if a statement ends at the end of a line.
    private static func endsStatement(at newline: Int, from begin: Int, in code: [UInt8]) -> Bool {
        guard let last = code[begin..<newline].lastIndex(where: { !isSpace($0) }),
            let next = code[newline...].firstIndex(where: { !isSpace($0) })
        else { return true }
        let isApart = last == begin || isSpace(code[last - 1])
        if ",.=&|+*/%^~<:\\@-".utf8.contains(code[last]) || "?!>".utf8.contains(code[last]) && isApart {
            // A label of a `switch` ends like that, too.
            return code[last] == UInt8(ascii: ":") && ["case", "default"].contains(lineWord(before: last, in: code))
        }
        if isWord(code[last]), open.contains(wordEnding(at: last, in: code)) { return false }
        if isWord(code[next]) { return !continuing.contains(word(at: next, in: code)) }
        if ".,:?{)]=*/%|^<>+".utf8.contains(code[next]) { return false }
        // An operator directly before its operand is a prefix operator.
        return !"-!&~".utf8.contains(code[next]) || next + 1 < code.count && !isSpace(code[next + 1])
    }

    private static func lineWord(before position: Int, in code: [UInt8]) -> String {
        let line = code[..<position].lastIndex(of: UInt8(ascii: "\n")) ?? 0
        return word(at: code[line...].firstIndex { !isSpace($0) } ?? line, in: code)
    }

    private static func word(at position: Int, in code: [UInt8]) -> String {
        String(decoding: code[position...].prefix(while: isWord), as: UTF8.self)
    }

    private static func wordEnding(at position: Int, in code: [UInt8]) -> String {
        String(decoding: code[...position].reversed().prefix(while: isWord).reversed(), as: UTF8.self)
    }

    /// Returns the position after the bracket that closes the one at a position; the end for none.
    private static func closing(of start: Int, in code: [UInt8]) -> Int {
        var depth = 0
        for position in start..<code.count {
            if "([{".utf8.contains(code[position]) { depth += 1 }
            if ")]}".utf8.contains(code[position]) { depth -= 1 }
            if depth == 0 { return position + 1 }
        }
        return code.count
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
            || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
    }
}
