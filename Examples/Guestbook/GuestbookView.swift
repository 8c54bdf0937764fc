import SwiftUI

/// The notes, the newest first, and below each its page, which has the address `/notes/` with the note's number.
struct GuestbookView: View {
    @Environment(Notes.self) private var notes
    @State private var path: [Note.ID] = []
    @State private var isSigning = false

    var body: some View {
        NavigationStack(path: $path) {
            List {
                if notes.isAway && notes.newest != nil {
                    Label("The guestbook is away. New notes come when it is back.", systemImage: "wifi.slash")
                        .foregroundStyle(.secondary)
                }
                ForEach(notes.newest ?? []) { note in
                    NavigationLink(value: note.id) { NoteRow(note: note) }
                }
            }
            .overlay { placeholder }
            .navigationTitle("Guestbook")
            .navigationDestination(for: Note.ID.self) { NotePage(id: $0) }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Sign", systemImage: "square.and.pencil") { isSigning = true }
                }
            }
            .sheet(isPresented: $isSigning) { SigningSheet() }
        }
        .navigationURL($path) { path in
            path.isEmpty ? [] : ["notes"] + path.map(String.init)
        } destination: { components in
            guard components.first == "notes" else { return components.isEmpty ? [] : nil }
            let numbers = components.dropFirst().compactMap { Int($0) }
            return numbers.count == components.count - 1 ? numbers : nil
        }
    }

    @ViewBuilder private var placeholder: some View {
        if notes.newest?.isEmpty == true {
            ContentUnavailableView(
                "No Notes", systemImage: "book", description: Text("Be the first to sign."))
        } else if notes.newest == nil && notes.isAway {
            ContentUnavailableView(
                "The Guestbook Is Away", systemImage: "wifi.slash",
                description: Text("Its database does not answer. This page goes on by itself when it does."))
        } else if notes.newest == nil {
            ProgressView()
        }
    }
}

private struct NoteRow: View {
    let note: Note
    @Environment(\.visitor) private var visitor

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: note.text).lineLimit(2)
            HStack {
                Text(verbatim: note.author)
                if let id = visitor?.id, id == note.visitor { Text("(you)") }
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
    }
}
