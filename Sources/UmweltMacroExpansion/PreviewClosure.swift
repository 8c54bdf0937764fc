/// The statements in the closure of a `#Preview`, with the `@Previewable` declarations separated from the others.
struct PreviewClosure {
    /// The `@Previewable` declarations, without that attribute. They come after their original position in the source,
    /// like the other statements.
    private(set) var previewables: [String] = []
    /// The other statements.
    private(set) var body = ""

    /// - Parameter tokens: The tokens between the closure's braces.
    init(_ tokens: ArraySlice<Token>, of syntax: Syntax) throws(Diagnostic) {
        var rest: [ArraySlice<Token>] = []
        var restStart = tokens.startIndex
        var conditions = 0
        for start in tokens.outsideBrackets where start >= restStart {
            conditions += tokens.conditionsOpened(at: start)
            guard conditions == 0, let end = Self.endOfPreviewable(from: start, in: tokens) else { continue }
            let declaration = tokens[start..<end]
            previewables.append(Self.placed(declaration, Self.withoutMark(declaration, of: syntax), syntax))
            rest.append(tokens[restStart..<start])
            let isBeforeSemicolon = end < tokens.endIndex && ";" ~= tokens[end]
            restStart = isBeforeSemicolon ? end + 1 : end
        }
        rest.append(tokens[restStart...])
        for tokens in rest {
            guard let stray = tokens.attribute("Previewable") else { continue }
            throw Diagnostic(PreviewableMacro.messageElsewhere, at: tokens[stray.lowerBound], syntax)
        }
        body = rest.filter { !$0.isEmpty }.map { Self.placed($0, syntax.text(of: $0), syntax) }.joined(separator: "\n")
    }

    /// Returns source with the directive before it that makes the compiler report it where its tokens are.
    private static func placed(_ tokens: ArraySlice<Token>, _ source: String, _ syntax: Syntax) -> String {
        "\(syntax.sourceLocation(of: tokens.first))\n\(source)"
    }

    /// Returns the end of the declaration that begins at `start` if `@Previewable` is one of its attributes, otherwise
    /// nil.
    private static func endOfPreviewable(from start: Int, in tokens: ArraySlice<Token>) -> Int? {
        let rest = tokens[start...]
        guard "@" ~= tokens[start],
            start == tokens.startIndex || tokens[start].followsNewline || ";" ~= tokens[start - 1],
            let introducer = rest.outsideBrackets.first(where: { "var" ~= tokens[$0] || "let" ~= tokens[$0] }),
            tokens[start..<introducer].attribute("Previewable") != nil
        else { return nil }
        let end = tokens[(introducer + 1)...].outsideBrackets.first { index in
            ";" ~= tokens[index] || (index > introducer + 1 && tokens.startsStatement(at: index))
        }
        return end ?? tokens.endIndex
    }

    private static func withoutMark(_ declaration: ArraySlice<Token>, of syntax: Syntax) -> String {
        guard let mark = declaration.attribute("Previewable") else { return syntax.text(of: declaration) }
        let parts = [declaration[..<mark.lowerBound], declaration[mark.upperBound...]]
        return parts.map(syntax.text(of:)).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
