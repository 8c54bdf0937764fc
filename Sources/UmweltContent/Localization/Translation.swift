/// The entry for a key in a table of translations.
struct Translation: Equatable, Sendable {
    /// A format, with gaps such as `%@` or `%1$lld`, and `%#@name@` for variables.
    var format: String

    /// Formats by plural forms, chosen by the first number among the arguments. Empty if the format is the same for
    /// all.
    var forms: [String: String] = [:]

    /// The parts of the format that depend on one of several numbers, by their names.
    var variables: [String: Variable] = [:]

    /// The language that the formats are in.
    var language: String

    /// A part of a format that depends on a number.
    struct Variable: Equatable, Sendable {
        /// The position of the number among the arguments, from 1; nil for the next one.
        var argument: Int?
        /// The specifier that writes the number, such as `lld`.
        var specifier: String
        /// The texts by plural form, with `%arg` for the number.
        var forms: [String: String]
    }
}
