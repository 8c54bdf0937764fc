internal import CClipper
import Foundation

/// A grid of whole-number coordinates for Clipper, around the middle of the clipped paths: a number of units to the
/// point.
struct FixedPointGrid {
    private let center: CGPoint
    private let scale: CGFloat

    /// The distance, in units of the grid, within which points count as equal.
    static let slack: CGFloat = 3

    /// Makes a grid for points; nil if they are all in one place.
    init?(around points: some Sequence<CGPoint>) {
        var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        // Halve before subtracting: the difference of huge numbers would be infinite.
        let reach = max(high.x / 2 - low.x / 2, high.y / 2 - low.y / 2)
        guard reach > 0, reach.isFinite else { return nil }
        center = CGPoint(x: low.x / 2 + high.x / 2, y: low.y / 2 + high.y / 2)
        // Up to 30 bits Clipper is fast; where those would be too coarse it calculates with 128. The scale is a power
        // of two so that whole numbers and their halves are exact.
        let bits: CGFloat = reach < 131_072 ? 29 : 44
        scale = exp2((bits - log2(reach)).rounded(.down))
        guard scale.isFinite, scale > 0 else { return nil }
        extent = reach * 2
    }

    /// The width or height of all points, whichever is larger, in points.
    let extent: CGFloat

    func whole(_ point: CGPoint) -> ClipperPoint {
        ClipperPoint(
            x: Int64(((point.x - center.x) * scale).rounded()), y: Int64(((point.y - center.y) * scale).rounded()))
    }

    func point(_ whole: ClipperPoint) -> CGPoint {
        CGPoint(x: CGFloat(whole.x) / scale + center.x, y: CGFloat(whole.y) / scale + center.y)
    }
}

extension ClipperPoint {
    /// Returns the distance to another point, in units of the grid.
    func distance(to other: ClipperPoint) -> CGFloat { hypot(CGFloat(other.x - x), CGFloat(other.y - y)) }

    static func == (left: ClipperPoint, right: ClipperPoint) -> Bool { left.x == right.x && left.y == right.y }
}
