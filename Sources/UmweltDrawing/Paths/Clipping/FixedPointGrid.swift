internal import CClipper
import Foundation

/// Points as whole numbers, which Clipper reckons with: so many to a point on the screen, around the middle of what is
/// clipped.
struct FixedPointGrid {
    private let center: CGPoint
    private let scale: CGFloat

    /// How far apart points may be that stand for the same, in whole numbers.
    static let slack: CGFloat = 3

    /// Nil for points that are all at one place.
    init?(around points: some Sequence<CGPoint>) {
        var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        // Halves first: sums of huge numbers are infinite.
        let reach = max(high.x / 2 - low.x / 2, high.y / 2 - low.y / 2)
        guard reach > 0, reach.isFinite else { return nil }
        center = CGPoint(x: low.x / 2 + high.x / 2, y: low.y / 2 + high.y / 2)
        // Up to 30 bits Clipper is fast; it reckons with 128 where that would be too coarse. A power of two keeps whole
        // numbers and their halves what they are.
        let bits: CGFloat = reach < 131_072 ? 29 : 44
        scale = exp2((bits - log2(reach)).rounded(.down))
        guard scale.isFinite, scale > 0 else { return nil }
        extent = reach * 2
    }

    /// How wide or high all of it is, in points.
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
    /// How far it is to another point, in whole numbers.
    func distance(to other: ClipperPoint) -> CGFloat { hypot(CGFloat(other.x - x), CGFloat(other.y - y)) }

    static func == (left: ClipperPoint, right: ClipperPoint) -> Bool { left.x == right.x && left.y == right.y }
}
