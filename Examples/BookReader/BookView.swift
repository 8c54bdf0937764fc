import SwiftUI

/// One book.
struct BookView: View {
    let id: Book.ID

    @Environment(Library.self) private var library
    @Environment(ReadingSession.self) private var session: ReadingSession?
    @Environment(\.readingTheme) private var theme
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        if let book = library.book(withID: id) {
            ScrollView {
                VStack(spacing: 16) {
                    BookCover(book: book, width: 160)
                    Text(book.title).font(.system(.title, design: .serif, weight: .bold))
                    Text(book.author).font(.headline).foregroundStyle(.secondary)
                    FavoriteButton(book: book)
                    Text(book.summary)
                    if let session, session.bookID == book.id {
                        ProgressBar(value: session.progress(in: book), width: 240)
                    }
                    Text("\(book.pageCount) pages").font(.footnote).foregroundStyle(.secondary)
                }
                .multilineTextAlignment(.center)
                .padding(24)
                .frame(maxWidth: .infinity)
            }
            .background(theme.page(colorScheme))
            .navigationTitle(book.title)
            .navigationBarTitleDisplayMode(.inline)
        } else {
            Text("This book is not on the shelf any more.")
        }
    }
}

#Preview("A book") {
    NavigationStack { BookView(id: "moby-dick") }
        .environment(Library(books: Book.samples))
}
