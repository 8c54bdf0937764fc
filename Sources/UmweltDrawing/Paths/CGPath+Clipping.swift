import Foundation

/// What is inside of a path whose parts overlap, as source for Apple's CoreGraphics names it.
public enum CGPathFillRule: Int32, Sendable {
    /// What lines run around.
    case winding
    /// What an odd number of areas overlap in.
    case evenOdd
}

/// Paths put together as areas; see ``Path/union(_:eoFill:)``.
extension CGPath {
    /// Whether a point is inside of the filled path. The transform is the path's.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// The area as closed parts that do not overlap.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.normalized(eoFill: rule == .evenOdd))
    }

    /// The area that is inside of both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
    }

    /// The area that is inside of one path or of both.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(other.path, eoFill: rule == .evenOdd))
    }

    /// The area of the path that is outside of another.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }

    /// The area that is inside of one path and outside of the other.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }

    /// The lines of the path, as far as they are inside of another.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }

    /// The lines of the path, as far as they are outside of another.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }

    /// The areas that do not touch each other, each with its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        PathClipper.components(of: path, isEvenOdd: rule == .evenOdd).map { CGPath($0) }
    }

    /// The path with straight lines instead of its curves, which are no further away from them than a distance in points.
    public func flattened(threshold: CGFloat) -> CGPath { CGPath(path.flattened(within: threshold)) }

    /// Whether an area is inside of both paths.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
    }
}

extension Path {
    /// The path with straight lines instead of its curves.
    fileprivate func flattened(within distance: CGFloat) -> Path {
        var path = Path()
        forEachSegment { segment, isFirst, closes in
            if isFirst { path.move(to: segment.start) }
            if closes { return path.closeSubpath() }
            let count = segment.pieces(within: distance)
            for index in 1..<max(count, 1) { path.addLine(to: segment.point(at: CGFloat(index) / CGFloat(count))) }
            path.addLine(to: segment.end)
        }
        return path
    }
}
