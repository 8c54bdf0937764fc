import SwiftUI

/// A shelf of books, and the place where the reader left off.
@main
struct BookReaderApp: App {
    @State private var library = Library.sample
    @State private var session = ReadingSession(bookID: "moby-dick", page: 212)

    var body: some Scene {
        WindowGroup {
            LibraryView()
                .environment(library)
                .environment(session)
                .environment(\.readingTheme, .paper)
        }
    }
}
