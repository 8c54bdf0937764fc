import SwiftUI

/// The books that the reader owns. What is done to them can be undone.
@MainActor @Observable
final class Library {
    private(set) var books: [Book]

    init(books: [Book]) { self.books = books }

    var favoriteCount: Int { books.filter(\.isFavorite).count }

    func book(withID id: Book.ID) -> Book? { books.first { $0.id == id } }

    func toggleFavorite(_ book: Book, undoManager: UndoManager?) {
        change("Favourite", undoManager) { books in
            guard let index = books.firstIndex(where: { $0.id == book.id }) else { return }
            books[index].isFavorite.toggle()
        }
    }

    func remove(at offsets: IndexSet, undoManager: UndoManager?) {
        change("Delete", undoManager) { $0.remove(atOffsets: offsets) }
    }

    func move(from offsets: IndexSet, to target: Int, undoManager: UndoManager?) {
        change("Move", undoManager) { $0.move(fromOffsets: offsets, toOffset: target) }
    }

    /// Changes the books, and has the undo manager bring them back. Bringing them back can be undone in turn.
    private func change(_ name: String, _ undoManager: UndoManager?, _ change: (inout [Book]) -> Void) {
        let before = books
        change(&books)
        guard books != before else { return }
        undoManager?.registerUndo(withTarget: self) { library in
            library.change(name, undoManager) { $0 = before }
        }
        undoManager?.setActionName(name)
    }
}

extension EnvironmentValues {
    /// The books, for views that may be shown without any.
    @Entry var library: Library?
}
