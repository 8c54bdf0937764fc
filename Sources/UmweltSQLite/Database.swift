internal import CSQLite
import Foundation

/// A connection to a database in a file or in memory, with its prepared statements. It is used by one thread at a time.
package final class Database {
    /// SQLite's own connection, for functions other than statements.
    package let connection: OpaquePointer

    private var statements: [String: Statement] = [:]

    /// The maximum number of statements that stay prepared.
    private static let capacity = 200

    /// The longest time to wait for a lock of another connection, in milliseconds.
    private static let lockTimeout: Int32 = 5000

    /// Opens a database.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which is created if necessary; nil for a database in memory.
    ///   - isReadOnly: True if nothing may be written.
    /// - Throws: ``SQLError`` if the file cannot be opened.
    package init(path: String?, isReadOnly: Bool) throws {
        var handle: OpaquePointer?
        let flags =
            isReadOnly && path != nil ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        // One thread at a time uses the connection, so that SQLite need not lock it for each value.
        let code = sqlite3_open_v2(path ?? ":memory:", &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard let handle else { throw SQLError(code: code, message: "out of memory", statement: "") }
        connection = handle
        sqlite3_extended_result_codes(handle, 1)
        if code != SQLITE_OK { throw error(code, in: "") }
        // Another process that writes is waited for.
        sqlite3_busy_timeout(handle, Self.lockTimeout)
        _ = umwelt_defend(handle)
        TextFunction.add(to: handle)
        if !isReadOnly && path != nil {
            try writeAhead()
            try run("PRAGMA synchronous = NORMAL")
        }
        // A file that is no database is found out now.
        try run("SELECT count(*) FROM sqlite_master")
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(connection)
    }

    /// Switches the journal to write-ahead logging: readers of other processes do not wait for writers, and a process
    /// that dies loses no saved transaction.
    ///
    /// SQLite does not wait if another connection switches at the same moment, because each holds what the other needs.
    /// Therefore the call is repeated for as long as SQLite would wait otherwise.
    private func writeAhead() throws {
        let end = ContinuousClock.now + .milliseconds(Int(Self.lockTimeout))
        while true {
            do {
                return try run("PRAGMA journal_mode = WAL")
            } catch let error as SQLError where error.code & 0xFF == SQLITE_BUSY && ContinuousClock.now < end {
                usleep(10_000)
            }
        }
    }

    /// Runs a statement, with values for its parameters if it has any.
    package func run(_ text: String, _ values: [SQLValue] = []) throws {
        let statement = try prepare(text)
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step() {}
    }

    /// Returns a statement that is run again and again, without looking it up each time.
    package func prepared(_ text: String) throws -> PreparedStatement { PreparedStatement(try prepare(text)) }

    /// Runs a statement, and passes each of its rows to a closure.
    package func rows(of text: String, _ values: [SQLValue] = [], _ body: (Row) throws -> Void) throws {
        let statement = try prepare(text)
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step() { try body(Row(statement.handle)) }
    }

    /// The number of rows that the last statement has inserted, changed or deleted.
    package var changeCount: Int { Int(sqlite3_changes64(connection)) }

    /// Registers a function for SQL; it must return the same result for the same values.
    ///
    /// - Parameters:
    ///   - name: The name of the function.
    ///   - argumentCount: The number of its values; -1 for any.
    ///   - body: The function.
    package func addFunction(_ name: String, argumentCount: Int, _ body: @escaping ([SQLValue]) -> SQLValue) {
        SQLFunction(body).add(to: connection, name, argumentCount)
    }

    /// Runs a closure in a transaction, which is undone if it throws.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try run("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // A full disk has ended the transaction already.
            try? run("ROLLBACK")
            throw error
        }
    }

    private func prepare(_ text: String) throws -> Statement {
        if let statement = statements[text], !statement.isInUse {
            statement.isInUse = true
            return statement
        }
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(connection, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle else { throw error(code, in: text) }
        let statement = Statement(handle, text: text, of: self)
        if statements.count >= Self.capacity { statements = [:] }
        statements[text] = statement
        return statement
    }

    fileprivate func error(_ code: Int32, in statement: String) -> SQLError {
        SQLError(code: code, message: String(cString: sqlite3_errmsg(connection)), statement: statement)
    }
}

