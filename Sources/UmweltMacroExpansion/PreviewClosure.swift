/// The statements in the closure of a `#Preview`, with the `@Previewable` declarations separated from the others.
struct PreviewClosure {
    /// The `@Previewable` declarations, without that attribute.
    private(set) var previewables: [String] = []
    /// The other statements.
    private(set) var body = ""

    /// - Parameter tokens: The tokens between the closure's braces.
    init(_ tokens: ArraySlice<Token>, of syntax: Syntax) throws(Diagnostic) {
        var rest: [ArraySlice<Token>] = []
        var restStart = tokens.startIndex
        var conditions = 0
        for start in tokens.outsideBrackets where start >= restStart {
            conditions += Self.conditionsOpened(at: start, in: tokens)
            guard conditions == 0, let end = Self.endOfPreviewable(from: start, in: tokens) else { continue }
            previewables.append(Self.withoutMark(tokens[start..<end], of: syntax))
            rest.append(tokens[restStart..<start])
            let isBeforeSemicolon = end < tokens.endIndex && ";" ~= tokens[end]
            restStart = isBeforeSemicolon ? end + 1 : end
        }
        rest.append(tokens[restStart...])
        for tokens in rest {
            guard let stray = Self.mark(in: tokens) else { continue }
            throw Diagnostic(PreviewableMacro.messageElsewhere, at: tokens[stray.lowerBound], syntax)
        }
        body = rest.map(syntax.text(of:)).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Returns the change of the nesting of `#if` at a token.
    private static func conditionsOpened(at index: Int, in tokens: ArraySlice<Token>) -> Int {
        guard "#" ~= tokens[index], let keyword = tokens[(index + 1)...].first else { return 0 }
        return "if" ~= keyword ? 1 : "endif" ~= keyword ? -1 : 0
    }

    /// Returns the end of the declaration that begins at `start`, if `@Previewable` is one of its attributes; nil
    /// otherwise.
    private static func endOfPreviewable(from start: Int, in tokens: ArraySlice<Token>) -> Int? {
        let rest = tokens[start...]
        guard "@" ~= tokens[start],
            start == tokens.startIndex || tokens[start].followsNewline || ";" ~= tokens[start - 1],
            let introducer = rest.outsideBrackets.first(where: { "var" ~= tokens[$0] || "let" ~= tokens[$0] }),
            mark(in: tokens[start..<introducer]) != nil
        else { return nil }
        let end = tokens[(introducer + 1)...].outsideBrackets.first { index in
            ";" ~= tokens[index] || (index > introducer + 1 && startsStatement(index, in: tokens))
        }
        return end ?? tokens.endIndex
    }

    /// Returns the first `@Previewable`, with or without the name of its module; nil if there is none.
    private static func mark(in tokens: ArraySlice<Token>) -> Range<Int>? {
        for start in tokens.indices where "@" ~= tokens[start] {
            let name = tokens[(start + 1)...].prefix { $0.kind == .word || "." ~= $0 }
            let length = name.firstIndex { "Previewable" ~= $0 }.map { $0 - start }
            if let length, length == 1 || (length == 3 && "." ~= tokens[start + 2]) {
                return start..<(start + length + 1)
            }
        }
        return nil
    }

    private static func withoutMark(_ declaration: ArraySlice<Token>, of syntax: Syntax) -> String {
        guard let mark = mark(in: declaration) else { return syntax.text(of: declaration) }
        let parts = [declaration[..<mark.lowerBound], declaration[mark.upperBound...]]
        return parts.map(syntax.text(of:)).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns true if the token on a new line begins a statement rather than continuing the one before it.
    private static func startsStatement(_ index: Int, in tokens: ArraySlice<Token>) -> Bool {
        let token = tokens[index]
        guard token.followsNewline else { return false }
        return !continues(token, before: tokens[(index + 1)...].first) && !expectsMore(tokens[..<index])
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

    private static func expectsMore(_ tokens: ArraySlice<Token>) -> Bool {
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .word: return ["as", "is", "in", "try", "await", "var", "let", "else", "any", "some"].contains(last.text)
        case .literal: return false
        // An operator directly after its operand, at the end of the line, is a postfix operator.
        case .operator: return tokens.dropLast().last.map { $0.range.upperBound < last.range.lowerBound } ?? true
        case .punctuation: return [".", ",", ":", "@", "\\"].contains(last.text)
        }
    }
}
