import Foundation

/// Matrix of four rows that maps points in space, written as row vectors times the matrix.
///
/// ```swift
/// var transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
/// transform.m34 = -1 / 500
/// Text("Umwelt").projectionEffect(ProjectionTransform(transform))
/// ```
public struct CATransform3D: Sendable, Hashable {
    /// The factor of x in the new x.
    public var m11: CGFloat
    /// The factor of x in the new y.
    public var m12: CGFloat
    /// The factor of x in the new z.
    public var m13: CGFloat
    /// The factor of x in the divisor.
    public var m14: CGFloat
    /// The factor of y in the new x.
    public var m21: CGFloat
    /// The factor of y in the new y.
    public var m22: CGFloat
    /// The factor of y in the new z.
    public var m23: CGFloat
    /// The factor of y in the divisor.
    public var m24: CGFloat
    /// The factor of z in the new x.
    public var m31: CGFloat
    /// The factor of z in the new y.
    public var m32: CGFloat
    /// The factor of z in the new z.
    public var m33: CGFloat
    /// The factor of z in the divisor: minus one divided by the distance of the eye, for perspective.
    public var m34: CGFloat
    /// The distance added to x.
    public var m41: CGFloat
    /// The distance added to y.
    public var m42: CGFloat
    /// The distance added to z.
    public var m43: CGFloat
    /// The divisor of the origin; the coordinates of a point are divided by its divisor.
    public var m44: CGFloat

    /// Makes a matrix of zeros.
    public init() {
        self.init(rows: .zero, .zero, .zero, .zero)
    }

    /// Makes a matrix of its sixteen numbers, row by row.
    ///
    /// - Parameters:
    ///   - m11: The component of the matrix.
    ///   - m12: The component of the matrix.
    ///   - m13: The component of the matrix.
    ///   - m14: The component of the matrix.
    ///   - m21: The component of the matrix.
    ///   - m22: The component of the matrix.
    ///   - m23: The component of the matrix.
    ///   - m24: The component of the matrix.
    ///   - m31: The component of the matrix.
    ///   - m32: The component of the matrix.
    ///   - m33: The component of the matrix.
    ///   - m34: The component of the matrix.
    ///   - m41: The component of the matrix.
    ///   - m42: The component of the matrix.
    ///   - m43: The component of the matrix.
    ///   - m44: The component of the matrix.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
        m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
        m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Makes a matrix of its rows.
    fileprivate init(rows a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>) {
        (m11, m12, m13, m14) = (a.x, a.y, a.z, a.w)
        (m21, m22, m23, m24) = (b.x, b.y, b.z, b.w)
        (m31, m32, m33, m34) = (c.x, c.y, c.z, c.w)
        (m41, m42, m43, m44) = (d.x, d.y, d.z, d.w)
    }

    /// The four rows.
    fileprivate var rows: [SIMD4<Double>] {
        [
            SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
            SIMD4(m41, m42, m43, m44),
        ]
    }
}

/// The identity transform, which leaves all points unchanged.
public let CATransform3DIdentity = CATransform3D(
    rows: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

/// Returns true if a transform is the identity.
///
/// - Parameter t: A transform.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns true if two transforms are the same.
///
/// - Parameters:
///   - a: A transform.
///   - b: A transform.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a transform that moves points by distances.
///
/// - Parameters:
///   - tx: The distance to the right, in points.
///   - ty: The distance down, in points.
///   - tz: The distance towards the viewer, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(rows: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(tx, ty, tz, 1))
}

/// Returns a transform that multiplies coordinates by factors.
///
/// - Parameters:
///   - sx: The factor of the width.
///   - sy: The factor of the height.
///   - sz: The factor of the depth.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1))
}

/// Returns a rotation around an axis through the origin.
///
/// - Parameters:
///   - angle: The angle in radians.
///   - x: The x coordinate of the axis' direction; the length of the direction does not matter.
///   - y: The y coordinate of the axis' direction.
///   - z: The z coordinate of the axis' direction.
/// - Returns: The rotation; the identity if the axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = sqrt(x * x + y * y + z * z)
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let rest = 1 - c
    return CATransform3D(
        rows: SIMD4(c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s, 0),
        SIMD4(x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s, 0),
        SIMD4(x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest, 0),
        SIMD4(0, 0, 0, 1))
}

/// Returns a transform that moves points by distances, and then transforms them by another.
///
/// - Parameters:
///   - t: A transform.
///   - tx: The distance to the right, in points.
///   - ty: The distance down, in points.
///   - tz: The distance towards the viewer, in points.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that multiplies coordinates by factors, and then transforms them by another.
///
/// - Parameters:
///   - t: A transform.
///   - sx: The factor of the width.
///   - sy: The factor of the height.
///   - sz: The factor of the depth.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that rotates points around an axis, and then transforms them by another.
///
/// - Parameters:
///   - t: A transform.
///   - angle: The angle, in radians; positive angles are clockwise.
///   - x: The component of the axis of rotation.
///   - y: The component of the axis of rotation.
///   - z: The component of the axis of rotation.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns one transform followed by another: their product as matrices.
///
/// - Parameters:
///   - a: A transform.
///   - b: A transform.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let right = b.rows
    let product = a.rows.map { $0.x * right[0] + $0.y * right[1] + $0.z * right[2] + $0.w * right[3] }
    return CATransform3D(rows: product[0], product[1], product[2], product[3])
}

/// Returns the inverse of a transform; the transform itself if it is not invertible.
///
/// - Parameter t: A transform.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss-Jordan elimination with the largest pivot of each column.
    var left = t.rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
        guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
            left[pivot][column] != 0
        else { return t }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        right[column] /= left[column][column]
        left[column] /= left[column][column]
        for row in 0..<4 where row != column {
            right[row] -= left[row][column] * right[column]
            left[row] -= left[row][column] * left[column]
        }
    }
    return CATransform3D(rows: right[0], right[1], right[2], right[3])
}

/// Returns a two-dimensional transform as a three-dimensional one.
///
/// - Parameter m: A transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: SIMD4(m.a, m.b, 0, 0), SIMD4(m.c, m.d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(m.tx, m.ty, 0, 1))
}

/// Returns true if a transform is one of the plane.
///
/// - Parameter t: A transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the part of a transform that is one of the plane.
///
/// - Parameter t: A transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
