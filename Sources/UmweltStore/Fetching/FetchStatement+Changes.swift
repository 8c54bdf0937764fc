import UmweltSQLite

extension FetchStatement {
    /// The rows of some keys.
    package init(_ table: String, keys: some Sequence<Int64>) {
        self.init(table, restriction: nil, condition: RowColumn.isIn(keys))
    }

    /// Deletes the rows by one statement, and returns their number.
    ///
    /// - Parameters:
    ///   - columns: The columns of deleted rows that are passed to the closure; nil if it need not be called.
    ///   - body: A function of each row.
    package func delete(
        in database: Database, returning columns: String? = nil, _ body: (Row) throws -> Void = { _ in }
    ) throws -> Int {
        try change(SQLText("DELETE FROM \(table) AS t0"), in: database, columns, body)
    }

    /// Changes the rows by one statement, and returns their number.
    ///
    /// - Parameters:
    ///   - assignments: The assignments after `SET`, at least one.
    ///   - columns: The columns of changed rows that are passed to the closure; nil if it need not be called.
    ///   - body: A function of each row.
    package func update(
        _ assignments: [SQLText], in database: Database, returning columns: String? = nil,
        _ body: (Row) throws -> Void = { _ in }
    ) throws -> Int {
        let list = assignments.map(\.text).joined(separator: ", ")
        let beginning = SQLText("UPDATE \(table) AS t0 SET \(list)", assignments.flatMap(\.values))
        return try change(beginning, in: database, columns, body)
    }

    private func change(
        _ beginning: SQLText, in database: Database, _ columns: String?, _ body: (Row) throws -> Void
    ) throws -> Int {
        let end = columns.map { " RETURNING \($0)" } ?? ""
        try database.rows(
            of: "\(beginning.text)\(Self.clause(chosen))\(end)", beginning.values + (chosen?.values ?? []), body)
        return database.changeCount
    }
}
