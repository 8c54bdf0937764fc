/// A piece of Swift source. Comments and white space are no tokens: they lie between them.
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
    /// Where it stands, in bytes of UTF-8.
    let range: Range<Int>
    let followsNewline: Bool

    /// Whether this is the punctuation mark or operator `text`, or the keyword `text` without backticks.
    static func ~= (text: String, token: Token) -> Bool {
        token.kind != .literal && token.text == text
    }

    /// A declared name without the backticks.
    var name: String? {
        guard kind == .word else { return nil }
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }
}

extension Collection<Token> where Index == Int {
    /// The index of the bracket that closes the one at `open`; the end where it stays open.
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

    /// The indices of the tokens that lie in no brackets opened here. An opening bracket counts, what follows it
    /// up to and with the closing one does not.
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
