/// The `@State` properties in Swift source, and their uses that fit a lazy initial value.
package struct SourceStates {
    private let tokens: [Token]

    package init(_ source: String) { tokens = Lexer.tokens(of: source) }

    /// True if a state's initial value calls a function, and nothing in the file prevents a lazy `State`.
    ///
    /// A lazy one is prevented by an initializer that assigns a state itself (`self.model = model`), because Swift has
    /// no such assignment for property wrappers with a lazy initial value; by `State<…>` as a type, which might have to
    /// match that of another file; and by a type in the file that is called `State`.
    package var canBeLazy: Bool {
        let properties = properties
        return properties.contains { $0.value.contains { "(" ~= $0 } } && !namesType
            && !assigns(Set(properties.flatMap(\.names).compactMap(\.name)))
    }

    /// The declarations that follow the attribute `@State`.
    private var properties: [PropertyDeclaration] {
        tokens.indices.dropLast().compactMap { index in
            guard "@" ~= tokens[index], "State" ~= tokens[index + 1] else { return nil }
            return PropertyDeclaration(Array(declaration(at: index)))
        }
    }

    /// The tokens of a property's declaration, up to the next line that begins another statement.
    private func declaration(at start: Int) -> ArraySlice<Token> {
        let rest = tokens[start...]
        guard let introducer = rest.firstIndex(where: { "var" ~= $0 }) else { return [] }
        var end = introducer + 1
        while end < tokens.endIndex, !tokens[end].followsNewline || tokens[end].continuesStatement {
            guard ["(", "[", "{"].contains(where: { $0 ~= tokens[end] }) else {
                if "}" ~= tokens[end] || ";" ~= tokens[end] { break }
                end += 1
                continue
            }
            end = min(tokens[end...].closing(of: end) + 1, tokens.endIndex)
        }
        return tokens[start..<end]
    }

    private var namesType: Bool {
        zip(tokens, tokens.dropFirst()).contains { first, second in
            switch first {
            case "struct", "class", "enum", "actor", "typealias", "associatedtype", "protocol": "State" ~= second
            case "State": second.text.hasPrefix("<")
            default: false
            }
        }
    }

    /// Returns true if an initializer assigns one of the names.
    private func assigns(_ names: Set<String>) -> Bool {
        tokens.indices.contains { index in
            guard "init" ~= tokens[index], index == 0 || !("." ~= tokens[index - 1]),
                let open = tokens[index...].firstIndex(where: { "{" ~= $0 })
            else { return false }
            let body = tokens[open..<tokens.closing(of: open)]
            return body.indices.dropLast().contains { place in
                guard "=" ~= body[place + 1], let name = body[place].name, names.contains(name) else { return false }
                // `self.name`, or `name`; not `other.name`.
                return !("." ~= body[place - 1]) || "self" ~= body[place - 2]
            }
        }
    }
}

extension Token {
    /// True for a token that cannot begin a statement, so that it continues the previous line.
    fileprivate var continuesStatement: Bool {
        kind == .operator || [".", ",", "=", ")", "]"].contains { $0 ~= self }
    }
}
