/// A matrix of three columns, each a vector of three numbers.
///
/// Its names are `simd_float3x3` and `simd_double3x3`.
// Vectors of numbers are values; Swift does not say so of all SIMD types.
public struct SquareMatrix3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable {
    /// The columns.
    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    /// Makes a matrix of zeros.
    public init() { self.init(0) }

    /// Makes a matrix with a number in its diagonal, and zeros elsewhere.
    ///
    /// - Parameter scalar: The number on the diagonal.
    public init(_ scalar: Scalar) { self.init(diagonal: SIMD3(repeating: scalar)) }

    /// Makes a matrix with a diagonal, and zeros elsewhere.
    ///
    /// - Parameter diagonal: The numbers on the diagonal, from the upper left.
    public init(diagonal: SIMD3<Scalar>) {
        columns = (
            SIMD3(diagonal[0], 0, 0),
            SIMD3(0, diagonal[1], 0),
            SIMD3(0, 0, diagonal[2])
        )
    }

    /// Makes a matrix of its columns.
    ///
    /// - Parameter columns: The columns, from left to right.
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }

    /// Makes a matrix of its columns.
    ///
    /// - Parameters:
    ///   - c0: The first column.
    ///   - c1: The second column.
    ///   - c2: The third column.
    public init(_ c0: SIMD3<Scalar>, _ c1: SIMD3<Scalar>, _ c2: SIMD3<Scalar>) {
        columns = (c0, c1, c2)
    }

    /// Makes a matrix from three columns.
    ///
    /// - Parameter columns: The columns, from left to right.
    public init(_ columns: [SIMD3<Scalar>]) {
        precondition(columns.count == 3, "A matrix of three columns is made of three vectors.")
        self.columns = (columns[0], columns[1], columns[2])
    }

    /// Makes a matrix from three rows.
    ///
    /// - Parameter rows: The rows, from top to bottom.
    public init(rows: [SIMD3<Scalar>]) { self = SquareMatrix3(rows).transpose }

    /// A column.
    ///
    /// - Parameter column: The index of the column, from 0.
    public subscript(column: Int) -> SIMD3<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
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
    public var transpose: SquareMatrix3 {
        SquareMatrix3(
            SIMD3(columns.0[0], columns.1[0], columns.2[0]),
            SIMD3(columns.0[1], columns.1[1], columns.2[1]),
            SIMD3(columns.0[2], columns.1[2], columns.2[2]))
    }

    /// The determinant: the factor by which the matrix changes volumes.
    public var determinant: Scalar { dot(columns.0, cross(columns.1, columns.2)) }

    /// The inverse matrix. Its elements are not finite if the matrix is not invertible.
    public var inverse: SquareMatrix3 {
        let rows = SquareMatrix3(
            cross(columns.1, columns.2), cross(columns.2, columns.0), cross(columns.0, columns.1))
        return rows.transpose * (1 / determinant)
    }

    /// True if all numbers are equal.
    public static func == (left: SquareMatrix3, right: SquareMatrix3) -> Bool {
        left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2
    }
}

extension SquareMatrix3 {
    private func map(_ change: (SIMD3<Scalar>) -> SIMD3<Scalar>) -> SquareMatrix3 {
        SquareMatrix3(change(columns.0), change(columns.1), change(columns.2))
    }

    private func joined(_ other: SquareMatrix3, _ join: (SIMD3<Scalar>, SIMD3<Scalar>) -> SIMD3<Scalar>)
        -> SquareMatrix3
    {
        SquareMatrix3(
            join(columns.0, other.columns.0),
            join(columns.1, other.columns.1),
            join(columns.2, other.columns.2))
    }

    /// Multiplies a matrix by a column vector.
    public static func * (left: SquareMatrix3, right: SIMD3<Scalar>) -> SIMD3<Scalar> {
        var sum = left.columns.0 * right[0]
        sum += left.columns.1 * right[1]
        sum += left.columns.2 * right[2]
        return sum
    }

    /// Multiplies a row vector by a matrix.
    public static func * (left: SIMD3<Scalar>, right: SquareMatrix3) -> SIMD3<Scalar> {
        SIMD3(dot(left, right.columns.0), dot(left, right.columns.1), dot(left, right.columns.2))
    }

