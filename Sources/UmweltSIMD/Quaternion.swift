import Foundation

/// A rotation in space, as a quaternion: `simd_quatf` and `simd_quatd`.
///
/// ```swift
/// let turn = simd_quatf(angle: .pi / 2, axis: [0, 1, 0])
/// let point = turn.act([1, 0, 0])
/// ```
// Vectors of numbers are values; Swift does not say so of all SIMD types.
public struct Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable {
    /// The imaginary parts, and the real part at the end.
    public var vector: SIMD4<Scalar>

    /// Makes a quaternion of zeros.
    public init() { vector = SIMD4(repeating: 0) }

    /// Makes a quaternion of its imaginary parts and its real part.
    ///
    /// - Parameter vector: The imaginary parts as x, y and z, and the real part as w.
    public init(vector: SIMD4<Scalar>) { self.vector = vector }

    /// Makes a quaternion of its imaginary parts and its real part.
    ///
    /// - Parameters:
    ///   - ix: The imaginary part along the x axis.
    ///   - iy: The imaginary part along the y axis.
    ///   - iz: The imaginary part along the z axis.
    ///   - r: The real part.
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

    /// Makes a quaternion of its parts.
    ///
    /// - Parameters:
    ///   - real: The real part.
    ///   - imag: The imaginary parts along the x, y and z axis.
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

    /// Makes a rotation by an angle in radians around an axis of length one.
    ///
    /// - Parameters:
    ///   - angle: The angle in radians.
    ///   - axis: The axis, a vector of length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
    }

    /// Makes the shortest rotation between two directions of length one.
    ///
    /// - Parameters:
    ///   - from: The direction before the rotation, a vector of length 1.
    ///   - to: The direction after the rotation, a vector of length 1.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let real = 1 + dot(from, to)
        if real > .ulpOfOne * 8 {
            self = Quaternion(real: real, imag: cross(from, to)).normalized
        } else {
            // Half a turn, around any axis that is perpendicular.
            let other: SIMD3<Scalar> = from.x.magnitude < 0.6 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(real: 0, imag: normalize(cross(from, other)))
        }
    }

    /// Makes a quaternion from a matrix that only rotates.
    ///
    /// - Parameter matrix: The matrix.
    public init(_ matrix: SquareMatrix3<Scalar>) {
        let m = matrix
        // Of the four numbers the largest is found by a square root, and the others by dividing by it.
        let squares = SIMD4(
            1 + m[0, 0] - m[1, 1] - m[2, 2], 1 - m[0, 0] + m[1, 1] - m[2, 2], 1 - m[0, 0] - m[1, 1] + m[2, 2],
            1 + m[0, 0] + m[1, 1] + m[2, 2])
        let (xy, xz, yz) = (m[0, 1] + m[1, 0], m[0, 2] + m[2, 0], m[1, 2] + m[2, 1])
        let (xw, yw, zw) = (m[1, 2] - m[2, 1], m[2, 0] - m[0, 2], m[0, 1] - m[1, 0])
        let largest = squares.max()
        let parts: SIMD4<Scalar> =
            if largest == squares.w {
                SIMD4(xw, yw, zw, largest)
            } else if largest == squares.x {
                SIMD4(largest, xy, xz, xw)
            } else if largest == squares.y {
                SIMD4(xy, largest, yz, yw)
            } else {
                SIMD4(xz, yz, largest, zw)
            }
        self.init(vector: parts / (2 * largest.squareRoot()))
    }

    /// Makes the rotation of a matrix that rotates, and moves points.
    ///
    /// - Parameter matrix: The matrix.
    public init(_ matrix: SquareMatrix4<Scalar>) {
        let (x, y, z, _) = matrix.columns
        self.init(
            SquareMatrix3(SIMD3(x.x, x.y, x.z), SIMD3(y.x, y.y, y.z), SIMD3(z.x, z.y, z.z)))
    }

    /// The real part.
    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The imaginary parts.
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The angle of the rotation, in radians.
    public var angle: Scalar { Scalar(2 * atan2(Double(simd_length(imag)), Double(real))) }

    /// The axis of the rotation. It is not finite if the angle is zero.
    public var axis: SIMD3<Scalar> { normalize(imag) }

    /// The length, which is one for rotations.
    public var length: Scalar { simd_length(vector) }

    /// The rotation with a length of one.
    public var normalized: Quaternion { Quaternion(vector: normalize(vector)) }

    /// The quaternion with the other sign of the imaginary parts.
    public var conjugate: Quaternion { Quaternion(real: real, imag: -imag) }

    /// The rotation back.
    public var inverse: Quaternion { Quaternion(vector: conjugate.vector / simd_length_squared(vector)) }

    /// Returns a point after the rotation.
    ///
    /// - Parameter vector: The point or vector to rotate.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let t = 2 * cross(imag, vector)
        return vector + real * t + cross(imag, t)
    }

    /// The rotation by the right quaternion, then by the left.
    public static func * (left: Quaternion, right: Quaternion) -> Quaternion {
        let imag = left.real * right.imag + right.real * left.imag + cross(left.imag, right.imag)
        return Quaternion(real: left.real * right.real - dot(left.imag, right.imag), imag: imag)
    }

    /// The quaternion of numbers times a factor.
    public static func * (left: Quaternion, right: Scalar) -> Quaternion { Quaternion(vector: left.vector * right) }
}

