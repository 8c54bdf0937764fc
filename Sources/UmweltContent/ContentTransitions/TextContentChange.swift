@_spi(Kernel) import UmweltCore
import Foundation
import UmweltDrawing

/// The animation of a text change in place: the old text fades out while the new text fades in, or characters roll.
final class TextContentChange {
    private let change = ContentChange()

    /// The roll of characters; nil if the text fades as a whole.
    private var roll: TextRoll?

    /// The characters of the last drawn text, cached because their positions are slow to find.
    private var characters: (layout: TextLayout, pieces: [ContentPiece]?)?

    /// True until the change is over.
    var isRunning: Bool { change.isRunning }

    /// Starts the change, or replaces a change in progress.
    ///
    /// - Parameters:
    ///   - old: The text that shows now.
    ///   - new: The characters of the new text.
    ///   - rollsDown: True if characters roll in from above, false if from below; nil if the text fades.
    ///   - node: The node of the text.
    ///   - transaction: The transaction with the animation.
    func start(
        from old: ShownText, to new: String, rollsDown: Bool?, on node: TextNode, with transaction: Transaction
    ) {
        let (pieces, areCharacters) = now(old, isTakenApart: rollsDown != nil)
        var leaving = change.leaving
        if let rollsDown {
            let roll = TextRoll(areCharacters ? pieces : nil, from: old.string, to: new, isDownward: rollsDown)
            leaving += roll.leaving
            self.roll = roll
        } else {
            roll = nil
        }
        if roll == nil || !areCharacters { leaving += pieces.map { $0.leaving(to: $0.from.hidden) } }
        change.start(leaving: leaving, of: node.element, with: transaction) { [weak node] in node?.setNeedsDisplay() }
    }

    /// Ends the change immediately.
    func stop() { change.stop() }

    /// Returns the items that draw the change into a text in a node of a size.
    func items(for text: ShownText, in size: CGSize) -> [DisplayItem] {
        let pieces = coming(text).pieces
        let items = change.items + pieces.flatMap { $0.items(at: change.progress) }
        return text.isAnchoredRight ? [.group(DisplayGroup(offset: CGPoint(x: size.width, y: 0), items: items))] : items
    }

    /// Returns the pieces of the visible text with their current appearance.
    private func now(_ text: ShownText, isTakenApart: Bool) -> (pieces: [ContentPiece], areCharacters: Bool) {
        if isRunning {
            let (pieces, areCharacters) = coming(text, isLeaving: true)
            return (pieces.map { $0.leaving(at: change.progress, to: $0.to) }, areCharacters)
        }
        if isTakenApart, let pieces = text.characters { return (pieces, true) }
        return ([text.whole(isLeaving: true)], false)
    }

    /// Returns the pieces of the new text, animated to their positions.
    private func coming(
        _ text: ShownText, isLeaving: Bool = false
    ) -> (pieces: [ContentPiece], areCharacters: Bool) {
        if let roll, let characters = characters(of: text) { return (roll.coming(characters), true) }
        var whole = text.whole(isLeaving: isLeaving)
        whole.from = PieceAppearance.rest.hidden
        return ((roll?.keptLeaving ?? []) + [whole], false)
    }

    private func characters(of text: ShownText) -> [ContentPiece]? {
        if let characters, characters.layout == text.layout { return characters.pieces }
        let pieces = text.characters
        characters = (text.layout, pieces)
        return pieces
    }
}
