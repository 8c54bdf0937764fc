import SwiftUI

/// A heart that is full for the books that the reader likes most. It beats when that changes.
struct FavoriteButton: View {
    let book: Book

    @Environment(Library.self) private var library: Library?
    @Environment(\.readingTheme) private var theme
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        Button {
            library?.toggleFavorite(book, undoManager: undoManager)
        } label: {
            Text(book.isFavorite ? "♥" : "♡")
                .foregroundStyle(theme.accent)
                .phaseAnimator([1, 1.4], trigger: book.isFavorite) { heart, scale in
                    heart.scaleEffect(scale)
                } animation: { _ in
                    .snappy(duration: 0.25)
                }
        }
        .buttonStyle(.plain)
        .disabled(library == nil)
        .accessibilityLabel(book.isFavorite ? "Not a favourite any more" : "Make a favourite")
    }
}
