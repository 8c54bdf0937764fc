/// The ways to write an optional type in source code.
enum OptionalType {
    /// Returns the wrapped type, as source: `Int` for `Int?`, `Int!` and `Optional<Int>`; nil for a type that is not
    /// written as an optional.
    static func wrapped(in type: ArraySlice<Token>, of syntax: Syntax) -> String? {
        guard let last = type.last else { return nil }
        // `() -> Int?` is a function, whatever it returns.
        let isFunction = type.outsideBrackets.contains { "->" ~= type[$0] }
        // After a generic argument the mark is part of an operator, `>?`.
        if !isFunction, last.text.hasSuffix("?") || last.text.hasSuffix("!") {
            return String(syntax.text(of: type).dropLast())
        }
        let unqualified = type.starts(with: ["Swift", "."], by: { $1 ~= $0 }) ? type.dropFirst(2) : type
        let argument = unqualified.dropFirst(2)
        guard unqualified.starts(with: ["Optional", "<"], by: { $1 ~= $0 }), last.text.hasSuffix(">"),
            argument.count > 1
        else { return nil }
        return String(syntax.text(of: argument).dropLast())
    }
}
