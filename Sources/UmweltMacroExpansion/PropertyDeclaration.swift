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
    /// True if the braces contain accessors rather than observers.
    let isComputed: Bool
    /// The names after the first: `b` and `c` in `var a, b: Int, c = 1`.
    private let furtherNames: [Token]

    /// Reads a declaration; nil if the tokens declare something other than a property.
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
        isComputed = body.map { !Self.opensObservers(tokens[($0 + 1)...]) } ?? false
        furtherNames = Self.furtherNames(in: rest)
    }

    /// True if a comma and another name follow.
    var hasFurtherNames: Bool { !furtherNames.isEmpty }

    /// All declared names, except for those in patterns.
    var names: [Token] { (name.map { [$0] } ?? []) + furtherNames }

    func modifier(_ modifier: String) -> Token? {
        let index = prefix.outsideBrackets.first { modifier ~= prefix[$0] }
        return index.map { prefix[$0] }
    }

    private static func furtherNames(in tokens: ArraySlice<Token>) -> [Token] {
        enum Part { case name, type, value }
        var part = Part.name
        var names: [Token] = []
        // Generic arguments that are open: their commas separate types.
        var angles = 0
        for index in tokens.outsideBrackets {
            let token = tokens[index]
            if ":" ~= token, part == .name {
                (part, angles) = (.type, 0)
            } else if token.kind == .operator, part != .value {
                angles += "->" ~= token ? 0 : token.text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
                if token.text.hasSuffix("=") { part = .value }
            } else if "," ~= token, index + 2 < tokens.endIndex, tokens[index + 1].kind == .word {
                // A value may hold generic arguments too: a name is followed by its type or value, a type by neither.
                let isSpecified = ":" ~= tokens[index + 2] || "=" ~= tokens[index + 2]
                guard part == .value ? isSpecified : angles == 0 else { continue }
                names.append(tokens[index + 1])
                part = .name
            }
        }
        return names
    }

    /// Splits an operator that ends in an assignment, as the lexer reads one operator in `Set<Int>=[]`.
    ///
    /// No type contains an equals sign outside brackets, so that the first one that ends an operator is the assignment.
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
