/// The arguments of `#Preview`.
struct PreviewArguments {
    private(set) var name: String?
    private(set) var traits: String?
    /// The closure, or another expression passed as `body:`.
    private(set) var body: ArraySlice<Token> = []

    init(_ syntax: Syntax) throws(Diagnostic) {
        let tokens = syntax.tokens
        guard let sign = tokens.previewSign else { throw Diagnostic("write '#Preview { … }'", at: syntax) }

        var next = sign + 2
        if next < tokens.count, "(" ~= tokens[next] {
            let end = tokens.closing(of: next)
            read(Array(tokens[(next + 1)..<end]).splitAtCommas, of: syntax)
            next = min(end + 1, tokens.count)
        }
        if next < tokens.count, "{" ~= tokens[next] { body = tokens[next...] }
        if body.isEmpty { throw Diagnostic("a preview needs its views: write '#Preview { … }'", at: syntax) }
    }

    private mutating func read(_ arguments: [ArraySlice<Token>], of syntax: Syntax) {
        var traits: [String] = []
        for argument in arguments {
            let isLabelled = argument.count > 2 && ":" ~= argument[argument.startIndex + 1]
            let label = isLabelled ? argument.first?.text : nil
            let value = isLabelled ? argument.dropFirst(2) : argument
            switch label {
            case "body": body = value
            case nil where traits.isEmpty: name = syntax.text(of: value)
            default: traits.append(syntax.text(of: value))
            }
        }
        if !traits.isEmpty { self.traits = traits.joined(separator: ", ") }
    }

    /// The tokens between the braces, if the body is written as a closure.
    var closureBody: ArraySlice<Token> {
        guard let first = body.first, let last = body.last, "{" ~= first, "}" ~= last else { return [] }
        return body.dropFirst().dropLast()
    }
}

extension [Token] {
    /// The index of the sign before `Preview`, which may have attributes before it: `@available(iOS 17, *) #Preview { …
    /// }`.
    fileprivate var previewSign: Int? {
        indices.dropLast().first { "#" ~= self[$0] && "Preview" ~= self[$0 + 1] }
    }

    /// True if the tokens are a use of `#Preview`.
    var isPreview: Bool { previewSign != nil }

    fileprivate var splitAtCommas: [ArraySlice<Token>] {
        var parts: [ArraySlice<Token>] = []
        var start = startIndex
        for index in outsideBrackets where "," ~= self[index] {
            parts.append(self[start..<index])
            start = index + 1
        }
        parts.append(self[start...])
        return parts.filter { !$0.isEmpty }
    }
}