    /// Multiplies two matrices: the result applies the right one first, then the left one.
    public static func * (left: SquareMatrix3, right: SquareMatrix3) -> SquareMatrix3 { right.map { left * $0 } }

    /// Multiplies the matrix by another one from the right.
    public static func *= (left: inout SquareMatrix3, right: SquareMatrix3) { left = left * right }

    /// The matrix of numbers times a factor.
    public static func * (left: SquareMatrix3, right: Scalar) -> SquareMatrix3 { left.map { $0 * right } }

    /// The matrix of numbers times a factor.
    public static func * (left: Scalar, right: SquareMatrix3) -> SquareMatrix3 { right.map { left * $0 } }

    /// The sum of two matrices.
    public static func + (left: SquareMatrix3, right: SquareMatrix3) -> SquareMatrix3 { left.joined(right, +) }

    /// The difference of two matrices.
    public static func - (left: SquareMatrix3, right: SquareMatrix3) -> SquareMatrix3 { left.joined(right, -) }

    /// The matrix with all signs changed.
    public static prefix func - (matrix: SquareMatrix3) -> SquareMatrix3 { matrix.map { -$0 } }
}

/// A matrix of three columns of floats.
public typealias simd_float3x3 = SquareMatrix3<Float>
/// A matrix of three columns of doubles.
public typealias simd_double3x3 = SquareMatrix3<Double>
/// A matrix of three columns of floats, by its Swift name.
public typealias float3x3 = SquareMatrix3<Float>
/// A matrix of three columns of doubles, by its Swift name.
public typealias double3x3 = SquareMatrix3<Double>
/// A matrix of three columns of floats, by its older name.
public typealias matrix_float3x3 = SquareMatrix3<Float>
/// A matrix of three columns of doubles, by its older name.
public typealias matrix_double3x3 = SquareMatrix3<Double>

/// The identity matrix.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The identity matrix.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// The matrix of columns.
///
/// - Parameters:
///   - c0: The first column.
///   - c1: The second column.
///   - c2: The third column.
public func simd_matrix<S>(_ c0: SIMD3<S>, _ c1: SIMD3<S>, _ c2: SIMD3<S>) -> SquareMatrix3<S> {
    SquareMatrix3(c0, c1, c2)
}

/// Multiplies a matrix by a column vector.
///
/// - Parameters:
///   - left: The matrix on the left, which is applied second.
///   - right: The vector, a column.
public func simd_mul<S>(_ left: SquareMatrix3<S>, _ right: SIMD3<S>) -> SIMD3<S> { left * right }

/// Multiplies two matrices: the result applies the right one first, then the left one.
///
/// - Parameters:
///   - left: The matrix on the left, which is applied second.
///   - right: The matrix on the right, which is applied first.
public func simd_mul<S>(_ left: SquareMatrix3<S>, _ right: SquareMatrix3<S>) -> SquareMatrix3<S> { left * right }

/// Multiplies a matrix by a column vector.
///
/// - Parameters:
///   - left: The matrix on the left, which is applied second.
///   - right: The vector, a column.
public func matrix_multiply<S>(_ left: SquareMatrix3<S>, _ right: SIMD3<S>) -> SIMD3<S> { left * right }

/// Multiplies two matrices: the result applies the right one first, then the left one.
///
/// - Parameters:
///   - left: The matrix on the left, which is applied second.
///   - right: The matrix on the right, which is applied first.
public func matrix_multiply<S>(_ left: SquareMatrix3<S>, _ right: SquareMatrix3<S>) -> SquareMatrix3<S> { left * right }

/// The matrix whose rows are the columns of another.
///
/// - Parameter matrix: The matrix.
public func simd_transpose<S>(_ matrix: SquareMatrix3<S>) -> SquareMatrix3<S> { matrix.transpose }

/// Returns the inverse of a matrix.
///
/// - Parameter matrix: The matrix.
public func simd_inverse<S>(_ matrix: SquareMatrix3<S>) -> SquareMatrix3<S> { matrix.inverse }

/// Returns the determinant of a matrix.
///
/// - Parameter matrix: The matrix.
public func simd_determinant<S>(_ matrix: SquareMatrix3<S>) -> S { matrix.determinant }
