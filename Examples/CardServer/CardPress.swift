import SwiftUI

/// Makes pictures of cards. Views are laid out on the main actor, which takes little time; from then on a card is a
/// value, and as many are drawn at once as there are cores.
@MainActor
final class CardPress {
    private let renderer = ImageRenderer(content: CardView(card: Card(title: " ", progress: 0)))

    /// The card as a PNG file.
    nonisolated func png(of card: Card) async throws -> Data {
        let picture = await layout(card)
        return try picture.pngData(isOpaque: true, compression: .fast)
    }

    private func layout(_ card: Card) -> DisplayList {
        renderer.content = CardView(card: card)
        return renderer.displayList
    }
}
