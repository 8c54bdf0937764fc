import Foundation
import UmweltBase

// Names of C's CoreGraphics, which older source has where newer source has initialisers and methods.

/// Makes a transform from its components.
///
/// - Parameters:
///   - a: The factor from x to x.
///   - b: The factor from x to y.
///   - c: The factor from y to x.
///   - d: The factor from y to y.
///   - tx: The distance to the right, in points.
///   - ty: The distance down, in points.
@inlinable public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

/// Makes a transform that translates by lengths.
///
/// - Parameters:
///   - tx: The distance to the right, in points.
///   - ty: The distance down, in points.
@inlinable public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}

/// Makes a transform that scales by factors.
///
/// - Parameters:
///   - sx: The factor of widths.
///   - sy: The factor of heights.
@inlinable public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}

/// A transform that rotates by an angle in radians.
///
/// - Parameter angle: The angle in radians; positive angles turn clockwise on the screen.
@inlinable public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}

/// Returns a transform that first translates and then applies another transform.
///
/// - Parameters:
///   - t: The other transform.
///   - tx: The distance to the right, in points.
///   - ty: The distance down, in points.
@inlinable public func CGAffineTransformTranslate(
    _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }

/// Returns a transform that first scales and then applies another transform.
///
/// - Parameters:
///   - t: The other transform.
///   - sx: The factor of widths.
///   - sy: The factor of heights.
@inlinable public func CGAffineTransformScale(
    _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform { t.scaledBy(x: sx, y: sy) }

/// Returns a transform that first rotates by an angle in radians and then applies another transform.
///
/// - Parameters:
///   - t: The other transform.
///   - angle: The angle in radians; positive angles turn clockwise on the screen.
@inlinable public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    t.rotated(by: angle)
}

/// Returns a transform that applies one transform after another.
///
/// - Parameters:
///   - t1: The transform that is applied first.
///   - t2: The transform that is applied second.
@inlinable public func CGAffineTransformConcat(
    _ t1: CGAffineTransform, _ t2: CGAffineTransform
) -> CGAffineTransform { t1.concatenating(t2) }

/// Returns the inverse of a transform; the transform itself if it is not invertible.
///
/// - Parameter t: The transform.
@inlinable public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