/// A rotation in floats.
public typealias simd_quatf = Quaternion<Float>
/// A rotation in doubles.
public typealias simd_quatd = Quaternion<Double>

extension SquareMatrix3 {
    /// Makes the matrix of a rotation.
    ///
    /// - Parameter quaternion: The rotation.
    public init(_ quaternion: Quaternion<Scalar>) {
        self.init(
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}

extension SquareMatrix4 {
    /// Makes the matrix of a rotation.
    ///
    /// - Parameter quaternion: The rotation.
    public init(_ quaternion: Quaternion<Scalar>) {
        let (x, y, z) = SquareMatrix3(quaternion).columns
        self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
    }
}

/// A rotation by an angle in radians around an axis of length one.
///
/// - Parameters:
///   - angle: The angle in radians.
///   - axis: The axis, a vector of length 1.
public func simd_quaternion<S>(_ angle: S, _ axis: SIMD3<S>) -> Quaternion<S> { Quaternion(angle: angle, axis: axis) }

/// The shortest rotation between two directions of length one.
///
/// - Parameters:
///   - from: The direction before the rotation, a vector of length 1.
///   - to: The direction after the rotation, a vector of length 1.
public func simd_quaternion<S>(_ from: SIMD3<S>, _ to: SIMD3<S>) -> Quaternion<S> { Quaternion(from: from, to: to) }

/// The rotation by the right quaternion, then by the left.
///
/// - Parameters:
///   - left: The rotation that is applied second.
///   - right: The rotation that is applied first.
public func simd_mul<S>(_ left: Quaternion<S>, _ right: Quaternion<S>) -> Quaternion<S> { left * right }

/// A point after a rotation.
///
/// - Parameters:
///   - quaternion: The rotation.
///   - vector: The point or vector to rotate.
public func simd_act<S>(_ quaternion: Quaternion<S>, _ vector: SIMD3<S>) -> SIMD3<S> { quaternion.act(vector) }

/// The rotation back.
///
/// - Parameter quaternion: The rotation.
public func simd_inverse<S>(_ quaternion: Quaternion<S>) -> Quaternion<S> { quaternion.inverse }

/// The rotation with a length of one.
///
/// - Parameter quaternion: The rotation.
public func simd_normalize<S>(_ quaternion: Quaternion<S>) -> Quaternion<S> { quaternion.normalized }

/// Interpolates between two rotations on the shorter path.
///
/// - Parameters:
///   - from: The rotation at 0.
///   - to: The rotation at 1.
///   - t: The fraction of the distance from the first rotation to the second, from 0 to 1.
public func simd_slerp<S>(_ from: Quaternion<S>, _ to: Quaternion<S>, _ t: S) -> Quaternion<S> {
    var cosine = Double(dot(from.vector, to.vector))
    let end = cosine < 0 ? -to.vector : to.vector
    cosine = cosine.magnitude
    // Almost the same: a straight way, as the sine is too small to divide by.
    guard cosine < 0.9995 else { return Quaternion(vector: simd_mix(from.vector, end, SIMD4(repeating: t))).normalized }
    let angle = acos(cosine)
    let (first, last) = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
    return Quaternion(vector: from.vector * S(first) + end * S(last))
}
