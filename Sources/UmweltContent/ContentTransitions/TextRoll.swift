import Foundation

/// The roll of a text's characters into those of another text.
///
/// The common prefix and suffix stay, and move to their new places; what is between them
/// rolls, one character after the other. That is how SwiftUI has been measured to do it.
struct TextRoll {
    /// The characters of the old text that stay, with their looks, by their index in the new one.
    private var kept: [Int: ContentPiece] = [:]

    /// The number of characters that stay at the beginning.
    private let start: Int

    /// The number of characters that roll.
    private let count: Int

    /// The distance that characters come from, in line heights: positive from below.
    private let distance: CGFloat

    /// The pieces of the old text that go.
    private(set) var leaving: [ContentPiece] = []

    /// The distance that characters roll, in line heights. A guess.
    private static let distance: CGFloat = 0.3

    /// The time between the first character and the last, as a part of the whole. A guess.
    private static let stagger = 0.3

    /// The radius of the blur of a character that is not seen, in line heights. A guess.
    private static let blur: CGFloat = 0.08

    /// Makes the roll.
    ///
    /// - Parameters:
    ///   - characters: The characters of the old text with the looks that they have now; nil if it is not taken apart.
    ///   - old: The old text.
    ///   - new: The new text.
    ///   - isDownward: True if characters come from above, false if from below.
    init(_ characters: [ContentPiece]?, from old: String, to new: String, isDownward: Bool) {
        distance = isDownward ? -Self.distance : Self.distance
        let (old, new) = (characters == nil ? [] : Array(old), Array(new))
        var (first, last) = (0, 0)
        while first < min(old.count, new.count), old[first] == new[first] { first += 1 }
        while last < min(old.count, new.count) - first, old[old.count - 1 - last] == new[new.count - 1 - last] {
            last += 1
        }
        start = first
        count = max(old.count, new.count) - first - last
        for (index, piece) in (characters ?? []).enumerated() {
            if index < first {
                kept[index] = piece
            } else if index >= old.count - last {
                kept[index + new.count - old.count] = piece
            } else {
                leaving.append(piece.leaving(to: hidden(piece.frame, at: -1), in: period(of: index)))
            }
        }
    }

    /// Returns the characters of the new text on their way to their places.
    func coming(_ characters: [ContentPiece]) -> [ContentPiece] {
        characters.enumerated().map { index, piece in
            var piece = piece
            if let old = kept[index] {
                piece.former = old.items
                piece.from = old.from
                piece.from.offset.x += old.frame.minX - piece.frame.minX
                piece.from.offset.y += old.frame.minY - piece.frame.minY
            } else {
                piece.from = hidden(piece.frame, at: 1)
                piece.period = period(of: index)
            }
            return piece
        }
    }

    /// The characters that would stay, going instead, as the new text cannot be taken apart.
    var keptLeaving: [ContentPiece] {
        kept.sorted { $0.key < $1.key }.map { $0.value.leaving(to: $0.value.from.hidden) }
    }

    /// Returns the part of the change in which a character rolls.
    private func period(of index: Int) -> ClosedRange<Double> {
        guard count > 1 else { return 0...1 }
        let delay = Self.stagger * Double(min(max(index - start, 0), count - 1)) / Double(count - 1)
        return delay...(delay + 1 - Self.stagger)
    }

    /// Returns the look of a character that has not come yet, or has gone.
    ///
    /// - Parameters:
    ///   - frame: The frame of the character.
    ///   - side: 1 where characters come from, -1 where they go.
    private func hidden(_ frame: CGRect, at side: CGFloat) -> PieceAppearance {
        PieceAppearance(
            opacity: 0, offset: CGPoint(x: 0, y: frame.height * distance * side), blur: frame.height * Self.blur)
    }
}
