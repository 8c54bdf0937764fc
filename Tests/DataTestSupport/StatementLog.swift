import CSQLite
import UmweltSQLite

/// The statements that a connection runs while the log exists.
package final class StatementLog {
    package private(set) var statements: [String] = []
    private let database: Database

    package init(of database: Database) {
        self.database = database
        let trace:
            @convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?)
                -> Int32 = { _, log, _, text in
                    guard let log, let text else { return 0 }
                    // The log below, which ends the trace when it goes.
                    Unmanaged<StatementLog>.fromOpaque(log).takeUnretainedValue().statements
                        .append(String(cString: text.assumingMemoryBound(to: CChar.self)))
                    return 0
                }
        sqlite3_trace_v2(
            database.connection, UInt32(SQLITE_TRACE_STMT), trace, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit { sqlite3_trace_v2(database.connection, 0, nil, nil) }

    /// The first words of the statements.
    package var verbs: [String] { statements.map { String($0.prefix { $0 != " " }) } }
}
