/// Finds attributes in Swift source, outside of comments and strings.
package enum SourceAttributes {
    /// Returns true if the source has an attribute of one of the names, such as `main` for `@main`.
    package static func contains(_ names: Set<String>, in source: String) -> Bool {
        let tokens = Lexer.tokens(of: source)
        return zip(tokens, tokens.dropFirst()).contains { "@" ~= $0 && names.contains(String($1.text)) }
    }
}
