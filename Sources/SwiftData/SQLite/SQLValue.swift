import Foundation

/// A value of a column or of a parameter.
package enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    /// The key of an object; nil for other values.
    var key: Int64? { if case .integer(let key) = self { key } else { nil } }
}

/// A fault of SQLite: its code and its message, with the statement.
struct SQLError: Error, CustomStringConvertible {
    /// The extended result code.
    let code: Int32
    let message: String

    /// The statement; empty for faults of the connection.
    let statement: String

    var description: String {
        statement.isEmpty ? "SQLite says: \(message) (\(code))." : "SQLite says: \(message) (\(code)), in \(statement)"
    }
}
