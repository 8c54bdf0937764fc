import SwiftUI

/// A book in the list.
struct BookRow: View {
    let book: Book

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            BookCover(book: book)
            VStack(alignment: .leading, spacing: 3) {
                HStack(alignment: .firstTextBaseline) {
                    Text(book.title).font(.headline)
                    Spacer()
                    FavoriteButton(book: book)
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
    BookRow(book: Book.samples[1])
        .padding()
        .environment(Library(books: Book.samples))
        .environment(\.readingTheme, .paper)
}
