import UmweltSQLite

// The parts that conditions of predicates are put together from, with the values of parameters in their order.
extension SQLText {
    /// Combines the expression with another one by an operator, in parentheses.
    package func combined(_ symbol: String, _ other: SQLText) -> SQLText {
        SQLText("(\(text) \(symbol) \(other.text))", values + other.values)
    }

    /// The opposite of a condition.
    package var negated: SQLText { SQLText("(NOT \(text))", values) }

    /// A condition that is false, never null, where this one is null.
    package var knownToBeTrue: SQLText { SQLText("ifnull(\(text), 0)", values) }

    /// Returns the condition that the expression equals one of some values, none of which is null. It is never null.
    package func isIn(_ list: [SQLValue]) -> SQLText {
        SQLText("\(text) IN (\(SQLText.marks(list.count)))", values + list).knownToBeTrue
    }

    /// Returns the call of a function.
    package static func call(_ function: String, _ arguments: [SQLText]) -> SQLText {
        SQLText(
            "\(function)(\(arguments.map(\.text).joined(separator: ", ")))", arguments.flatMap(\.values))
    }
}
