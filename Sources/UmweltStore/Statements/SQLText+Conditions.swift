import UmweltSQLite

// The parts that conditions of predicates are put together from, with the values of parameters in their order.
extension SQLText {
    /// Returns the expression with an operator and another one, in parentheses.
    package func combined(_ symbol: String, _ other: SQLText) -> SQLText {
        SQLText("(\(text) \(symbol) \(other.text))", values + other.values)
    }

    /// The opposite of a condition.
    package var negated: SQLText { SQLText("(NOT \(text))", values) }

    /// The condition that another one is true: false if that is false or null, and never null.
    package var knownToBeTrue: SQLText { SQLText("ifnull(\(text), 0)", values) }

    /// Returns the condition that the expression has one of some values, of which none is null. It is never null.
    package func isIn(_ list: [SQLValue]) -> SQLText {
        SQLText("\(text) IN (\(SQLText.marks(list.count)))", values + list).knownToBeTrue
    }

    /// Returns the call of a function.
    package static func call(_ function: String, _ arguments: [SQLText]) -> SQLText {
        SQLText(
            "\(function)(\(arguments.map(\.text).joined(separator: ", ")))", arguments.flatMap(\.values))
    }
}
