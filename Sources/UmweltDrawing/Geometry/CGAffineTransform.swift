import Foundation

/// A matrix that moves, rotates, scales and shears points. Points are rows, multiplied with the matrix from the left.
///
/// ```swift
/// let quarter = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
/// ```
public struct CGAffineTransform: Sendable, Hashable, Codable {
    /// The factor of x in the new x.
    public var a: CGFloat
    /// The factor of x in the new y.
    public var b: CGFloat
    /// The factor of y in the new x.
    public var c: CGFloat
    /// The factor of y in the new y.
    public var d: CGFloat
    /// The distance added to x.
    public var tx: CGFloat
    /// The distance added to y.
    public var ty: CGFloat

    /// The identity transform, which leaves all points unchanged.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes a transform that maps all points to the origin.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Makes a transform from its numbers.
    ///
    /// - Parameters:
    ///   - a: The component of the matrix.
    ///   - b: The component of the matrix.
    ///   - c: The component of the matrix.
    ///   - d: The component of the matrix.
    ///   - tx: The distance to the right, in points.
    ///   - ty: The distance down, in points.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Makes a transform from its numbers.
    ///
    /// - Parameters:
    ///   - a: The component of the matrix.
    ///   - b: The component of the matrix.
    ///   - c: The component of the matrix.
    ///   - d: The component of the matrix.
    ///   - tx: The distance to the right, in points.
    ///   - ty: The distance down, in points.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a translation.
    ///
    /// - Parameters:
    ///   - tx: The distance to the right, in points.
    ///   - ty: The distance down, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Makes a scale around the origin.
    ///
    /// - Parameters:
    ///   - sx: The factor of the width.
    ///   - sy: The factor of the height.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Makes a rotation around the origin, by radians: clockwise where y points down.
    ///
    /// - Parameter angle: The angle, in radians; positive angles are clockwise.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// True if the transform leaves all points unchanged.
    public var isIdentity: Bool { self == .identity }

    /// Returns a translation followed by this transform.
    ///
    /// - Parameters:
    ///   - tx: The distance to the right, in points.
    ///   - ty: The distance down, in points.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns a scale followed by this transform.
    ///
    /// - Parameters:
    ///   - sx: The factor of the width.
    ///   - sy: The factor of the height.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns a rotation, by radians, followed by this transform.
    ///
    /// - Parameter angle: The angle, in radians; positive angles are clockwise.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse; the transform itself if it maps several points to one.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant.isFinite, determinant != 0 else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Returns this transform followed by another.
    ///
    /// - Parameter t2: A transform.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// True if all numbers are finite.
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}

extension CGPoint {
    /// Returns the transformed point.
    ///
    /// - Parameter t: A transform.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the size with its distances transformed, without the translation.
    ///
    /// - Parameter t: A transform.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the smallest rectangle that contains the transformed corners.
    ///
    /// - Parameter t: A transform.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull { return self }
        return corners.map { $0.applying(t) }.boundingRect
    }

    /// The corners, clockwise from the top left one.
    package var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }
}

extension [CGPoint] {
    /// The smallest rectangle that contains the points; null for an empty array.
    package var boundingRect: CGRect {
        guard let first else { return .null }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in self {
            (left, right) = (Swift.min(left, point.x), Swift.max(right, point.x))
            (top, bottom) = (Swift.min(top, point.y), Swift.max(bottom, point.y))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
