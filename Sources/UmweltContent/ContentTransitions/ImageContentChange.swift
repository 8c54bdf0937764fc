@_spi(Kernel) import UmweltCore
import Foundation
import UmweltDrawing

/// The animation of an image change in place: the old image fades out while the new image fades in, or symbols grow and
/// shrink.
///
/// Images are centered in their node, whose size may be animated.
final class ImageContentChange {
    private let change = ContentChange()

    /// The initial appearance of the new image, and the part of the change during which it appears.
    private var start = PieceAppearance.rest
    private var period = 0.0...1.0

    /// The part of a replacement during which the old symbol disappears, and the part in which the new symbol appears.
    /// Guesses.
    private static let going = 0.0...0.5
    private static let coming = 0.3...1.0

    /// The animation of a replacement. A guess.
    static let replacement = Animation.smooth(duration: 0.45)

    /// True until the change is over.
    var isRunning: Bool { change.isRunning }

    /// Starts the change, or replaces a change in progress.
    ///
    /// - Parameters:
    ///   - items: The old image.
    ///   - size: The size of the image.
    ///   - replacement: How symbols are replaced; nil if images fade.
    ///   - node: The node of the image.
    ///   - transaction: The transaction with the animation.
    func start(
        from items: [DisplayItem], in size: CGSize, by replacement: SymbolReplacement?, on node: ImageNode,
        with transaction: Transaction
    ) {
        var old = piece(items, in: size)
        if isRunning { old = old.leaving(at: change.progress, to: .rest) } else { old.from = .rest }
        var leaving = change.leaving
        start = PieceAppearance.rest.hidden
        (start.scale, period) = replacement == nil ? (1, 0...1) : (SymbolEffectConfiguration.small, Self.coming)
        switch replacement {
        case .offUp: leaving = []
        case .downUp: leaving.append(old.leaving(to: gone(SymbolEffectConfiguration.small), in: Self.going))
        case .upUp: leaving.append(old.leaving(to: gone(SymbolEffectConfiguration.large), in: Self.going))
        case nil: leaving.append(old.leaving(to: old.from.hidden))
        }
        change.start(leaving: leaving, of: node.element, with: transaction) { [weak node] in node?.setNeedsDisplay() }
    }

    /// Ends the change immediately.
    func stop() { change.stop() }

    /// Returns the items that draw the change in a node.
    ///
    /// - Parameters:
    ///   - items: The new image.
    ///   - size: The size of the image.
    ///   - nodeSize: The size of the node.
    func items(for items: [DisplayItem], in size: CGSize, of nodeSize: CGSize) -> [DisplayItem] {
        let middle = CGPoint(x: nodeSize.width / 2, y: nodeSize.height / 2)
        let all = change.items + piece(items, in: size).items(at: change.progress)
        return [.group(DisplayGroup(offset: middle, items: all))]
    }

    private func piece(_ items: [DisplayItem], in size: CGSize) -> ContentPiece {
        let frame = CGRect(origin: CGPoint(x: -size.width / 2, y: -size.height / 2), size: size)
        return ContentPiece(items: items, frame: frame, from: start, period: period)
    }

    private func gone(_ scale: CGFloat) -> PieceAppearance { PieceAppearance(opacity: 0, scale: scale) }
}
