import UmweltSQLite

/// Rows that belong to a row of a statement: the tables after `FROM`, and the condition that ties them to it.
/// Predicates on relationships are compiled to it.
package struct SQLRows {
    private var tables: [String]
    private var condition: SQLText

    /// The row of an object.
    ///
    /// - Parameter key: The key of the object, which may be null.
    package init(_ table: String, as alias: String, withKey key: SQLText) {
        tables = ["\(table) \(alias)"]
        condition = SQLText("\(alias).\(RowColumn.key) = \(key.text)", key.values)
    }

    /// The rows that refer to a row by a column.
    package init(_ table: String, as alias: String, whose column: String, is row: String) {
        tables = ["\(table) \(alias)"]
        condition = SQLText("\(alias).\(column) = \(row).\(RowColumn.key)")
    }

    /// The rows that a table of pairs has for a row.
    package init(_ table: String, as alias: String, in pairs: PairTable, of row: String) {
        tables = ["\(pairs.table) j\(alias)", "\(table) \(alias)"]
        condition = SQLText(
            "j\(alias).\(pairs.own) = \(row).\(RowColumn.key) AND \(alias).\(RowColumn.key) = j\(alias).\(pairs.other)")
    }

    /// Returns the rows that also satisfy a condition.
    package func filtered(_ other: SQLText) -> SQLRows {
        var rows = self
        rows.condition = SQLText("\(condition.text) AND \(other.text)", condition.values + other.values)
        return rows
    }

    /// Returns the rows that belong to each of these.
    package func joined(_ further: SQLRows) -> SQLRows {
        var rows = filtered(further.condition)
        rows.tables += further.tables
        return rows
    }

    /// Returns a condition that is true if there is such a row.
    package var exists: SQLText { SQLText("EXISTS (SELECT 1 \(source))", condition.values) }

    /// The condition that there is no such row.
    package var isEmpty: SQLText { exists.negated }

    /// Returns the value of an expression for the first row; null if there is no row.
    package func select(_ expression: SQLText) -> SQLText {
        SQLText("(SELECT \(expression.text) \(source))", expression.values + condition.values)
    }

    private var source: String { "FROM \(tables.joined(separator: ", ")) WHERE \(condition.text)" }
}
