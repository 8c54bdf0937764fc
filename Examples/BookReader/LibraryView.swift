import SwiftUI

/// The shelf: what is being read, and all books.
struct LibraryView: View {
    @Environment(Library.self) private var library
    @Environment(ReadingSession.self) private var session: ReadingSession?
    @Environment(\.readingTheme) private var theme
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.undoManager) private var undoManager
    @State private var search = ""
    @State private var showsSettings = false

    private var found: [Book] { library.books.filter { $0.matches(search) } }

    var body: some View {
        List {
            Section {
                TextField("Search", text: $search)
                    .autocorrectionDisabled()
            }
            if let session, search.isEmpty {
                Section { ContinueReading(session: session) }
            }
            Section {
                ForEach(found) { book in
                    NavigationLink(value: book.id) { BookRow(book: book) }
                        .deleteDisabled(!search.isEmpty)
                        .moveDisabled(!search.isEmpty)
                }
                .onDelete(perform: remove)
                .onMove(perform: move)
                .animation(.snappy, value: search)
            } footer: {
                ShelfSummary()
            }
        }
        .scrollContentBackground(.hidden)
        .background(theme.page(colorScheme))
        .navigationTitle("Library")
        .toolbar {
            ToolbarItem(placement: .topBarLeading) { EditButton() }
            ToolbarItem(placement: .topBarTrailing) { UndoButtons() }
            ToolbarItem(placement: .topBarTrailing) {
                Button("Settings") { showsSettings = true }
                    .popover(isPresented: $showsSettings) { SettingsView() }
            }
        }
    }

    private func remove(at offsets: IndexSet) { library.remove(at: offsets, undoManager: undoManager) }

    private func move(from offsets: IndexSet, to target: Int) {
        library.move(from: offsets, to: target, undoManager: undoManager)
    }
}

/// The number of books.
struct ShelfSummary: View {
    @Environment(\.library) private var library

    var body: some View {
        if let library {
            Text("\(library.books.count) books, \(library.favoriteCount) favourites")
                .contentTransition(.numericText(value: Double(library.favoriteCount)))
                .animation(.snappy, value: library.favoriteCount)
        }
    }
}

#Preview("Nothing begun") {
    NavigationStack { LibraryView() }
        .environment(Library(books: Book.samples))
}
