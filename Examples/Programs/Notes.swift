import SwiftData
import SwiftUI

@main
struct NotesApp: App {
    var body: some Scene {
        WindowGroup { NotesView() }
            .modelContainer(for: Note.self, onSetup: Note.addSamples)
    }
}

@Model
final class Note {
    var text: String
    var changed: Date
    var isPinned: Bool

    init(text: String = "", changed: Date = .now, isPinned: Bool = false) {
        self.text = text
        self.changed = changed
        self.isPinned = isPinned
    }

    private var lines: [Substring] { text.split(separator: "\n", maxSplits: 1) }
    var title: String { lines.first.map(String.init) ?? "New Note" }
    var summary: String {
        lines.count > 1 ? lines[1].replacingOccurrences(of: "\n", with: " ") : "No additional text"
    }

    /// Fills a container that is empty, as on the first launch.
    static func addSamples(_ result: Result<ModelContainer, any Error>) {
        guard let container = try? result.get() else { return }
        let context = ModelContext(container)
        guard (try? context.fetchCount(FetchDescriptor<Note>())) == 0 else { return }
        let day = Date(timeIntervalSince1970: 1_749_461_940)
        let texts = [
            "Packing List\nTent, stove, two mugs, the good map, and socks.",
            "Ideas for Sunday\nRow to the island, bake bread, or read on the porch.",
            "Call the Carpenter\nAbout the window in the kitchen. Before noon!",
            "Whale Facts\nA blue whale’s heart weighs as much as a piano.",
            "Recipe: Onion Soup\nSlice onions thinly.\nCook them for an hour.",
            "Wi-Fi\nThe password is on the router.",
        ]
        for (index, text) in texts.enumerated() {
            let hours = Double(index * index) * 17 * 3600
            context.insert(Note(text: text, changed: day - hours, isPinned: index == 0))
        }
        try? context.save()
    }
}

struct NotesView: View {
    @Environment(\.modelContext) private var context
    @State private var search = ""
    @State private var path: [Note] = []

    var body: some View {
        NavigationStack(path: $path) {
            NoteList(search: search)
                .navigationTitle("Notes")
                .navigationDestination(for: Note.self) { NoteEditor(note: $0) }
                .searchable(text: $search)
                .toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Spacer()
                        NoteCount()
                        Spacer()
                        Button("New Note", systemImage: "square.and.pencil", action: add)
                    }
                }
        }
    }

    private func add() {
        let note = Note()
        context.insert(note)
        path.append(note)
    }
}

struct NoteCount: View {
    @Query private var notes: [Note]

    var body: some View {
        Text("^[\(notes.count) Note](inflect: true)")
            .font(.footnote)
    }
}

/// The notes that contain a text: pinned ones first, then the latest.
struct NoteList: View {
    @Environment(\.modelContext) private var context
    @Query private var notes: [Note]
    private let search: String

    init(search: String) {
        self.search = search
        _notes = Query(
            filter: #Predicate<Note> { search.isEmpty || $0.text.localizedStandardContains(search) },
            sort: \.changed, order: .reverse, animation: .default)
    }

    var body: some View {
        List {
            let pinned = notes.filter(\.isPinned)
            if !pinned.isEmpty { Section("Pinned") { rows(pinned) } }
            Section(pinned.isEmpty ? "" : "Notes") { rows(notes.filter { !$0.isPinned }) }
        }
        .overlay {
            if notes.isEmpty {
                if search.isEmpty {
                    ContentUnavailableView("No Notes", systemImage: "note.text")
                } else {
                    ContentUnavailableView.search(text: search)
                }
            }
        }
    }

    private func rows(_ notes: [Note]) -> some View {
        ForEach(notes) { note in
            NavigationLink(value: note) { NoteRow(note: note) }
                .swipeActions(edge: .leading) {
                    Button(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.slash" : "pin") {
                        note.isPinned.toggle()
                    }
                    .tint(.orange)
                }
                .swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) { context.delete(note) }
                }
        }
    }
}

struct NoteRow: View {
    let note: Note

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text(note.title).font(.headline).lineLimit(1)
            HStack {
                Text(note.changed, format: .dateTime.day().month(.abbreviated))
                Text(note.summary).foregroundStyle(.secondary)
            }
            .font(.subheadline)
            .lineLimit(1)
        }
    }
}

struct NoteEditor: View {
    @Bindable var note: Note
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    @FocusState private var isFocused: Bool

    var body: some View {
        TextEditor(text: $note.text)
            .focused($isFocused)
            .padding(.horizontal)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Toggle("Pinned", systemImage: note.isPinned ? "pin.fill" : "pin", isOn: $note.isPinned)
                    ShareLink(item: note.text)
                    Button("Delete", systemImage: "trash", role: .destructive) {
                        dismiss()
                        context.delete(note)
                    }
                }
            }
            .onAppear { isFocused = note.text.isEmpty }
            .onChange(of: note.text) { note.changed = .now }
    }
}

#Preview {
    NotesView().modelContainer(for: Note.self, inMemory: true, onSetup: Note.addSamples)
}
