import Foundation

/// A matrix of three rows that maps points to a plane: like ``CGAffineTransform``, with perspective.
public struct ProjectionTransform: Sendable, Hashable {
    /// The factor of x in the new x.
    public var m11: CGFloat = 1
    /// The factor of x in the new y.
    public var m12: CGFloat = 0
    /// The factor of x in the depth.
    public var m13: CGFloat = 0
    /// The factor of y in the new x.
    public var m21: CGFloat = 0
    /// The factor of y in the new y.
    public var m22: CGFloat = 1
    /// The factor of y in the depth.
    public var m23: CGFloat = 0
    /// The distance added to x.
    public var m31: CGFloat = 0
    /// The distance added to y.
    public var m32: CGFloat = 0
    /// The depth of the origin; the coordinates of a point are divided by its depth.
    public var m33: CGFloat = 1

    /// Makes the identity transform, which leaves all points unchanged.
    @inlinable public init() {}

    /// Makes a transform without perspective.
    ///
    /// - Parameter m: A transform.
    @inlinable public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// Makes a transform that maps the points of the plane as a transform in space does, seen from in front.
    ///
    /// - Parameter m: A transform.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// True if the transform leaves all points unchanged.
    @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

    /// True if the transform has no perspective.
    @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Replaces the transform by its inverse.
    ///
    /// - Returns: True; false, without a change, if several points are mapped to one.
    public mutating func invert() -> Bool {
        let (c11, c12, c13) = (m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22)
        let determinant = m11 * c11 + m21 * c12 + m31 * c13
        guard determinant.isFinite, determinant != 0 else { return false }
        var result = self
        (result.m11, result.m12, result.m13) = (c11 / determinant, c12 / determinant, c13 / determinant)
        result.m21 = (m23 * m31 - m21 * m33) / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m31 = (m21 * m32 - m22 * m31) / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        self = result
        return true
    }

    /// Returns the inverse; the transform itself if several points are mapped to one.
    public func inverted() -> ProjectionTransform {
        var result = self
        return result.invert() ? result : self
    }

    /// Returns this transform followed by another.
    ///
    /// - Parameter rhs: The other transform.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }

    /// The transform without its perspective.
    package var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }

    /// True if a picture can be drawn with it: all numbers are finite, and areas do not become lines.
    package var isDrawable: Bool {
        let numbers = [m11, m12, m13, m21, m22, m23, m31, m32, m33]
        var copy = self
        return numbers.allSatisfy(\.isFinite) && copy.invert()
    }

    /// Returns the transform around a point instead of the origin.
    package func around(_ point: CGPoint) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y)).concatenating(self).concatenating(
            ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
    }
}

extension CGPoint {
    /// Returns the point projected to the plane. A point behind the viewer is mapped to a far point in front.
    ///
    /// - Parameter m: The other transform.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let depth = max(m.m13 * x + m.m23 * y + m.m33, 1e-4)
        return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / depth, y: (m.m12 * x + m.m22 * y + m.m32) / depth)
    }
}

extension CGRect {
    /// Returns the smallest rectangle that contains the projected corners.
    package func applying(_ m: ProjectionTransform) -> CGRect {
        if isNull { return self }
        return corners.map { $0.applying(m) }.boundingRect
    }
}
