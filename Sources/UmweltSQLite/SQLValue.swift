import Foundation

/// A value of a column or of a parameter.
package enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    /// The key of an object; nil for other values.
    package var key: Int64? { if case .integer(let key) = self { key } else { nil } }
}

/// A fault of SQLite: its code and its message, with the statement.
package struct SQLError: Error, CustomStringConvertible {
    /// The extended result code.
    package let code: Int32
    package let message: String

    /// The statement; empty for faults of the connection.
    package let statement: String

    package var description: String {
        switch code & 0xFF {
        case 5, 6: return "Another process has locked the store for too long: end it, or save again. \(words)"
        case 8: return "The store cannot be written: check the permissions of its file and its folder. \(words)"
        case 13: return "The disk is full: make room, and save again. \(words)"
        default: return words
        }
    }

    /// SQLite's own words.
    private var words: String {
        statement.isEmpty ? "SQLite says: \(message) (\(code))." : "SQLite says: \(message) (\(code)), in \(statement)"
    }
}
