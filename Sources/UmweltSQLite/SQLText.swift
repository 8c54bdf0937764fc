/// A part of an SQL statement, with the values of its parameters in their order.
package struct SQLText: Equatable {
    package var text: String
    package var values: [SQLValue]

    package init(_ text: String, _ values: [SQLValue] = []) {
        self.text = text
        self.values = values
    }

    /// Returns the marks of some parameters in a list, as in `?, ?, ?`.
    package static func marks(_ count: Int) -> String { Array(repeating: "?", count: count).joined(separator: ", ") }
}
