import SwiftUI

/// A note as a whole.
struct NotePage: View {
    let id: Note.ID
    @Environment(Notes.self) private var notes
    @State private var found = Found.nothing

    /// A note that was looked for.
    private enum Found: Equatable {
        case nothing
        case note(Note)
        case missing
        case away
    }

    var body: some View {
        content
            .navigationTitle(Text(verbatim: "Note \(id)"))
            .navigationBarTitleDisplayMode(.inline)
            // Once more when the database is back.
            .task(id: "\(id) \(notes.isAway)") { await look() }
    }

    @ViewBuilder private var content: some View {
        switch found {
        case .nothing: ProgressView()
        case .note(let note):
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    Text(verbatim: note.text).font(.title3)
                    Text(verbatim: note.author).foregroundStyle(.secondary)
                    Text(note.date, format: .dateTime.day().month().year().hour().minute())
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
            }
        case .missing:
            ContentUnavailableView(
                "No Such Note", systemImage: "questionmark", description: Text("There is no note \(String(id))."))
        case .away:
            ContentUnavailableView(
                "The Guestbook Is Away", systemImage: "wifi.slash",
                description: Text("The note shows when its database answers."))
        }
    }

    private func look() async {
        if case .note(let note) = found, note.id != id { found = .nothing }
        do throws(NoteError) {
            found = try await notes.note(id).map(Found.note) ?? .missing
        } catch {
            if case .note = found { return }
            found = .away
        }
    }
}
