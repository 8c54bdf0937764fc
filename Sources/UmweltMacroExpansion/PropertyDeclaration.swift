/// The parts of a `var` or `let` declaration: `@Entry public var name: Type = value { … }`.
struct PropertyDeclaration {
    /// The attributes and modifiers.
    let prefix: ArraySlice<Token>
    /// `var` or `let`.
    let introducer: Token
    /// The name; nil for a pattern of several names, `(a, b)`.
    let name: Token?
    let type: ArraySlice<Token>
    let value: ArraySlice<Token>
    /// The brace that opens accessors or observers.
    let accessors: Token?
    /// True if a comma and another name follow.
    let hasFurtherNames: Bool

    /// Reads a declaration; nil if the tokens declare something else than a property.
    init?(_ tokens: [Token]) {
        guard let start = tokens.outsideBrackets.first(where: { "var" ~= tokens[$0] || "let" ~= tokens[$0] }),
            start + 1 < tokens.count
        else { return nil }
        let tokens = Self.isolatingAssignment(in: tokens, after: start)
        let rest = tokens[(start + 1)...]

        prefix = tokens[..<start]
        introducer = tokens[start]
        name = tokens[start + 1].kind == .word ? tokens[start + 1] : nil

        let assignment = rest.outsideBrackets.first { "=" ~= tokens[$0] }
        let body = rest.outsideBrackets.first { index in
            "{" ~= tokens[index] && (assignment == nil || Self.opensObservers(tokens[(index + 1)...]))
        }
        accessors = body.map { tokens[$0] }

        let end = body ?? tokens.endIndex
        let typeEnd = assignment ?? end
        let colon = rest[..<typeEnd].outsideBrackets.first { ":" ~= tokens[$0] }
        type = colon.map { tokens[($0 + 1)..<typeEnd] } ?? []
        value = assignment.map { tokens[($0 + 1)..<end] } ?? []
        hasFurtherNames = rest.outsideBrackets.contains { index in
            // A comma between generic arguments is followed by a type, which is followed by neither `:` nor `=`.
            guard "," ~= tokens[index], index + 2 < tokens.count, tokens[index + 1].kind == .word else { return false }
            return ":" ~= tokens[index + 2] || "=" ~= tokens[index + 2]
        }
    }

    func modifier(_ modifier: String) -> Token? {
        let index = prefix.outsideBrackets.first { modifier ~= prefix[$0] }
        return index.map { prefix[$0] }
    }

    /// Splits an operator that ends in an assignment, as the lexer reads one operator in `Set<Int>=[]`.
    ///
    /// No type contains an equals sign outside brackets, so that the first one, at the end of its operator, is the
    /// assignment.
    private static func isolatingAssignment(in tokens: [Token], after start: Int) -> [Token] {
        var tokens = tokens
        let rest = tokens[(start + 1)...]
        let found = rest.outsideBrackets.first { tokens[$0].kind == .operator && tokens[$0].text.hasSuffix("=") }
        guard let index = found, !("=" ~= tokens[index]) else { return tokens }
        tokens.replaceSubrange(index...index, with: tokens[index].splitBeforeLastByte)
        return tokens
    }

    private static func opensObservers(_ body: ArraySlice<Token>) -> Bool {
        guard let first = body.first, let second = body.dropFirst().first else { return false }
        return ("didSet" ~= first || "willSet" ~= first) && ("{" ~= second || "(" ~= second)
    }
}

extension Token {
    /// An operator's last character and the characters before it, as two operators.
    fileprivate var splitBeforeLastByte: [Token] {
        let middle = range.upperBound - 1
        return [
            Token(
                kind: .operator, text: String(text.dropLast()), range: range.lowerBound..<middle,
                followsNewline: followsNewline),
            Token(
                kind: .operator, text: String(text.suffix(1)), range: middle..<range.upperBound, followsNewline: false),
        ]
    }
}
