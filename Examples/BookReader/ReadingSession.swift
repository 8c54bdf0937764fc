import Observation

/// The session of a book that is being read. Not every reader has begun one.
@Observable
final class ReadingSession {
    var bookID: Book.ID
    var page: Int

    init(bookID: Book.ID, page: Int) {
        self.bookID = bookID
        self.page = page
    }

    /// The part of a book that has been read, from 0 to 1.
    func progress(in book: Book) -> Double { min(1, Double(page) / Double(book.pageCount)) }
}
