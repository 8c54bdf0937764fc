import Foundation

/// The rule for the inside of a path whose parts overlap, under the name that it has in Core Graphics.
public enum CGPathFillRule: Int32, Sendable {
    /// A point is inside if lines run around it (the non-zero rule).
    case winding
    /// A point is inside if an odd number of areas overlap there (the even-odd rule).
    case evenOdd
}

/// Operations on paths as areas; see ``Path/union(_:eoFill:)``.
extension CGPath {
    /// Returns true if a point is inside of the filled path.
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the transformed path.
    ///   - rule: The rule for the inside.
    ///   - transform: A transform of the path, not of the point.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Returns the area as closed parts that do not overlap.
    ///
    /// - Parameter rule: The rule that decides which points are inside.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.normalized(eoFill: rule == .evenOdd))
    }

    /// Returns the area that is inside of both paths.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - rule: The rule that decides which points are inside.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area that is inside of at least one of two paths.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - rule: The rule that decides which points are inside.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area of the path that is outside of another.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - rule: The rule that decides which points are inside.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area that is inside of exactly one of two paths.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - rule: The rule that decides which points are inside.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the parts of the path's lines that are inside of another path.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - rule: The rule that decides which points are inside.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the parts of the path's lines that are outside of another path.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - rule: The rule that decides which points are inside.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the areas that do not touch each other, each with its holes.
    ///
    /// - Parameter rule: The rule that decides which points are inside.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        PathClipper.components(of: path, isEvenOdd: rule == .evenOdd).map { CGPath($0) }
    }

    /// Returns the path with straight lines instead of curves, no further from them than a distance in points.
    ///
    /// - Parameter threshold: The greatest distance of the lines from the curve, in points.
    public func flattened(threshold: CGFloat) -> CGPath { CGPath(path.flattened(within: threshold)) }

    /// Returns true if an area is inside of both paths.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - rule: The rule that decides which points are inside.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
    }
}

extension Path {
    /// Returns the path with straight lines instead of curves.
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
