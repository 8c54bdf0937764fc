/// A matrix of four columns, each a vector of four numbers.
///
/// Its names are `simd_float4x4` and `simd_double4x4`.
// Vectors of numbers are values; Swift does not say so of all SIMD types.
public struct SquareMatrix4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable {
    /// The columns.
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    /// Makes a matrix of zeros.
    public init() { self.init(0) }

    /// Makes a matrix with a number in its diagonal, and zeros elsewhere.
    ///
    /// - Parameter scalar: The number on the diagonal.
    public init(_ scalar: Scalar) { self.init(diagonal: SIMD4(repeating: scalar)) }

    /// Makes a matrix with a diagonal, and zeros elsewhere.
    ///
    /// - Parameter diagonal: The numbers on the diagonal, from the upper left.
    public init(diagonal: SIMD4<Scalar>) {
        columns = (
            SIMD4(diagonal[0], 0, 0, 0),
            SIMD4(0, diagonal[1], 0, 0),
            SIMD4(0, 0, diagonal[2], 0),
            SIMD4(0, 0, 0, diagonal[3])
        )
    }

    /// Makes a matrix of its columns.
    ///
    /// - Parameter columns: The columns, from left to right.
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }

    /// Makes a matrix of its columns.
    ///
    /// - Parameters:
    ///   - c0: The first column.
    ///   - c1: The second column.
    ///   - c2: The third column.
    ///   - c3: The fourth column.
    public init(_ c0: SIMD4<Scalar>, _ c1: SIMD4<Scalar>, _ c2: SIMD4<Scalar>, _ c3: SIMD4<Scalar>) {
        columns = (c0, c1, c2, c3)
    }

    /// Makes a matrix from four columns.
    ///
    /// - Parameter columns: The columns, from left to right.
    public init(_ columns: [SIMD4<Scalar>]) {
        precondition(columns.count == 4, "A matrix of four columns is made of four vectors.")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }

    /// Makes a matrix from four rows.
    ///
    /// - Parameter rows: The rows, from top to bottom.
    public init(rows: [SIMD4<Scalar>]) { self = SquareMatrix4(rows).transpose }

    /// A column.
    ///
    /// - Parameter column: The index of the column, from 0.
    public subscript(column: Int) -> SIMD4<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }

    /// A number by its column and its row.
    ///
    /// - Parameters:
    ///   - column: The index of the column, from 0.
    ///   - row: The index of the row, from 0.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The transposed matrix: its rows are the columns of this one.
    public var transpose: SquareMatrix4 {
        SquareMatrix4(
            SIMD4(columns.0[0], columns.1[0], columns.2[0], columns.3[0]),
            SIMD4(columns.0[1], columns.1[1], columns.2[1], columns.3[1]),
            SIMD4(columns.0[2], columns.1[2], columns.2[2], columns.3[2]),
            SIMD4(columns.0[3], columns.1[3], columns.2[3], columns.3[3]))
    }

    /// The determinants of the parts that two rows of two columns have: of the first two columns, and of the last.
    private var minors: (first: [Scalar], last: [Scalar]) {
        let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
        func minors(_ left: SIMD4<Scalar>, _ right: SIMD4<Scalar>) -> [Scalar] {
            pairs.map { left[$0.0] * right[$0.1] - left[$0.1] * right[$0.0] }
        }
        return (minors(columns.0, columns.1), minors(columns.2, columns.3))
    }

    /// The determinant: the factor by which the matrix changes volumes.
    public var determinant: Scalar {
        let (s, c) = minors
        let outer = s[0] * c[5] - s[1] * c[4] + s[2] * c[3]
        return outer + s[3] * c[2] - s[4] * c[1] + s[5] * c[0]
    }

    /// The inverse matrix. Its elements are not finite if the matrix is not invertible.
    public var inverse: SquareMatrix4 {
        let (s, c) = minors
        let (p, q, r, t) = columns
        // The columns of the adjugate matrix, by Laplace's expansion in minors of two columns.
        let first = SIMD4(
            q.y * c[5] - q.z * c[4] + q.w * c[3], -p.y * c[5] + p.z * c[4] - p.w * c[3],
            t.y * s[5] - t.z * s[4] + t.w * s[3], -r.y * s[5] + r.z * s[4] - r.w * s[3])
        let second = SIMD4(
            -q.x * c[5] + q.z * c[2] - q.w * c[1], p.x * c[5] - p.z * c[2] + p.w * c[1],
            -t.x * s[5] + t.z * s[2] - t.w * s[1], r.x * s[5] - r.z * s[2] + r.w * s[1])
        let third = SIMD4(
            q.x * c[4] - q.y * c[2] + q.w * c[0], -p.x * c[4] + p.y * c[2] - p.w * c[0],
            t.x * s[4] - t.y * s[2] + t.w * s[0], -r.x * s[4] + r.y * s[2] - r.w * s[0])
        let fourth = SIMD4(
            -q.x * c[3] + q.y * c[1] - q.z * c[0], p.x * c[3] - p.y * c[1] + p.z * c[0],
            -t.x * s[3] + t.y * s[1] - t.z * s[0], r.x * s[3] - r.y * s[1] + r.z * s[0])
        return SquareMatrix4(first, second, third, fourth) * (1 / determinant)
    }

    /// True if all numbers are equal.
    public static func == (left: SquareMatrix4, right: SquareMatrix4) -> Bool {
        left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
            && left.columns.2 == right.columns.2 && left.columns.3 == right.columns.3
    }
}

