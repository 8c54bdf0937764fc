@_spi(Kernel) import UmweltCore
import Foundation

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``; an adaptive item creates as many as fit.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible())]) { ForEach(words) { WordView(word: $0) } }
/// ```
public struct GridItem: Sendable, Equatable {
    /// The width of a column or the height of a row, in points.
    public enum Size: Sendable, Equatable {
        /// A fixed length.
        case fixed(CGFloat)
        /// An equal share of the remaining length, within bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit into such a share, each within bounds.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length of the column or row across the grid.
    public var size: Size

    /// The distance to the next item in points; nil for the default.
    public var spacing: CGFloat?

    /// The alignment of views in their cells; nil for the grid's across, and centered along.
    public var alignment: Alignment?

    /// Makes an item for columns or rows.
    ///
    /// - Parameters:
    ///   - size: The length across the grid.
    ///   - spacing: The distance to the next item in points; nil for the default one.
    ///   - alignment: The alignment of views in their cells; nil for the grid's across, and centered along.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// One column or row of a lazy grid at its position.
struct GridTrack: Equatable {
    var start: CGFloat
    let length: CGFloat
    let alignment: Alignment?

    /// Returns the tracks of some items, at least one.
    ///
    /// - Parameters:
    ///   - items: The columns or rows that the program specifies.
    ///   - length: The length across in points; nil for the least that the items need.
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
                tracks.append(GridTrack(start: position, length: own, alignment: item.alignment))
                position += own + item.gap
            }
            // A flexible item leaves what it does not take, within its bounds, to those after it.
            if case .fixed = item.size { continue }
            left -= own * CGFloat(count) + item.gap * CGFloat(count - 1)
            flexible -= 1
        }
        return tracks.isEmpty ? [GridTrack(start: 0, length: length ?? 0, alignment: nil)] : tracks
    }
}

extension GridItem {
    fileprivate var gap: CGFloat { spacing ?? StackNode.defaultSpacing }

    /// The greatest number of columns of an adaptive item: no display is that wide.
    private static let most: CGFloat = 10_000

    /// Returns the number of tracks of a length that fit, at least one.
    fileprivate func count(of length: CGFloat, in room: CGFloat) -> Int {
        guard room.isFinite else { return 1 }
        // Tracks that fit exactly count, though sums of fractions are not exact.
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
