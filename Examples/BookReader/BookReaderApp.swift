import SwiftUI

/// A shelf of books, and the place where the reader left off.
///
/// The books come from the JSON file that the command line names; without one a few are there to look at.
@main
struct BookReaderApp: App {
    @State private var library: Library
    @State private var session: ReadingSession?
    private let failure: LibraryFileError?

    init() {
        do throws(LibraryFileError) {
            let books = try LibraryFile.fromCommandLine?.books()
            library = Library(books: books ?? Book.samples)
            session = books == nil ? ReadingSession(bookID: "moby-dick", page: 212) : nil
            failure = nil
        } catch {
            library = Library(books: [])
            session = nil
            failure = error
        }
    }

    var body: some Scene {
        WindowGroup {
            ReaderWindow(failure: failure)
                .environment(library)
                .environment(\.library, library)
                .environment(session)
        }
    }
}
