import Foundation
import SwiftUI
import Synchronization
import Testing
import UmweltTesting

@testable import Guestbook

/// Notes in memory, which may be away.
private final class MemoryNotes: NoteKeeper {
    private struct State {
        var notes: [Note] = []
        var isAway = false
        var listeners: [AsyncStream<Result<[Note], NoteError>>.Continuation] = []

        var news: Result<[Note], NoteError> { isAway ? .failure(.away("It is being tested.")) : .success(notes) }
    }

    private let state = Mutex(State())

    func newest() -> AsyncStream<Result<[Note], NoteError>> {
        let (stream, continuation) = AsyncStream.makeStream(of: Result<[Note], NoteError>.self)
        state.withLock { state in
            state.listeners.append(continuation)
            continuation.yield(state.news)
        }
        return stream
    }

    func note(_ id: Note.ID) async throws(NoteError) -> Note? {
        try state.withLock { $0.news }.get().first { $0.id == id }
    }

    func sign(_ text: String, author: String, visitor: String?) async throws(NoteError) -> Note.ID {
        let id = try state.withLock { $0.news }.get().count + 1
        change { state in
            state.notes.insert(Note(id: id, author: author, text: text, date: .now, visitor: visitor), at: 0)
        }
        return id
    }

    func set(isAway: Bool) { change { $0.isAway = isAway } }

    private func change(_ change: (inout State) -> Void) {
        state.withLock { state in
            change(&state)
            for listener in state.listeners { listener.yield(state.news) }
        }
    }
}

@MainActor @Suite("Guestbook")
struct GuestbookTests {
    private let keeper = MemoryNotes()

    /// A window of a visitor at a process.
    private func window(of user: String, at notes: Notes) -> TestHost {
        TestHost {
            GuestbookView().environment(notes).environment(\.visitor, Visitor(id: "id of \(user)", user: user))
        }
    }

    /// Waits until something has come to be, for a minute at most.
    private func until(_ condition: () -> Bool) async throws {
        for _ in 0..<6000 {
            guard !condition() else { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record("It never came to be.")
    }

    @Test("A note signed at one process appears at another, with its author and its address")
    func signing() async throws {
        let (ann, bob) = (window(of: "ann", at: Notes(keeper)), window(of: "bob", at: Notes(keeper)))
        try await until { ann.texts.contains("No Notes") && bob.texts.contains("No Notes") }
        #expect(ann.tap("Sign"))
        #expect(ann.type("Hello, all", into: "Note"))
        #expect(ann.tap("Send"))
        try await until { bob.texts.contains("Hello, all") && ann.texts.contains("Hello, all") }
        #expect(bob.texts.contains("ann") && !bob.texts.contains("(you)"))
        try await until { ann.texts.contains("(you)") }
        bob.navigationURL = "/notes/1"
        try await until { bob.texts.contains("Note 1") && bob.texts.contains("Hello, all") }
        #expect(bob.navigationURL == "/notes/1" && ann.navigationURL == "/")
        bob.navigationURL = "/notes/2"
        try await until { bob.texts.contains("No Such Note") }
    }

    @Test("Without the database the app shows a message, and keeps the typed text")
    func away() async throws {
        keeper.set(isAway: true)
        let notes = Notes(keeper)
        let ann = window(of: "ann", at: notes)
        try await until { ann.texts.contains("The Guestbook Is Away") }
        #expect(ann.tap("Sign"))
        #expect(ann.type("Hello", into: "Note"))
        #expect(ann.tap("Send"))
        try await until { ann.texts.contains { $0.contains("the note is not kept") } }
        #expect(ann.text(in: "Note") == "Hello")
        keeper.set(isAway: false)
        try await until { !notes.isAway }
        #expect(ann.tap("Send"))
        try await until { ann.texts.contains("Hello") && ann.texts.contains("(you)") }
        keeper.set(isAway: true)
        try await until { ann.texts.contains { $0.hasPrefix("The guestbook is away.") } && ann.texts.contains("Hello") }
    }

    @Test("A note has a text to read, of so many characters")
    func texts() {
        #expect(Note.text(of: "  Hello\u{0}\u{7}\n you \n") == "Hello\n you")
        for text in ["", " \n ", "\u{0}", String(repeating: "a", count: Note.longest + 1)] {
            #expect(Note.text(of: text) == nil)
        }
        #expect(Note.text(of: String(repeating: "ä", count: Note.longest)) != nil)
    }

    @Test("A database that is not there is away, for reading and for writing")
    func noDatabase() async throws {
        let notes = PostgresNotes("host=/nonexistent connect_timeout=1")
        var news = notes.newest().makeAsyncIterator()
        guard case .failure(.away(let reason)) = await news.next() else {
            Issue.record("It is there.")
            return
        }
        #expect(reason.contains("/nonexistent"))
        await #expect(throws: NoteError.self) { try await notes.sign("Hello", author: "ann", visitor: nil) }
        await #expect(throws: NoteError.self) { try await notes.note(1) }
    }

    @Test("Notes are signed by the user who is known, or by the visitor's short name")
    func names() {
        #expect(Notes.name(of: Visitor(id: "0123456", user: "ann")) == "ann")
        #expect(Notes.name(of: Visitor(id: "0123456")) == "Guest 0123")
        #expect(Notes.name(of: nil) == "A guest")
    }
}