/// A statement that is run again and again.
package final class PreparedStatement {
    private let statement: Statement

    fileprivate init(_ statement: Statement) { self.statement = statement }

    deinit { statement.reset() }

    /// Runs the statement with values for all of its parameters, so that none keeps a value of the last run.
    package func run(_ values: [SQLValue]) throws {
        defer { statement.rewind() }
        try statement.bind(values)
        while try statement.step() {}
    }
}

/// A prepared statement.
private final class Statement {
    let handle: OpaquePointer
    var isInUse = true
    private let text: String
    private unowned let database: Database

    init(_ handle: OpaquePointer, text: String, of database: Database) {
        self.handle = handle
        self.text = text
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    func bind(_ values: [SQLValue]) throws {
        for (index, value) in zip(Int32(1)..., values) {
            let code =
                switch value {
                case .null: sqlite3_bind_null(handle, index)
                case .integer(let value): sqlite3_bind_int64(handle, index, value)
                case .real(let value): sqlite3_bind_double(handle, index, value)
                case .text(var text):
                    text.withUTF8 { bytes in
                        bytes.withMemoryRebound(to: CChar.self) {
                            // An empty text has no address, which would bind null.
                            $0.isEmpty
                                ? umwelt_bind_text(handle, index, "", 0)
                                : umwelt_bind_text(handle, index, $0.baseAddress, Int32($0.count))
                        }
                    }
                case .blob(let data):
                    data.withUnsafeBytes {
                        $0.isEmpty
                            ? sqlite3_bind_zeroblob(handle, index, 0)
                            : umwelt_bind_blob(handle, index, $0.baseAddress, Int32($0.count))
                    }
                }
            if code != SQLITE_OK { throw database.error(code, in: text) }
        }
    }

    /// Moves to the next row; returns false if there is none. Returns false if no view accepts it.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw database.error(code, in: text)
        }
    }

    /// Resets the statement, so that it can be given other values.
    func rewind() { sqlite3_reset(handle) }

    func reset() {
        rewind()
        sqlite3_clear_bindings(handle)
        isInUse = false
    }
}

/// The current row of a statement.
package struct Row {
    private let handle: OpaquePointer

    fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

    /// The value of a column, from 0.
    package subscript(column: Int) -> SQLValue {
        switch sqlite3_column_type(handle, Int32(column)) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, Int32(column)))
        case SQLITE_FLOAT: .real(sqlite3_column_double(handle, Int32(column)))
        case SQLITE_TEXT: .text(textBytes(column))
        case SQLITE_BLOB: .blob(blobBytes(column))
        default: .null
        }
    }

    /// True if a column has no value.
    package func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

    /// The key of an object in a column; nil for null.
    package func key(_ column: Int) -> Int64? { integer(column) }

    /// The integer in a column; nil if it has another value.
    package func integer(_ column: Int) -> Int64? {
        sqlite3_column_type(handle, Int32(column)) == SQLITE_INTEGER ? sqlite3_column_int64(handle, Int32(column)) : nil
    }

    /// The number in a column; nil if it has another value.
    package func real(_ column: Int) -> Double? {
        switch sqlite3_column_type(handle, Int32(column)) {
        case SQLITE_INTEGER, SQLITE_FLOAT: sqlite3_column_double(handle, Int32(column))
        default: nil
        }
    }

    /// The text in a column; nil if it has another value.
    package func text(_ column: Int) -> String? {
        sqlite3_column_type(handle, Int32(column)) == SQLITE_TEXT ? textBytes(column) : nil
    }

    private func textBytes(_ column: Int) -> String {
        guard let bytes = sqlite3_column_text(handle, Int32(column)) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    private func blobBytes(_ column: Int) -> Data {
        guard let bytes = sqlite3_column_blob(handle, Int32(column)) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, Int32(column))))
    }
}

extension String {
    /// The text as an SQL identifier.
    package var quotedForSQL: String { "\"" + replacing("\"", with: "\"\"") + "\"" }
}
