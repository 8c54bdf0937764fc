/// The place where the notes are kept, which all processes of the app share.
protocol NoteKeeper: Sendable {
    /// Returns the newest notes, the newest first, now and each time that any process has signed one; an error while
    /// the place is away. It continues after an error.
    func newest() -> AsyncStream<Result<[Note], NoteError>>

    /// Returns a note; nil if there is none.
    func note(_ id: Note.ID) async throws(NoteError) -> Note?

    /// Keeps a new note, and returns its number.
    func sign(_ text: String, author: String, visitor: String?) async throws(NoteError) -> Note.ID
}

/// The reason why notes cannot be read or written.
enum NoteError: Error, Equatable {
    /// The database does not answer, or refuses this app.
    case away(String)
    /// The database answers that it cannot do what it is asked.
    case refused(String)

    /// The words of the database, for those who run the app.
    var reason: String {
        switch self {
        case .away(let reason), .refused(let reason): reason
        }
    }
}
