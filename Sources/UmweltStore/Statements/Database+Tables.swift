import UmweltSQLite

extension Database {
    /// Returns the names of a table's columns; an empty set if there is no such table.
    package func columns(of table: String) throws -> Set<String> {
        var names: Set<String> = []
        try rows(of: "SELECT name FROM pragma_table_info(?)", [.text(table)]) { row in
            if let name = row.text(0) { names.insert(name) }
        }
        return names
    }

    /// Returns true if a statement finds a row.
    package func hasRows(_ query: SQLText) throws -> Bool {
        var isFound = false
        try rows(of: "SELECT EXISTS (\(query.text))", query.values) { isFound = $0.integer(0) == 1 }
        return isFound
    }

    /// Creates a pair table if it does not exist.
    ///
    /// - Parameter columns: The columns beside both keys.
    package func create(_ pairs: PairTable, columns: [String] = []) throws {
        let list = ["source INTEGER", "target INTEGER"] + columns + ["PRIMARY KEY (source, target)"]
        try run("CREATE TABLE IF NOT EXISTS \(pairs.table) (\(list.joined(separator: ", "))) WITHOUT ROWID")
        // Found from the other side, too.
        try run("CREATE INDEX IF NOT EXISTS \((pairs.name + ".target").quotedForSQL) ON \(pairs.table) (target)")
    }

    /// Creates an index of columns if it does not exist.
    package func createIndex(_ name: String, isUnique: Bool, on table: String, _ columns: [String]) throws {
        let (kind, list) = (isUnique ? "UNIQUE " : "", columns.joined(separator: ", "))
        try run("CREATE \(kind)INDEX IF NOT EXISTS \(name.quotedForSQL) ON \(table) (\(list))")
    }
}
