import Foundation

/// The animation that rolls a text's characters into those of another text.
///
/// The common prefix and suffix move to their new positions; the characters between them roll, one after the other.
/// SwiftUI was measured to do the same.
struct TextRoll {
    /// The kept characters of the old text, with their appearance, by their index in the new text.
    private var kept: [Int: ContentPiece] = [:]

    /// The length of the common prefix.
    private let start: Int

    /// The number of characters that roll.
    private let count: Int

    /// The distance that characters roll, in line heights: positive from below.
    private let distance: CGFloat

    /// The disappearing pieces of the old text.
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
    ///   - characters: The characters of the old text with their current appearance; nil if it is not split.
    ///   - old: The old text.
    ///   - new: The new text.
    ///   - isDownward: True if characters roll in from above, false if from below.
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

    /// Returns the characters of the new text, animated to their positions.
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

    /// The kept characters, which disappear instead because the new text cannot be split.
    var keptLeaving: [ContentPiece] {
        kept.sorted { $0.key < $1.key }.map { $0.value.leaving(to: $0.value.from.hidden) }
    }

    /// Returns the part of the change during which a character rolls.
    private func period(of index: Int) -> ClosedRange<Double> {
        guard count > 1 else { return 0...1 }
        let delay = Self.stagger * Double(min(max(index - start, 0), count - 1)) / Double(count - 1)
        return delay...(delay + 1 - Self.stagger)
    }

    /// Returns the appearance of a character before it appears or after it has disappeared.
    ///
    /// - Parameters:
    ///   - frame: The frame of the character.
    ///   - side: 1 for the side from which characters roll in, -1 for the other side.
    private func hidden(_ frame: CGRect, at side: CGFloat) -> PieceAppearance {
        PieceAppearance(
            opacity: 0, offset: CGPoint(x: 0, y: frame.height * distance * side), blur: frame.height * Self.blur)
    }
}
