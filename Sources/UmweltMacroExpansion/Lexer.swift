/// Splits Swift source into tokens, as far as the macros need it.
///
/// It finds where strings, comments, regular expressions and brackets begin and end, and it never fails. What is not
/// closed ends with the source.
struct Lexer {
    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [Token] = []

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    static func tokens(of source: String) -> [Token] { tokens(of: Array(source.utf8)) }

    static func tokens(of source: [UInt8]) -> [Token] {
        var lexer = Lexer(source)
        lexer.read { _ in false }
        return lexer.tokens
    }

    /// Reads tokens up to and including the first for which `isLast` returns true.
    private mutating func read(until isLast: (Token) -> Bool) {
        while true {
            let followsNewline = skipTrivia()
            guard position < bytes.count else { return }
            let start = position
            let kind = skipToken(followsNewline: followsNewline)
            let token = Token(
                kind: kind,
                text: String(decoding: bytes[start..<position], as: UTF8.self),
                range: start..<position,
                followsNewline: followsNewline
            )
            tokens.append(token)
            if isLast(token) { return }
        }
    }

    private func byte(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private func isAt(_ text: String, offset: Int = 0) -> Bool {
        bytes.dropFirst(position + offset).starts(with: text.utf8)
    }

    // MARK: White space and comments

    /// Skips white space and comments; returns true if they contain the end of a line.
    private mutating func skipTrivia() -> Bool {
        var followsNewline = position == 0
        while let byte = byte() {
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                followsNewline = true
                position += 1
            } else if byte <= UInt8(ascii: " ") {
                position += 1
            } else if isAt("//") {
                while let byte = self.byte(), !Self.isNewline(byte) { position += 1 }
            } else if isAt("/*") {
                let start = position
                skipBlockComment()
                if bytes[start..<position].contains(where: Self.isNewline) { followsNewline = true }
            } else {
                break
            }
        }
        return followsNewline
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while position < bytes.count {
            if isAt("/*") {
                depth += 1
                position += 2
            } else if isAt("*/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    // MARK: Tokens

    private mutating func skipToken(followsNewline: Bool) -> Token.Kind {
        let first = bytes[position]
        if first == UInt8(ascii: "`") {
            position += 1
            while let byte = byte(), byte != UInt8(ascii: "`"), !Self.isNewline(byte) { position += 1 }
            position = min(position + 1, bytes.count)
            return .word
        }
        if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
            skipNumber()
            return .literal
        }
        if Self.isWord(first) {
            while let byte = byte(), Self.isWord(byte) { position += 1 }
            return .word
        }
        if skipDelimited() || (first == UInt8(ascii: "/") && skipBareRegex(followsNewline: followsNewline)) {
            return .literal
        }
        return skipMark(first)
    }

    private mutating func skipMark(_ first: UInt8) -> Token.Kind {
        let isPostfixMark = (first == UInt8(ascii: "?") || first == UInt8(ascii: "!")) && isLeftBound
        let startsWithDots = isAt("..")
        guard !isPostfixMark, Self.isOperator(first) || startsWithDots else {
            position += 1
            return .punctuation
        }
        while let byte = byte(), Self.isOperator(byte) || (startsWithDots && byte == UInt8(ascii: ".")) {
            if isAt("//") || isAt("/*") { break }
            position += 1
        }
        return .operator
    }

    /// True if the operator at the current position has an operand directly before it.
    private var isLeftBound: Bool {
        guard position > 0 else { return false }
        return !" \t\r\n([{,;:".utf8.contains(bytes[position - 1])
    }

    private mutating func skipNumber() {
        let isHexadecimal = isAt("0x")
        let exponents = isHexadecimal ? "pP" : "eE"
        while let byte = byte() {
            if Self.isWord(byte) {
                position += 1
                let takesSign = exponents.utf8.contains(byte) && (isAt("-") || isAt("+"))
                if takesSign { position += 1 }
            } else if byte == UInt8(ascii: "."), let next = self.byte(1),
                Self.isWord(next), isHexadecimal || next <= UInt8(ascii: "9")
            {
                position += 1
            } else {
                return
            }
        }
    }

    // MARK: Strings and regular expressions

    /// Skips a string or an extended regular expression; returns false if there is none here.
    private mutating func skipDelimited() -> Bool {
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        let fence = String(repeating: "#", count: pounds)
        if isAt("\"", offset: pounds) {
            let spansLines =
                isAt("\"\"\"", offset: pounds) && (pounds == 0 || !lineHolds("\"" + fence, after: pounds + 2))
            let quotes = spansLines ? "\"\"\"" : "\""
            position += pounds + quotes.utf8.count
            skipString(closedBy: quotes + fence, escapedBy: "\\" + fence, spansLines: spansLines)
            return true
        }
        if pounds > 0, isAt("/", offset: pounds) {
            position += pounds + 1
            while position < bytes.count, !isAt("/" + fence) { position += isAt("\\") ? 2 : 1 }
            position = min(position + 1 + pounds, bytes.count)
            return true
        }
        return false
    }

    /// Returns true if the line contains the delimiter again: in `#""""#` the quotes are the content of one line.
    private func lineHolds(_ end: String, after offset: Int) -> Bool {
        let line = bytes.dropFirst(position + offset).prefix { !Self.isNewline($0) }
        return line.indices.contains { line[$0...].starts(with: end.utf8) }
    }

    private mutating func skipString(closedBy end: String, escapedBy escape: String, spansLines: Bool) {
        while let byte = byte() {
            if isAt(end) {
                position += end.utf8.count
                return
            }
            if isAt(escape) {
                position += escape.utf8.count
                if isAt("(") { skipInterpolation() } else { position = min(position + 1, bytes.count) }
            } else if !spansLines, Self.isNewline(byte) {
                return
            } else {
                position += 1
            }
        }
    }

    /// Skips an interpolation. Its content is source itself: strings and comments inside it may contain any bracket.
    private mutating func skipInterpolation() {
        let kept = tokens.count
        var depth = 0
        read { token in
            switch token {
            case "(": depth += 1
            case ")": depth -= 1
            default: break
            }
            return depth == 0
        }
        tokens.removeSubrange(kept...)
    }

    /// Skips `/…/` at a position where an operand is allowed; a slash between operands is an operator.
    private mutating func skipBareRegex(followsNewline: Bool) -> Bool {
        guard let next = byte(1), next > UInt8(ascii: " "), followsNewline || expectsOperand else { return false }
        var end = position + 1
        while end < bytes.count, !Self.isNewline(bytes[end]) {
            if bytes[end] == UInt8(ascii: "/") {
                position = end + 1
                return true
            }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }

    private var expectsOperand: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .literal: return false
        case .operator: return true
        case .punctuation: return !")]}?!".contains(last.text)
        case .word: return ["await", "case", "else", "if", "in", "return", "throw", "try", "where"].contains(last.text)
        }
    }

    // MARK: Character classes

    private static func isNewline(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
        default: false
        }
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
        "/=-+!*%<>&|^~?".utf8.contains(byte)
    }
}
