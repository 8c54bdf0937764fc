import Foundation
import Synchronization

/// The notes in PostgreSQL. Each process listens for those that others write.
final class PostgresNotes: NoteKeeper {
    private let address: String
    private let connection = Mutex<PostgresConnection?>(nil)
    private let queue = DispatchQueue(label: "guestbook.postgres")

    /// The most notes that are shown in the list.
    private static let most = 100

    /// The time from one attempt to connect to the next.
    private static let pause = 0.5

    init(_ address: String) { self.address = address }

    // MARK: Following

    func newest() -> AsyncStream<Result<[Note], NoteError>> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Result<[Note], NoteError>.self, bufferingPolicy: .bufferingNewest(1))
        let isOver = Flag()
        continuation.onTermination = { _ in isOver.set() }
        // It waits for the database most of the time, which no thread of Swift's tasks may do.
        Thread.detachNewThread { [address] in
            while !isOver.isSet {
                do throws(NoteError) {
                    try Self.follow(address, until: isOver) { continuation.yield(.success($0)) }
                } catch {
                    continuation.yield(.failure(error))
                    Thread.sleep(forTimeInterval: Self.pause)
                }
            }
        }
        return stream
    }

    /// Takes the newest notes at once and after each notification, until the connection ends.
    private static func follow(
        _ address: String, until isOver: Flag, receive: ([Note]) -> Void
    ) throws(NoteError) {
        let connection = try open(address)
        // Notes that are written after this cause a notification.
        try connection.run("LISTEN guestbook")
        var isDue = true
        while !isOver.isSet {
            if isDue {
                let rows = try connection.rows("\(selection) ORDER BY id DESC LIMIT \(most)")
                receive(rows.compactMap(note))
            }
            isDue = try connection.consumeNotifications(within: 250)
        }
    }

    /// A switch that is only ever switched on.
    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isSet: Bool { value.load(ordering: .relaxed) }
        func set() { value.store(true, ordering: .relaxed) }
    }

    // MARK: Reading and writing

    func note(_ id: Note.ID) async throws(NoteError) -> Note? {
        try await perform { connection throws(NoteError) in
            let rows = try connection.rows("\(Self.selection) WHERE id = $1", [String(id)])
            return rows.compactMap(Self.note).first
        }
    }

    func sign(_ text: String, author: String, visitor: String?) async throws(NoteError) -> Note.ID {
        let rows = try await perform { connection throws(NoteError) in
            try connection.rows(
                """
                WITH signed AS (INSERT INTO guestbook (author, text, visitor) VALUES ($1, $2, $3) RETURNING id)
                SELECT id, pg_notify('guestbook', id::text) FROM signed
                """, [author, text, visitor])
        }
        guard let id = rows.first?.first.flatMap({ $0 }).flatMap({ Int($0) }) else {
            throw .refused("No note is there.")
        }
        return id
    }

    /// Runs statements on the connection for them, one caller after the other. A connection that has ended is replaced.
    private func perform<Answer: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws(NoteError) -> Answer
    ) async throws(NoteError) -> Answer {
        let outcome: Result<Answer, NoteError> = await withCheckedContinuation { continuation in
            queue.async { [self] in continuation.resume(returning: answer(of: body)) }
        }
        return try outcome.get()
    }

    private func answer<Answer: Sendable>(
        of body: (PostgresConnection) throws(NoteError) -> Answer
    ) -> Result<Answer, NoteError> {
        // The database may have been restarted since the last statement. If it ended just after writing a note, the
        // note would be there twice.
        if let kept = connection.withLock({ $0 }), case .success(let answer) = self.answer(of: body, at: kept) {
            return .success(answer)
        }
        do throws(NoteError) {
            let new = try Self.open(address)
            connection.withLock { $0 = new }
            return answer(of: body, at: new)
        } catch {
            connection.withLock { $0 = nil }
            return .failure(error)
        }
    }

    private func answer<Answer: Sendable>(
        of body: (PostgresConnection) throws(NoteError) -> Answer, at connection: PostgresConnection
    ) -> Result<Answer, NoteError> {
        do throws(NoteError) {
            return .success(try body(connection))
        } catch {
            return .failure(error)
        }
    }

    // MARK: The table

    private static let selection = "SELECT id, author, text, extract(epoch FROM signed), visitor FROM guestbook"

    /// Connects, and makes the table if there is none.
    private static func open(_ address: String) throws(NoteError) -> PostgresConnection {
        let connection = try PostgresConnection(address)
        // Two processes that begin together would both make it.
        try connection.run(
            """
            SET client_min_messages = warning;
            SELECT pg_advisory_xact_lock(hashtext('guestbook'));
            CREATE TABLE IF NOT EXISTS guestbook (
                id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, author text NOT NULL, text text NOT NULL,
                signed timestamptz NOT NULL DEFAULT now(), visitor text);
            """)
        return connection
    }

    private static func note(_ row: [String?]) -> Note? {
        guard row.count == 5, let id = row[0].flatMap({ Int($0) }), let author = row[1], let text = row[2],
            let seconds = row[3].flatMap({ Double($0) })
        else { return nil }
        return Note(
            id: id, author: author, text: text, date: Date(timeIntervalSince1970: seconds), visitor: row[4])
    }
}