extension SquareMatrix4 {
    private func map(_ change: (SIMD4<Scalar>) -> SIMD4<Scalar>) -> SquareMatrix4 {
        SquareMatrix4(change(columns.0), change(columns.1), change(columns.2), change(columns.3))
    }

    private func joined(_ other: SquareMatrix4, _ join: (SIMD4<Scalar>, SIMD4<Scalar>) -> SIMD4<Scalar>)
        -> SquareMatrix4
    {
        SquareMatrix4(
            join(columns.0, other.columns.0),
            join(columns.1, other.columns.1),
            join(columns.2, other.columns.2),
            join(columns.3, other.columns.3))
    }

    /// Multiplies a matrix by a column vector.
    public static func * (left: SquareMatrix4, right: SIMD4<Scalar>) -> SIMD4<Scalar> {
        var sum = left.columns.0 * right[0]
        sum += left.columns.1 * right[1]
        sum += left.columns.2 * right[2]
        sum += left.columns.3 * right[3]
        return sum
    }

    /// Multiplies a row vector by a matrix.
    public static func * (left: SIMD4<Scalar>, right: SquareMatrix4) -> SIMD4<Scalar> {
        SIMD4(
            dot(left, right.columns.0), dot(left, right.columns.1), dot(left, right.columns.2),
            dot(left, right.columns.3))
    }

    /// Multiplies two matrices: the result applies the right one first, then the left one.
    public static func * (left: SquareMatrix4, right: SquareMatrix4) -> SquareMatrix4 { right.map { left * $0 } }

    /// Multiplies the matrix by another one from the right.
    public static func *= (left: inout SquareMatrix4, right: SquareMatrix4) { left = left * right }

    /// The matrix of numbers times a factor.
    public static func * (left: SquareMatrix4, right: Scalar) -> SquareMatrix4 { left.map { $0 * right } }

    /// The matrix of numbers times a factor.
    public static func * (left: Scalar, right: SquareMatrix4) -> SquareMatrix4 { right.map { left * $0 } }

    /// The sum of two matrices.
    public static func + (left: SquareMatrix4, right: SquareMatrix4) -> SquareMatrix4 { left.joined(right, +) }

    /// The difference of two matrices.
    public static func - (left: SquareMatrix4, right: SquareMatrix4) -> SquareMatrix4 { left.joined(right, -) }

    /// The matrix with all signs changed.
    public static prefix func - (matrix: SquareMatrix4) -> SquareMatrix4 { matrix.map { -$0 } }
}

/// A matrix of four columns of floats.
public typealias simd_float4x4 = SquareMatrix4<Float>
/// A matrix of four columns of doubles.
public typealias simd_double4x4 = SquareMatrix4<Double>
/// A matrix of four columns of floats, by its Swift name.
public typealias float4x4 = SquareMatrix4<Float>
/// A matrix of four columns of doubles, by its Swift name.
public typealias double4x4 = SquareMatrix4<Double>
/// A matrix of four columns of floats, by its older name.
public typealias matrix_float4x4 = SquareMatrix4<Float>
/// A matrix of four columns of doubles, by its older name.
public typealias matrix_double4x4 = SquareMatrix4<Double>

/// The identity matrix.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The identity matrix.
public let matrix_identity_double4x4 = simd_double4x4(1)

/// The matrix of columns.
///
/// - Parameters:
///   - c0: The first column.
///   - c1: The second column.
///   - c2: The third column.
///   - c3: The fourth column.
public func simd_matrix<S>(_ c0: SIMD4<S>, _ c1: SIMD4<S>, _ c2: SIMD4<S>, _ c3: SIMD4<S>) -> SquareMatrix4<S> {
    SquareMatrix4(c0, c1, c2, c3)
}

/// Multiplies a matrix by a column vector.
///
/// - Parameters:
///   - left: The matrix on the left, which is applied second.
///   - right: The vector, a column.
public func simd_mul<S>(_ left: SquareMatrix4<S>, _ right: SIMD4<S>) -> SIMD4<S> { left * right }

/// Multiplies two matrices: the result applies the right one first, then the left one.
///
/// - Parameters:
///   - left: The matrix on the left, which is applied second.
///   - right: The matrix on the right, which is applied first.
public func simd_mul<S>(_ left: SquareMatrix4<S>, _ right: SquareMatrix4<S>) -> SquareMatrix4<S> { left * right }

/// Multiplies a matrix by a column vector.
///
/// - Parameters:
///   - left: The matrix on the left, which is applied second.
///   - right: The vector, a column.
public func matrix_multiply<S>(_ left: SquareMatrix4<S>, _ right: SIMD4<S>) -> SIMD4<S> { left * right }

/// Multiplies two matrices: the result applies the right one first, then the left one.
///
/// - Parameters:
///   - left: The matrix on the left, which is applied second.
///   - right: The matrix on the right, which is applied first.
public func matrix_multiply<S>(_ left: SquareMatrix4<S>, _ right: SquareMatrix4<S>) -> SquareMatrix4<S> { left * right }

/// The matrix whose rows are the columns of another.
///
/// - Parameter matrix: The matrix.
public func simd_transpose<S>(_ matrix: SquareMatrix4<S>) -> SquareMatrix4<S> { matrix.transpose }

/// Returns the inverse of a matrix.
///
/// - Parameter matrix: The matrix.
public func simd_inverse<S>(_ matrix: SquareMatrix4<S>) -> SquareMatrix4<S> { matrix.inverse }

/// Returns the determinant of a matrix.
///
/// - Parameter matrix: The matrix.
public func simd_determinant<S>(_ matrix: SquareMatrix4<S>) -> S { matrix.determinant }
