/// The boundaries between statements or declarations, as far as the macros need them.
extension ArraySlice<Token> {
    /// Returns the change of the nesting of `#if` at a token.
    func conditionsOpened(at index: Int) -> Int {
        guard "#" ~= self[index], let keyword = self[(index + 1)...].first else { return 0 }
        return "if" ~= keyword ? 1 : "endif" ~= keyword ? -1 : 0
    }

    /// Returns the first `@name`, with or without its module's name; nil if there is none.
    func attribute(_ name: String) -> Range<Int>? {
        for start in indices where "@" ~= self[start] {
            let words = self[(start + 1)...].prefix { $0.kind == .word || "." ~= $0 }
            let length = words.firstIndex { name ~= $0 }.map { $0 - start }
            if let length, length == 1 || (length == 3 && "." ~= self[start + 2]) {
                return start..<(start + length + 1)
            }
        }
        return nil
    }

    /// Returns true if the token is on a new line and begins a statement rather than continuing the previous one.
    func startsStatement(at index: Int) -> Bool {
        let token = self[index]
        guard token.followsNewline else { return false }
        return !Self.continues(token, before: self[(index + 1)...].first) && !self[..<index].expectsMore
    }

    private static func continues(_ token: Token, before next: Token?) -> Bool {
        switch token.kind {
        case .word: return ["as", "is", "else", "catch", "where"].contains(token.text)
        case .literal: return false
        // An operator directly before its operand is a prefix operator.
        case .operator: return next.map { $0.range.lowerBound > token.range.upperBound } ?? true
        case .punctuation: return [".", ",", ":", "{", "?"].contains(token.text)
        }
    }

    private var expectsMore: Bool {
        guard let last else { return false }
        switch last.kind {
        case .word: return ["as", "is", "in", "try", "await", "var", "let", "else", "any", "some"].contains(last.text)
        case .literal: return false
        // An operator directly after its operand, at the end of the line, is a postfix operator.
        case .operator: return dropLast().last.map { $0.range.upperBound < last.range.lowerBound } ?? true
        case .punctuation: return [".", ",", ":", "@", "\\"].contains(last.text)
        }
    }
}
