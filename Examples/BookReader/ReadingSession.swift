import Observation

/// What is being read just now. Not every reader has begun a book.
@Observable
final class ReadingSession {
    var bookID: Book.ID
    var page: Int

    init(bookID: Book.ID, page: Int) {
        self.bookID = bookID
        self.page = page
    }

    /// How much of a book has been read, from 0 to 1.
    func progress(in book: Book) -> Double { min(1, Double(page) / Double(book.pageCount)) }
}
