import SwiftUI

/// A card to share of 1,200 by 630 points: a picture, a title of two lines, a bar and a number.
package struct ShareCard: View {
    private let number: Int

    /// Makes a card.
    ///
    /// - Parameter number: The number in its title and of its progress, so that no two cards are equal.
    package init(number: Int) { self.number = number }

    private var progress: Double { Double(number % 100) / 100 }

    package var body: some View {
        HStack(spacing: 64) {
            LinearGradient(colors: [.indigo, .teal], startPoint: .top, endPoint: .bottom)
                .frame(width: 320, height: 480)
                .clipShape(RoundedRectangle(cornerRadius: 24))
            VStack(alignment: .leading, spacing: 32) {
                Text(verbatim: "\(number): Twenty Thousand Leagues Under the Sea")
                    .font(.system(size: 72, weight: .bold)).lineLimit(2)
                Capsule().fill(.tertiary).frame(width: 688, height: 24)
                    .overlay(alignment: .leading) {
                        Capsule().fill(.tint).frame(width: max(24, 688 * progress), height: 24)
                    }
                Text(verbatim: "\(number % 100) %").font(.system(size: 40)).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(64)
        .frame(width: 1200, height: 630)
        .background(.white)
    }
}

/// A renderer of share cards: laid out on the main actor, drawn on any thread.
@MainActor
package final class CardRenderer {
    private let renderer = ImageRenderer(content: ShareCard(number: 0))

    package init() {}

    /// Draws a card.
    ///
    /// - Returns: The PNG file.
    /// - Throws: The error of the PNG encoder.
    package nonisolated func png(_ number: Int) async throws -> Data {
        let picture = await layout(number)
        return try picture.pngData(isOpaque: true, compression: .fast)
    }

    private func layout(_ number: Int) -> DisplayList {
        renderer.content = ShareCard(number: number)
        return renderer.displayList
    }
}
