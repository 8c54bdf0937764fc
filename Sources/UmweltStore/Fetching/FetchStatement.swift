import UmweltSQLite

/// The rows of an entity's table that a fetch or a batch request means, and their order, in SQL. The alias of the table
/// is `t0`.
package struct FetchStatement: Equatable {
    /// The table as an SQL identifier.
    package let table: String

    /// The condition that rows are of the entity; nil if all are.
    package let restriction: SQLText?

    /// The predicate as an SQL condition; nil if there is no predicate, or it cannot be translated to SQL.
    package let condition: SQLText?

    /// The sort order as far as it can be translated to SQL, followed by the order of creation.
    package let order: [SQLText]

    private let limit: Int?
    private let offset: Int

    /// Makes a statement.
    ///
    /// - Parameters:
    ///   - order: The sort order, to which the order of creation is added.
    ///   - limit: The most rows; nil for any number.
    ///   - offset: The number of rows that are left out at the beginning.
    package init(
        _ table: String, restriction: SQLText?, condition: SQLText?, order: [SQLText] = [], limit: Int? = nil,
        offset: Int = 0
    ) {
        self.table = table
        self.restriction = restriction
        self.condition = condition
        self.order = order + [SQLText("t0.\(RowColumn.key)")]
        self.limit = limit.map { max($0, 0) }
        self.offset = max(offset, 0)
    }

    /// True if some of the rows that satisfy the condition are left out, so that the order matters.
    package var isCut: Bool { limit != nil || offset > 0 }

    /// Returns the statement that reads the rows in their order.
    ///
    /// - Parameters:
    ///   - selection: The columns.
    ///   - isCut: False if the statement returns more rows than are wanted.
    package func select(_ selection: String, isCut: Bool = true) -> SQLText {
        var text = selectAll(selection)
        text.text += " ORDER BY \(order.map(\.text).joined(separator: ", "))"
        text.values += order.flatMap(\.values)
        if isCut, self.isCut { text.text += " LIMIT \(limit ?? -1) OFFSET \(offset)" }
        return text
    }

    /// Returns the statement that reads all rows that may be wanted, in any order.
    package func selectAll(_ selection: String, isFiltered: Bool = true) -> SQLText {
        let condition = isFiltered ? filter : restriction
        return SQLText("SELECT \(selection) FROM \(table) t0\(Self.clause(condition))", condition?.values ?? [])
    }

    /// Returns the number of rows.
    package func count(in database: Database) throws -> Int {
        let query = select("1")
        var count = 0
        try database.rows(of: "SELECT count(*) FROM (\(query.text))", query.values) { count = Int($0.key(0) ?? 0) }
        return count
    }

    /// The condition that chooses the rows, of a statement that neither sorts nor cuts off; nil for all.
    package var chosen: SQLText? {
        guard isCut else { return filter }
        let keys = select("t0.\(RowColumn.key)")
        return SQLText("t0.\(RowColumn.key) IN (\(keys.text))", keys.values)
    }

    private var filter: SQLText? {
        let conditions = [restriction, condition].compactMap(\.self)
        if conditions.isEmpty { return nil }
        return SQLText(conditions.map(\.text).joined(separator: " AND "), conditions.flatMap(\.values))
    }

    /// Returns a condition as a clause of a statement; an empty text for nil.
    static func clause(_ condition: SQLText?) -> String { condition.map { " WHERE \($0.text)" } ?? "" }
}
