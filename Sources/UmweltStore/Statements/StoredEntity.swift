import UmweltSQLite

/// An entity whose objects are rows of a table.
package protocol StoredEntity: AnyObject {
    /// The table as an SQL identifier. Entities that inherit from each other share one.
    var table: String { get }

    /// The columns that an object is made of, its key first, of a table with the alias `t0`.
    var selection: String { get }
}

extension StoredEntity {
    /// The statement that reads the row of an object, whose key is its parameter.
    package var rowQuery: String { "\(queryOfAll) WHERE t0.\(RowColumn.key) = ?" }

    /// Returns the statement that reads the rows of some objects.
    package func query(ofKeys keys: some Collection<Int64>) -> SQLText {
        SQLText(
            "\(queryOfAll) WHERE t0.\(RowColumn.key) IN (\(SQLText.marks(keys.count)))", keys.map { .integer($0) })
    }

    /// Returns the statement that reads the rows of up to some number of objects. It is the same for any number of
    /// objects, so that it is prepared once; a key that occurs twice is found once.
    ///
    /// - Parameters:
    ///   - keys: The keys, at least one.
    ///   - size: The number of keys that the statement has parameters for.
    package func batchQuery(ofKeys keys: [Int64], size: Int) -> SQLText {
        query(ofKeys: (0..<size).map { keys[min($0, keys.count - 1)] })
    }

    /// Returns the statement that reads the rows that refer to an object by a column.
    ///
    /// - Parameters:
    ///   - restriction: A condition that rows satisfy, too; nil for none.
    ///   - position: The column with the order of the rows; nil for the order of creation.
    package func query(
        whose column: String, is key: Int64, restriction: SQLText? = nil, orderedBy position: String? = nil
    ) -> SQLText {
        let condition = restriction.map { " AND \($0.text)" } ?? ""
        return SQLText(
            "\(queryOfAll) WHERE t0.\(column) = ?\(condition)\(Self.order(position.map { "t0.\($0)" }))",
            [.integer(key)] + (restriction?.values ?? []))
    }

    /// Returns the statement that reads the rows that a table of pairs has for an object.
    ///
    /// - Parameter position: The column of the table with the order of the rows; nil for the order of creation.
    package func query(in pairs: PairTable, of key: Int64, orderedBy position: String? = nil) -> SQLText {
        SQLText(
            """
            \(queryOfAll) JOIN \(pairs.table) j ON j.\(pairs.other) = t0.\(RowColumn.key) \
            WHERE j.\(pairs.own) = ?\(Self.order(position.map { "j.\($0)" }))
            """, [.integer(key)])
    }

    private static func order(_ position: String?) -> String {
        " ORDER BY \(position.map { "\($0), " } ?? "")t0.\(RowColumn.key)"
    }

    private var queryOfAll: String { "SELECT \(selection) FROM \(table) t0" }
}
