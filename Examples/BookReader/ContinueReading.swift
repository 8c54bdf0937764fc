import SwiftUI

/// The book that is being read, and the way back into it.
struct ContinueReading: View {
    let session: ReadingSession

    @Environment(Library.self) private var library
    @Environment(\.readingTheme) private var theme

    var body: some View {
        if let book = library.book(withID: session.bookID) {
            HStack(alignment: .top, spacing: 16) {
                BookCover(book: book, width: 84)
                VStack(alignment: .leading, spacing: 4) {
                    Text("CONTINUE READING")
                        .font(.caption2)
                        .fontWeight(.semibold)
                        .kerning(0.8)
                        .foregroundStyle(theme.accent)
                    Text(book.title)
                        .font(.system(.title3, design: .serif, weight: .semibold))
                    Text("Page \(session.page) of \(book.pageCount)")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                    Spacer(minLength: 8)
                    ProgressBar(value: session.progress(in: book), width: 180)
                        .padding(.bottom, 8)
                    Button {
                        session.page += 1
                    } label: {
                        Text("Next page")
                            .font(.subheadline)
                            .fontWeight(.semibold)
                            .foregroundStyle(.white)
                            .padding(.horizontal, 14)
                            .padding(.vertical, 6)
                            .background(theme.accent, in: Capsule())
                    }
                    .buttonStyle(.plain)
                }
                Spacer(minLength: 0)
            }
        }
    }
}
