import SwiftUI

/// The newest notes as they are now, for all windows of a process: visitors share them.
@MainActor @Observable
final class Notes {
    /// The notes of the database that the variable `GUESTBOOK_DATABASE` names, as libpq reads it.
    static let shared = Notes(PostgresNotes(ProcessInfo.processInfo.environment["GUESTBOOK_DATABASE"] ?? ""))

    /// The newest notes, the newest first; nil until they have come.
    private(set) var newest: [Note]?

    /// True while the database does not answer.
    private(set) var isAway = false

    @ObservationIgnored private let keeper: any NoteKeeper
    @ObservationIgnored private var following: Task<Void, Never>?

    init(_ keeper: any NoteKeeper) {
        self.keeper = keeper
        following = Task { [weak self] in
            for await news in keeper.newest() {
                guard let self else { return }
                apply(news)
            }
        }
    }

    isolated deinit { following?.cancel() }

    private func apply(_ news: Result<[Note], NoteError>) {
        switch news {
        case .success(let notes):
            if isAway { NoteLog.write("The database answers again.") }
            (newest, isAway) = (notes, false)
        case .failure(let error):
            if !isAway { NoteLog.write("The notes cannot be read: \(error.reason)") }
            isAway = true
        }
    }

    /// Returns a note, also an old one; nil if there is none.
    func note(_ id: Note.ID) async throws(NoteError) -> Note? {
        if let note = newest?.first(where: { $0.id == id }) { return note }
        return try await keeper.note(id)
    }

    /// Signs with a text that ``Note/text(of:)`` has returned.
    ///
    /// - Returns: The number of the note.
    func sign(_ text: String, as visitor: Visitor?) async throws(NoteError) -> Note.ID {
        do throws(NoteError) {
            return try await keeper.sign(text, author: Self.name(of: visitor), visitor: visitor?.id)
        } catch {
            NoteLog.write("A note cannot be written: \(error.reason)")
            throw error
        }
    }

    /// The name that notes of a visitor have: that of the user who is signed in at the proxy.
    static func name(of visitor: Visitor?) -> String {
        visitor?.user ?? visitor?.id.map { "Guest \($0.prefix(4))" } ?? "A guest"
    }
}
