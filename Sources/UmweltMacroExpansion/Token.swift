/// A token of Swift source. Comments and white space are not tokens: they are between them.
struct Token: Equatable {
    enum Kind {
        /// A name or a keyword; backticks are part of it.
        case word
        /// A number, a string with its interpolations, or a regular expression.
        case literal
        case `operator`
        /// One of `()[]{},:;.@#\`, or a postfix `?` or `!`.
        case punctuation
    }

    let kind: Kind
    let text: String
    /// The position in the source, in bytes of UTF-8.
    let range: Range<Int>
    let followsNewline: Bool

    /// Returns true if this is the punctuation mark or operator `text`, or the keyword `text` without backticks.
    static func ~= (text: String, token: Token) -> Bool {
        token.kind != .literal && token.text == text
    }

    /// The name without backticks; nil for other tokens.
    var name: String? {
        guard kind == .word else { return nil }
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }
}

extension Collection<Token> where Index == Int {
    /// Returns the index of the bracket that closes the one at `open`, or the end if it is not closed.
    func closing(of open: Int) -> Int {
        var depth = 0
        for index in open..<endIndex where self[index].kind == .punctuation {
            switch self[index].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return endIndex
    }

    /// The indices of the tokens that are outside of nested brackets. An opening bracket is included; the tokens after
    /// it up to and including the closing one are not.
    var outsideBrackets: some Sequence<Int> {
        sequence(state: startIndex) { next -> Int? in
            guard next < endIndex else { return nil }
            defer {
                switch self[next] {
                case "(", "[", "{": next = Swift.min(self.closing(of: next) + 1, self.endIndex)
                default: next += 1
                }
            }
            return next
        }
    }
}
