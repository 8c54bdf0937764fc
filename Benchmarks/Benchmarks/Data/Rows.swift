import Benchmark
import CSQLite
import Foundation

/// The work with SQLite's own functions: prepared statements, one transaction, values of a structure.
@MainActor enum Rows {
    private struct Row {
        var name: String
        var value: Double
        var count: Int
        var time: Date
        var note: String?
    }

    private static func open(_ url: URL) -> OpaquePointer {
        var handle: OpaquePointer?
        precondition(sqlite3_open(url.path, &handle) == SQLITE_OK)
        // A file was opened.
        let connection = handle!
        run("PRAGMA journal_mode = WAL", on: connection)
        run("PRAGMA synchronous = NORMAL", on: connection)
        run("CREATE TABLE measurement (id INTEGER PRIMARY KEY, name, value, count, time, note)", on: connection)
        return connection
    }

    private static func run(_ text: String, on connection: OpaquePointer) {
        precondition(sqlite3_exec(connection, text, nil, nil, nil) == SQLITE_OK)
    }

    private static func prepare(_ text: String, on connection: OpaquePointer) -> OpaquePointer {
        var statement: OpaquePointer?
        precondition(sqlite3_prepare_v2(connection, text, -1, &statement, nil) == SQLITE_OK)
        // The text is right.
        return statement!
    }

    private static func insert(_ count: Int, into connection: OpaquePointer) {
        run("BEGIN IMMEDIATE", on: connection)
        let statement = prepare("INSERT INTO measurement VALUES (?, ?, ?, ?, ?, ?)", on: connection)
        for index in 0..<count {
            let row = Row(
                name: "Measurement \(index)", value: Double(index) / 3, count: index,
                time: Date(timeIntervalSinceReferenceDate: Double(index)))
            sqlite3_bind_int64(statement, 1, Int64(index))
            _ = umwelt_bind_text(statement, 2, row.name, Int32(row.name.utf8.count))
            sqlite3_bind_double(statement, 3, row.value)
            sqlite3_bind_int64(statement, 4, Int64(row.count))
            sqlite3_bind_double(statement, 5, row.time.timeIntervalSinceReferenceDate)
            sqlite3_bind_null(statement, 6)
            precondition(sqlite3_step(statement) == SQLITE_DONE)
            sqlite3_reset(statement)
        }
        sqlite3_finalize(statement)
        run("COMMIT", on: connection)
    }

    static func save(_ count: Int, _ lent: Lent) throws {
        for _ in lent.benchmark.scaledIterations {
            let folder = try TemporaryFolder()
            let connection = open(folder.store)
            lent.benchmark.startMeasurement()
            insert(count, into: connection)
            lent.benchmark.stopMeasurement()
            sqlite3_close(connection)
        }
    }

    static func read(_ count: Int, _ lent: Lent) throws {
        let folder = try TemporaryFolder()
        let connection = open(folder.store)
        insert(count, into: connection)
        for _ in lent.benchmark.scaledIterations {
            lent.benchmark.startMeasurement()
            var found: [Row] = []
            let statement = prepare("SELECT * FROM measurement ORDER BY value DESC", on: connection)
            while sqlite3_step(statement) == SQLITE_ROW {
                found.append(
                    Row(
                        // The column has a text in each row.
                        name: String(cString: sqlite3_column_text(statement, 1)!),
                        value: sqlite3_column_double(statement, 2), count: Int(sqlite3_column_int64(statement, 3)),
                        time: Date(timeIntervalSinceReferenceDate: sqlite3_column_double(statement, 4))))
            }
            sqlite3_finalize(statement)
            lent.benchmark.stopMeasurement()
            precondition(found.count == count && found[0].count == count - 1)
        }
        sqlite3_close(connection)
    }
}
