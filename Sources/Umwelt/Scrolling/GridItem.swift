import Foundation

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``; an adaptive one is as many as there is room for.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible())]) { ForEach(words) { WordView(word: $0) } }
/// ```
public struct GridItem: Sendable, Equatable {
    /// How wide a column is, or how high a row, in points.
    public enum Size: Sendable, Equatable {
        /// As long as this.
        case fixed(CGFloat)
        /// An equal share of what is left, within bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as have room in such a share, each within bounds.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How long it is across the grid.
    public var size: Size

    /// The distance to the next one in points; nil for the usual one.
    public var spacing: CGFloat?

    /// Where views stand in their cells; nil for the middle.
    public var alignment: Alignment?

    /// Describes columns or rows.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// One column or row of a lazy grid where it stands.
struct GridTrack: Equatable {
    var start: CGFloat
    let length: CGFloat
    let alignment: Alignment

    /// Those of some items in a length; nil for the least that they need. There is one at least.
    static func resolve(_ items: [GridItem], in length: CGFloat?) -> [GridTrack] {
        var left = length ?? 0
        var flexible = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { left -= item.gap }
            if case .fixed(let length) = item.size { left -= length.atLeastZero } else { flexible += 1 }
        }
        var tracks: [GridTrack] = []
        var position: CGFloat = 0
        for item in items {
            var (count, own): (Int, CGFloat)
            let share = max(left / CGFloat(max(flexible, 1)), 0)
            switch item.size {
            case .fixed(let length): (count, own) = (1, length.atLeastZero)
            case .flexible(let minimum, let maximum): (count, own) = (1, share.clamped(minimum, maximum))
            case .adaptive(let minimum, let maximum):
                count = item.count(of: minimum.atLeastZero, in: share)
                own = ((share - item.gap * CGFloat(count - 1)) / CGFloat(count)).clamped(minimum, maximum)
            }
            for _ in 0..<count {
                tracks.append(GridTrack(start: position, length: own, alignment: item.alignment ?? .center))
                position += own + item.gap
            }
            if case .fixed = item.size { continue }
            left -= own * CGFloat(count) + item.gap * CGFloat(count - 1)
            flexible -= 1
        }
        return tracks.isEmpty
            ? [GridTrack(start: 0, length: length ?? 0, alignment: .center)] : tracks
    }
}

extension GridItem {
    fileprivate var gap: CGFloat { spacing ?? StackNode.defaultSpacing }

    /// The greatest number of columns that anything makes of one item: no display is that wide.
    private static let most: CGFloat = 10_000

    /// How many of a length have room, at least one.
    fileprivate func count(of length: CGFloat, in room: CGFloat) -> Int {
        guard room.isFinite else { return 1 }
        // Those that exactly fit do, though sums of fractions are not exact.
        let count = (room + gap) / max(length + gap, 1e-3) + 1e-6
        return Int(min(max(count, 1), Self.most))
    }
}

extension CGFloat {
    fileprivate var atLeastZero: CGFloat { self > 0 ? self : 0 }

    fileprivate func clamped(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        Swift.max(Swift.min(self, maximum), minimum).atLeastZero
    }
}
