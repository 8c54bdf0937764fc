import UmweltSQLite
import UmweltStore

/// The delete rules of relationships, as applied in the store: the number of statements only depends on the
/// relationships.
struct DeletionRules {
    /// The tables that rows are deleted from.
    private var tables: [String]

    /// The rows of cascading deletions, as recursive parts of the statement that finds all.
    private var cascades: [String] = []

    /// The changes of other rows, as statements with the keys of deleted rows as their parameter.
    private var changes: [String] = []

    /// The name of the recursive part. No entity can have it: a part hides tables of its name.
    private static let gone = "\"$gone\""

    /// Makes the rules for rows of a table, initially without rules.
    init(of table: String) { tables = [table] }

    /// True if the deletion of rows affects no others.
    var isEmpty: Bool { cascades.isEmpty && changes.isEmpty }

    // MARK: Rules

    /// Adds a cascading deletion to rows to which a column of deleted rows refers.
    ///
    /// - Parameters:
    ///   - table: The table of the rows.
    ///   - column: The column.
    ///   - entities: The entities of the rows; nil for all of the table. Entities that inherit from the same one may
    ///     each declare a relationship whose values are in one column.
    mutating func cascade(to table: String, whose column: String, entities: [String]?) {
        cascade(to: table, "\(table) r ON r.\(column) = \(Self.gone).key\(Self.isOf(entities, "r"))")
    }

    /// Adds a cascading deletion to rows of another table that refer to deleted rows.
    ///
    /// - Parameters:
    ///   - table: The table of the rows.
    ///   - column: The column of the other table.
    ///   - other: The other table.
    ///   - entities: The entities of the other table's rows that have the relationship; nil for all.
    mutating func cascade(to table: String, referredBy column: String, of other: String, entities: [String]?) {
        cascade(
            to: table,
            """
            \(other) o ON o.\(RowColumn.key) = \(Self.gone).key\(Self.isOf(entities, "o")) \
            JOIN \(table) r ON r.\(RowColumn.key) = o.\(column)
            """)
    }

    private static func isOf(_ entities: [String]?, _ alias: String) -> String {
        guard let entities else { return "" }
        let names = entities.map { "'\($0.replacing("'", with: "''"))'" }
        return " AND \(alias).\(RowColumn.entity) IN (\(names.joined(separator: ", ")))"
    }

    /// Adds a cascading deletion to rows related by a join table.
    mutating func cascade(to table: String, by pairs: PairTable) {
        cascade(
            to: table,
            """
            \(pairs.table) p ON p.\(pairs.own) = \(Self.gone).key \
            JOIN \(table) r ON r.\(RowColumn.key) = p.\(pairs.other)
            """)
    }

    private mutating func cascade(to table: String, _ join: String) {
        let part = "SELECT r.\(RowColumn.key) FROM \(Self.gone) JOIN \(join)"
        if !cascades.contains(part) { cascades.append(part) }
        if !tables.contains(table) { tables.append(table) }
    }

    /// Adds the rule that a column which refers to deleted rows becomes null.
    mutating func clear(_ column: String, of table: String) {
        add("UPDATE \(table) SET \(column) = NULL WHERE \(Self.isGone(column))")
    }

    /// Adds the rule that a join table loses the pairs of deleted rows.
    mutating func removePairs(from table: PairTable, column: String) {
        add("DELETE FROM \(table.table) WHERE \(Self.isGone(column))")
    }

    private mutating func add(_ change: String) {
        if !changes.contains(change) { changes.append(change) }
    }

    private static func isGone(_ column: String) -> String { RowColumn.isIn([], column: column).text }

    // MARK: Rows

    /// Returns the keys of rows and of cascading deletions.
    func keys(of rows: FetchStatement, in database: Database) throws -> [Int64] {
        var query = rows.select("t0.\(RowColumn.key)")
        if !cascades.isEmpty {
            let parts = cascades.joined(separator: " UNION ")
            query.text = """
                WITH RECURSIVE \(Self.gone) (key) AS (SELECT * FROM (\(query.text)) UNION \(parts)) \
                SELECT key FROM \(Self.gone)
                """
        }
        var keys: [Int64] = []
        try database.rows(of: query.text, query.values) { row in
            if let key = row.key(0) { keys.append(key) }
        }
        return keys
    }

    /// Deletes rows, including cascading deletions, and updates the rows that refer to them.
    func delete(_ keys: [Int64], in database: Database) throws {
        for table in tables { _ = try FetchStatement(table, keys: keys).delete(in: database) }
        for change in changes { try database.run(change, [RowColumn.list(keys)]) }
    }
}
