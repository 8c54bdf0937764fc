internal import CClipper
import Foundation

/// Operations on paths as areas.
///
/// Curves are kept: the results consist of parts of the original lines and curves, cut where they cross. Parts with a
/// point that is not finite are left out, as in drawing.
extension Path {
    /// Returns the area of the path as closed parts that do not overlap.
    ///
    /// Edges run clockwise and holes anticlockwise, so that both fill rules give the same picture. Lines without an
    /// area are dropped.
    ///
    /// - Parameter eoFill: If true, areas that overlap an odd number of times are inside (the even-odd rule); if
    ///   false, areas that lines run around (the non-zero rule).
    public func normalized(eoFill: Bool = true) -> Path {
        PathClipper.area(ClipperUnion, of: self, and: Path(), isEvenOdd: eoFill)
    }

    /// Returns the area that is inside of both paths.
    ///
    /// - Parameter eoFill: If true, the even-odd rule decides which points are inside of the paths; if
    ///   false, the non-zero rule.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper.area(ClipperIntersection, of: self, and: other, isEvenOdd: eoFill)
    }

    /// Returns the area that is inside of at least one of two paths.
    ///
    /// ```swift
    /// let keyhole = Path(ellipseIn: head).union(Path(slot))
    /// ```
    ///
    /// - Parameter eoFill: If true, the even-odd rule decides which points are inside of the paths; if
    ///   false, the non-zero rule.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper.area(ClipperUnion, of: self, and: other, isEvenOdd: eoFill)
    }

    /// Returns the area of the path that is outside of another.
    ///
    /// - Parameter eoFill: If true, the even-odd rule decides which points are inside of the paths; if
    ///   false, the non-zero rule.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper.area(ClipperDifference, of: self, and: other, isEvenOdd: eoFill)
    }

    /// Returns the area that is inside of exactly one of two paths.
    ///
    /// - Parameter eoFill: If true, the even-odd rule decides which points are inside of the paths; if
    ///   false, the non-zero rule.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper.area(ClipperExclusiveOr, of: self, and: other, isEvenOdd: eoFill)
    }

    /// Returns the parts of the path's lines that are inside of another path or on its edge.
    ///
    /// - Parameter eoFill: If true, the even-odd rule decides which points are inside of the other path;
    ///   if false, the non-zero rule.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper.lines(of: self, inside: true, other, isEvenOdd: eoFill)
    }

    /// Returns the parts of the path's lines that are outside of another path.
    ///
    /// - Parameter eoFill: If true, the even-odd rule decides which points are inside of the other path;
    ///   if false, the non-zero rule.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper.lines(of: self, inside: false, other, isEvenOdd: eoFill)
    }
}
