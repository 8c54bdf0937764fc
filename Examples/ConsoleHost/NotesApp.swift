import SwiftUI

/// An app like any other: it does not know that it is shown in a terminal.
struct NotesApp: App {
    var body: some Scene {
        WindowGroup { NotesView() }
    }
}

/// Notes that are written, chosen and counted.
struct NotesView: View {
    @State private var notes = (1...30).map { "Note \($0)" }
    @State private var text = ""
    @State private var chosen: String?
    @State private var isSorted = false

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                TextField("New note", text: $text).onSubmit(add)
                Button("Add", action: add).disabled(text.isEmpty)
            }
            Toggle("Newest first", isOn: $isSorted).toggleStyle(.button)
            List(isSorted ? notes.reversed() : notes, id: \.self, selection: $chosen) { Text($0) }
                .listStyle(.plain)
            Text(chosen.map { "Chosen: \($0)" } ?? "\(notes.count) notes")
        }
    }

    private func add() {
        notes.append(text)
        text = ""
    }
}
