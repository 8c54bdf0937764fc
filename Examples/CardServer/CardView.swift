import SwiftUI

/// A card of 1,200 by 630 points, the size of pictures in link previews.
struct CardView: View {
    static let size = CGSize(width: 1200, height: 630)

    let card: Card

    var body: some View {
        HStack(spacing: 64) {
            CoverImage(cover: card.cover)
            VStack(alignment: .leading, spacing: 32) {
                Text(card.title).font(.system(size: 72, weight: .bold)).lineLimit(2)
                ProgressBar(value: card.progress)
                Text(card.progress.formatted(.percent.precision(.fractionLength(0)).locale(card.locale)))
                    .font(.system(size: 40)).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(64)
        .frame(width: Self.size.width, height: Self.size.height)
        .background(card.isDark ? Color(red: 0.1, green: 0.1, blue: 0.12) : .white)
        .environment(\.colorScheme, card.isDark ? .dark : .light)
        .environment(\.locale, card.locale)
        .environment(\.layoutDirection, card.direction)
    }
}

/// The picture of a card.
private struct CoverImage: View {
    let cover: Card.Cover

    var body: some View {
        Image(cover.rawValue, bundle: .module).resizable().scaledToFill()
            .frame(width: 320, height: 480)
            .clipShape(RoundedRectangle(cornerRadius: 24))
    }
}

/// A bar, filled from the side that its language starts at.
private struct ProgressBar: View {
    private static let width: CGFloat = 688

    let value: Double

    var body: some View {
        Capsule().fill(.tertiary).frame(width: Self.width, height: 24)
            .overlay(alignment: .leading) {
                Capsule().fill(.tint).frame(width: max(24, Self.width * value), height: 24)
            }
    }
}

extension Card {
    /// The direction that the card's language is written in.
    var direction: LayoutDirection {
        locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

#Preview("Card", traits: .sizeThatFitsLayout) {
    CardView(card: Card(title: "Twenty Thousand Leagues Under the Sea, and many more above it", progress: 0.4))
}
