import SwiftUI

/// The style of a cover.
enum CoverStyle: String, Hashable, Codable {
    case ocean, meadow, dusk, moss, rose

    var color: Color {
        switch self {
        case .ocean: Color(red: 0.13, green: 0.33, blue: 0.48)
        case .meadow: Color(red: 0.80, green: 0.56, blue: 0.17)
        case .dusk: Color(red: 0.35, green: 0.25, blue: 0.45)
        case .moss: Color(red: 0.27, green: 0.42, blue: 0.29)
        case .rose: Color(red: 0.70, green: 0.32, blue: 0.38)
        }
    }
}

/// A book's cover: its colour, a moon over hills, the first letter of its title.
struct BookCover: View {
    let book: Book
    var width: CGFloat = 54

    var body: some View {
        RoundedRectangle(cornerRadius: width / 9)
            .fill(book.cover.color)
            .overlay(alignment: .topTrailing) {
                Circle()
                    .fill(.white.opacity(0.22))
                    .frame(width: width * 0.34, height: width * 0.34)
                    .padding(width * 0.12)
            }
            .overlay(alignment: .bottomLeading) {
                Text(book.title.prefix(1))
                    .font(.system(size: width * 0.58, weight: .bold, design: .serif))
                    .foregroundStyle(.white)
                    .padding(.leading, width * 0.2)
                    .padding(.bottom, width * 0.06)
            }
            .overlay(alignment: .leading) {
                Rectangle()
                    .fill(.black.opacity(0.18))
                    .frame(width: 2)
                    .padding(.leading, width * 0.09)
            }
            .frame(width: width, height: width * 1.42)
            // The title stands beside it.
            .accessibilityHidden(true)
    }
}

#Preview("Covers", traits: .sizeThatFitsLayout) {
    HStack(spacing: 12) {
        ForEach(Book.samples) { BookCover(book: $0, width: 60) }
    }
    .padding()
}
