import SwiftUI

/// Puts a view on a card in the colours of the reading theme.
struct Card: ViewModifier {
    @Environment(\.readingTheme) private var theme
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content
            .padding(14)
            .background(theme.card(colorScheme), in: RoundedRectangle(cornerRadius: 18))
            .overlay {
                RoundedRectangle(cornerRadius: 18)
                    .strokeBorder(Color.primary.opacity(0.08), lineWidth: 1)
            }
    }
}

extension View {
    func card() -> some View { modifier(Card()) }
}
