import SwiftUI

/// The shelf: what is being read, and all books.
struct LibraryView: View {
    @Environment(Library.self) private var library
    @Environment(ReadingSession.self) private var session: ReadingSession?
    @Environment(\.readingTheme) private var theme
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            header
            if let session {
                ContinueReading(session: session)
            }
            VStack(alignment: .leading, spacing: 12) {
                ForEach(library.books) { book in
                    if book != library.books.first {
                        Divider()
                    }
                    BookRow(book: book)
                }
            }
            .card()
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 16)
        .padding(.top, 24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(theme.page(colorScheme))
    }

    private var header: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Library")
                .font(.system(.largeTitle, design: .serif, weight: .bold))
            Text("\(library.books.count) books, \(library.favoriteCount) favourites")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
    }
}

#Preview("Nothing begun") {
    LibraryView()
        .environment(Library.sample)
}
