/// The members of a type, without those that are compiled conditionally.
struct TypeMembers {
    private let members: [ArraySlice<Token>]

    /// The stored and computed properties in the order of their declaration.
    var properties: [PropertyDeclaration] {
        members.compactMap { PropertyDeclaration(Array($0)) }
    }

    init(of type: Syntax) {
        let tokens = type.tokens
        guard let open = tokens.outsideBrackets.first(where: { "{" ~= tokens[$0] }), open + 1 < tokens.count else {
            members = []
            return
        }
        members = Self.members(in: tokens[(open + 1)..<tokens.closing(of: open)])
    }

    private static func members(in body: ArraySlice<Token>) -> [ArraySlice<Token>] {
        var members: [ArraySlice<Token>] = []
        var start = body.startIndex
        // Attributes and modifiers may stand on lines of their own: a member ends no sooner than it is introduced.
        var isIntroduced = false
        var conditions = 0
        for index in body.outsideBrackets {
            if isIntroduced, ";" ~= body[index] || body.startsStatement(at: index) {
                if conditions == 0 { members.append(body[start..<index]) }
                start = index
                isIntroduced = false
            }
            conditions += body.conditionsOpened(at: index)
            if body[index].introducesMember { isIntroduced = true }
        }
        return conditions == 0 ? members + [body[start...]] : members
    }
}

extension Token {
    private static let introducers: Set<String> = [
        "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "init", "let", "protocol",
        "struct", "subscript", "typealias", "var", "#",
    ]

    /// True for the keyword that follows a member's attributes and modifiers, and for the mark of a directive or macro.
    fileprivate var introducesMember: Bool {
        kind != .literal && Self.introducers.contains(text)
    }
}
