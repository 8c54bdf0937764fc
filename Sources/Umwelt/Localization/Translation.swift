/// What a table of translations has for a key.
struct Translation: Equatable, Sendable {
    /// A format, with gaps such as `%@` or `%1$lld`, and `%#@name@` for variables.
    var format: String

    /// Formats for numbers, by their plural forms: the first number among the arguments chooses. Empty if the format
    /// is the same for all.
    var forms: [String: String] = [:]

    /// What depends on one of several numbers.
    var variables: [String: Variable] = [:]

    /// The language that the formats are in.
    var language: String

    /// A part of a format that depends on a number.
    struct Variable: Equatable, Sendable {
        /// The place of the number among the arguments, from 1; nil for the next one.
        var argument: Int?
        /// How the number is written, such as `lld`.
        var specifier: String
        /// The texts by plural forms, in which `%arg` is the number.
        var forms: [String: String]
    }
}
