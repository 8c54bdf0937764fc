import Foundation
import UmweltDrawing

/// The effects on the symbols in a text: each symbol plays them separately.
final class TextSymbolEffects {
    /// The images in the order of the text, with the player of each that is a symbol.
    private var images: [(image: ResolvedImage, player: SymbolEffectPlayer)] = []
    private var isRightToLeft = false

    /// Sets the effects, from the outermost modifier to the innermost.
    ///
    /// - Parameters:
    ///   - effects: The effects.
    ///   - images: The images of the text, in their order.
    ///   - node: The node of the text.
    ///   - isRightToLeft: True if text runs from right to left.
    func set(
        _ effects: [SymbolEffectEntry], on images: [ResolvedImage], of node: any SymbolShowing, isRightToLeft: Bool
    ) {
        self.isRightToLeft = isRightToLeft
        for (_, player) in self.images.dropFirst(images.count) { player.set([], layers: 1, on: node) }
        let players = self.images.map(\.player)
        self.images = images.enumerated().map { index, image in
            (image, index < players.count ? players[index] : SymbolEffectPlayer())
        }
        for (image, player) in self.images {
            if case .symbol(let symbol) = image.content {
                player.set(effects, layers: symbol.outline.layers.count, on: node)
            } else {
                player.set([], layers: 1, on: node)
            }
        }
    }

    /// Replaces the symbols of a paragraph by their current appearance.
    func apply(to paragraph: inout Paragraph) {
        var remaining = images[...]
        for index in paragraph.runs.indices {
            guard let inline = paragraph.runs[index].image, let (image, player) = remaining.popFirst() else { continue }
            guard case .symbol(let symbol) = image.content, image.redaction == nil else { continue }
            let frame = CGRect(origin: .zero, size: image.size)
            var items = player.items(of: symbol, in: frame, isRightToLeft: isRightToLeft)
            if !player.isByLayer { items = player.look(isRightToLeft: isRightToLeft).applied(to: items, in: frame) }
            paragraph.runs[index].image = inline.showing(items)
        }
    }
}
