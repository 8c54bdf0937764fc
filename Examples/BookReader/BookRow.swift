import SwiftUI

/// A book in the list.
struct BookRow: View {
    let book: Book

    @Environment(Library.self) private var library
    @Environment(\.readingTheme) private var theme

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            BookCover(book: book)
            VStack(alignment: .leading, spacing: 3) {
                HStack(alignment: .firstTextBaseline) {
                    Text(book.title).font(.headline)
                    Spacer()
                    Button {
                        library.toggleFavorite(book)
                    } label: {
                        Text(book.isFavorite ? "♥" : "♡").foregroundStyle(theme.accent)
                    }
                    .buttonStyle(.plain)
                }
                Text(book.author)
                    .font(.system(.subheadline, design: .serif))
                    .italic()
                    .foregroundStyle(.secondary)
                Text(book.summary)
                    .font(.footnote)
                    .lineLimit(2)
                    .padding(.top, 1)
            }
        }
    }
}

#Preview("Row") {
    let library = Library.sample
    BookRow(book: library.books[1])
        .padding()
        .environment(library)
        .environment(\.readingTheme, .paper)
}
