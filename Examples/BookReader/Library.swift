import Observation

/// A book on the shelf.
struct Book: Identifiable, Hashable {
    let id: String
    var title: String
    var author: String
    var summary: String
    var pageCount: Int
    var cover: CoverStyle
    var isFavorite = false
}

/// The books that the reader owns.
@Observable
final class Library {
    var books: [Book]

    init(books: [Book]) { self.books = books }

    var favoriteCount: Int { books.filter(\.isFavorite).count }

    func book(withID id: Book.ID) -> Book? { books.first { $0.id == id } }

    func toggleFavorite(_ book: Book) {
        guard let index = books.firstIndex(where: { $0.id == book.id }) else { return }
        books[index].isFavorite.toggle()
    }
}
