import CPostgres
import Foundation

/// A connection to PostgreSQL, by libpq. It waits for answers where it is called: never on the main actor.
///
/// One thread uses it at a time: its owner sees to that.
final class PostgresConnection: @unchecked Sendable {
    private let connection: OpaquePointer

    /// Connects.
    ///
    /// - Parameter address: The address as libpq has it, such as `postgresql://notes@db.example.org/notes`. What it
    ///   leaves out is that of libpq's variables, such as `PGHOST`.
    /// - Throws: ``NoteError/away(_:)``.
    init(_ address: String) throws(NoteError) {
        // The address comes last, and counts.
        let settings = [
            ("fallback_application_name", "Guestbook"), ("connect_timeout", "3"), ("keepalives_idle", "5"),
            ("dbname", address),
        ]
        let names = CStrings(settings.map { $0.0 } + [nil])
        let values = CStrings(settings.map { $0.1 } + [nil])
        let made = withExtendedLifetime((names, values)) { PQconnectdbParams(names.pointers, values.pointers, 1) }
        guard let connection = made else {
            throw .away("There is no memory for a connection.")
        }
        self.connection = connection
        guard PQstatus(connection) == CONNECTION_OK else {
            let reason = Self.text(PQerrorMessage(connection))
            throw .away(reason)
        }
    }

    deinit { PQfinish(connection) }

    /// Runs a statement, with values for its `$1`, `$2` and so on, and returns the rows of the answer.
    func rows(_ statement: String, _ values: [String?] = []) throws(NoteError) -> [[String?]] {
        let copies = CStrings(values)
        let answer = withExtendedLifetime(copies) {
            PQexecParams(connection, statement, Int32(values.count), nil, copies.pointers, nil, nil, 0)
        }
        return try rows(of: answer)
    }

    /// Runs statements in one transaction.
    func run(_ statements: String) throws(NoteError) { _ = try rows(of: PQexec(connection, statements)) }

    private func rows(of answer: OpaquePointer?) throws(NoteError) -> [[String?]] {
        defer { PQclear(answer) }
        switch PQresultStatus(answer) {
        case PGRES_TUPLES_OK, PGRES_COMMAND_OK: break
        default:
            let reason = Self.text(PQerrorMessage(connection))
            throw PQstatus(connection) == CONNECTION_OK ? .refused(reason) : .away(reason)
        }
        return (0..<PQntuples(answer)).map { row in
            (0..<PQnfields(answer)).map { column in
                PQgetisnull(answer, row, column) == 1 ? nil : Self.text(PQgetvalue(answer, row, column))
            }
        }
    }

    /// Waits for notifications and consumes all that have arrived. Returns false if there are none.
    ///
    /// - Throws: ``NoteError/away(_:)`` if the connection has ended.
    func consumeNotifications(within milliseconds: Int32) throws(NoteError) -> Bool {
        guard PQstatus(connection) == CONNECTION_OK else { throw .away("The connection has ended.") }
        var descriptor = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
        if consumeNotifications() { return true }
        guard poll(&descriptor, 1, milliseconds) != 0 else { return false }
        guard PQconsumeInput(connection) == 1, PQstatus(connection) == CONNECTION_OK else {
            throw .away(Self.text(PQerrorMessage(connection)))
        }
        return consumeNotifications()
    }

    private func consumeNotifications() -> Bool {
        var isNotified = false
        while let notification = PQnotifies(connection) {
            isNotified = true
            PQfreemem(notification)
        }
        return isNotified
    }

    private static func text(_ text: UnsafePointer<CChar>?) -> String {
        text.map { String(cString: $0).trimmingCharacters(in: .newlines) } ?? ""
    }
}

/// Texts as C has them, as long as this lives.
private final class CStrings {
    let pointers: [UnsafePointer<CChar>?]

    init(_ texts: [String?]) { pointers = texts.map { UnsafePointer($0.flatMap { strdup($0) }) } }

    deinit { for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) } }
}
