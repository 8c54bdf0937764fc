internal import CClipper
import Foundation

/// Paths put together as areas. Curves stay curves: the results are made of parts of the lines and curves that they come
/// from, and end where those cross. Parts with a place that is no number are left out, as they are when they are drawn.
extension Path {
    /// The area of the path as closed parts that do not overlap: edges run clockwise to the eye, those of holes the other
    /// way round, so that both fill rules show the same. Lines without an area are gone.
    ///
    /// With `eoFill` areas that overlap an odd number of times are inside, else those that lines run around.
    public func normalized(eoFill: Bool = true) -> Path {
        PathClipper.area(ClipperUnion, of: self, and: Path(), isEvenOdd: eoFill)
    }

    /// The area that is inside of both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper.area(ClipperIntersection, of: self, and: other, isEvenOdd: eoFill)
    }

    /// The area that is inside of one path or of both.
    ///
    /// ```swift
    /// let keyhole = Path(ellipseIn: head).union(Path(slot))
    /// ```
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper.area(ClipperUnion, of: self, and: other, isEvenOdd: eoFill)
    }

    /// The area of the path that is outside of another.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper.area(ClipperDifference, of: self, and: other, isEvenOdd: eoFill)
    }

    /// The area that is inside of one path and outside of the other.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper.area(ClipperExclusiveOr, of: self, and: other, isEvenOdd: eoFill)
    }

    /// The lines of the path, as far as they are inside of another or on its edge.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper.lines(of: self, inside: true, other, isEvenOdd: eoFill)
    }

    /// The lines of the path, as far as they are outside of another.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper.lines(of: self, inside: false, other, isEvenOdd: eoFill)
    }
}
