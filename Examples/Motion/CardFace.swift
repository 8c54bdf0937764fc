import SwiftUI

/// A card's landscape.
enum Card: String {
    case sea, forest, desert, night

    var color: Color {
        switch self {
        case .sea: .cyan
        case .forest: .green
        case .desert: .orange
        case .night: .indigo
        }
    }

    var words: String {
        switch self {
        case .sea: "Waves come and go. Nobody counts them, and none is the last."
        case .forest: "A path, some light between the leaves, and a bird that one hears and never sees."
        case .desert: "Sand as far as the sky. The wind writes a line and takes it back."
        case .night: "All is where it was, and looks as if it had gone somewhere else."
        }
    }
}

/// The face of a card: its name, and when it is open, a few words.
struct CardFace: View {
    let card: Card
    let isOpen: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: card.rawValue.capitalized)
                .font(isOpen ? .title : .headline)
                .fontWeight(.semibold)
            if isOpen {
                Text(verbatim: card.words).font(.subheadline)
            }
            Spacer(minLength: 0)
        }
        .foregroundStyle(.white)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(card.color.gradient, in: RoundedRectangle(cornerRadius: 20))
    }
}

#Preview("Open", traits: .fixedLayout(width: 300, height: 300)) { CardFace(card: .sea, isOpen: true) }
