import UmweltSQLite

/// The columns that each table of objects has. No property of Swift's can have their names.
package enum RowColumn {
    /// The primary key: the key of the object.
    package static let key = "$key".quotedForSQL

    /// The column with the name of the object's entity: null for entities without inheritance.
    package static let entity = entityName.quotedForSQL
    package static let entityName = "$entity"

    /// Returns the condition that a column has one of some keys. It has one parameter for any number of keys.
    package static func isIn(_ keys: some Sequence<Int64>, column: String = "t0.\(key)") -> SQLText {
        SQLText("\(column) IN (SELECT value FROM json_each(?))", [list(keys)])
    }

    /// Returns keys as one parameter.
    package static func list(_ keys: some Sequence<Int64>) -> SQLValue {
        .text("[\(keys.map { "\($0)" }.joined(separator: ","))]")
    }

    /// Returns the condition that rows are of some entities.
    ///
    /// - Parameters:
    ///   - alias: The alias of the table, or its name.
    ///   - names: The names of the entities.
    package static func restriction(of alias: String, to names: [String]) -> SQLText {
        SQLText("\(alias).\(entity) IN (\(SQLText.marks(names.count)))", names.map { .text($0) })
    }
}
