import Foundation
import UmweltBase

// Names of C's CoreGraphics, which older source has where newer source has initialisers and methods.

/// Makes a point from its coordinates.
///
/// - Parameters:
///   - x: The x coordinate, in points.
///   - y: The y coordinate, in points.
@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Makes a size from a width and a height.
///
/// - Parameters:
///   - width: The width, in points.
///   - height: The height, in points.
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}

/// Makes a vector from its components.
///
/// - Parameters:
///   - dx: The distance to the right, in points.
///   - dy: The distance down, in points.
@inlinable public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Makes a rectangle from its origin and size.
///
/// - Parameters:
///   - x: The left edge, in points.
///   - y: The top edge, in points.
///   - width: The width, in points.
///   - height: The height, in points.
@inlinable public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the smallest rectangle that contains two rectangles.
///
/// - Parameters:
///   - r1: The first rectangle.
///   - r2: The second rectangle.
@inlinable public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// Returns the intersection of two rectangles; the null rectangle if they do not overlap.
///
/// - Parameters:
///   - r1: The first rectangle.
///   - r2: The second rectangle.
@inlinable public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// A rectangle with the same centre, smaller by an inset at each side.
///
/// - Parameters:
///   - rect: The rectangle.
///   - dx: The inset at the left and the right, in points; negative to enlarge the rectangle.
///   - dy: The inset at the top and the bottom, in points; negative to enlarge the rectangle.
@inlinable public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
}

/// A rectangle of the same size, moved by an offset.
///
/// - Parameters:
///   - rect: The rectangle.
///   - dx: The distance to the right, in points.
///   - dy: The distance down, in points.
@inlinable public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
}

/// True if a point is in a rectangle.
///
/// - Parameters:
///   - rect: The rectangle.
///   - point: The point.
@inlinable public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// True if the second rectangle is inside the first.
///
/// - Parameters:
///   - rect1: The first rectangle.
///   - rect2: The second rectangle.
@inlinable public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }

/// True if two rectangles have a part in common.
///
/// - Parameters:
///   - rect1: The first rectangle.
///   - rect2: The second rectangle.
@inlinable public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }
