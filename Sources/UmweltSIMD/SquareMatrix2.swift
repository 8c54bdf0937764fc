/// A matrix of two columns, each a vector of two numbers.
///
/// Its names are `simd_float2x2` and `simd_double2x2`.
// Vectors of numbers are values; Swift does not say so of all SIMD types.
public struct SquareMatrix2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable {
    /// The columns.
    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

    /// Makes a matrix of zeros.
    public init() { self.init(0) }

    /// Makes a matrix with a number in its diagonal, and zeros elsewhere.
    ///
    /// - Parameter scalar: The number on the diagonal.
    public init(_ scalar: Scalar) { self.init(diagonal: SIMD2(repeating: scalar)) }

    /// Makes a matrix with a diagonal, and zeros elsewhere.
    ///
    /// - Parameter diagonal: The numbers on the diagonal, from the upper left.
    public init(diagonal: SIMD2<Scalar>) {
        columns = (
            SIMD2(diagonal[0], 0),
            SIMD2(0, diagonal[1])
        )
    }

    /// Makes a matrix of its columns.
    ///
    /// - Parameter columns: The columns, from left to right.
    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }

    /// Makes a matrix of its columns.
    ///
    /// - Parameters:
    ///   - c0: The first column.
    ///   - c1: The second column.
    public init(_ c0: SIMD2<Scalar>, _ c1: SIMD2<Scalar>) {
        columns = (c0, c1)
    }

    /// Makes a matrix from two columns.
    ///
    /// - Parameter columns: The columns, from left to right.
    public init(_ columns: [SIMD2<Scalar>]) {
        precondition(columns.count == 2, "A matrix of two columns is made of two vectors.")
        self.columns = (columns[0], columns[1])
    }

    /// Makes a matrix from two rows.
    ///
    /// - Parameter rows: The rows, from top to bottom.
    public init(rows: [SIMD2<Scalar>]) { self = SquareMatrix2(rows).transpose }

    /// A column.
    ///
    /// - Parameter column: The index of the column, from 0.
    public subscript(column: Int) -> SIMD2<Scalar> {
        get {
            switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
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
    public var transpose: SquareMatrix2 {
        SquareMatrix2(
            SIMD2(columns.0[0], columns.1[0]),
            SIMD2(columns.0[1], columns.1[1]))
    }

    /// The determinant: the factor by which the matrix changes areas.
    public var determinant: Scalar { columns.0.x * columns.1.y - columns.1.x * columns.0.y }

    /// The inverse matrix. Its elements are not finite if the matrix is not invertible.
    public var inverse: SquareMatrix2 {
        let matrix = SquareMatrix2(SIMD2(columns.1.y, -columns.0.y), SIMD2(-columns.1.x, columns.0.x))
        return matrix * (1 / determinant)
    }

    /// True if all numbers are equal.
    public static func == (left: SquareMatrix2, right: SquareMatrix2) -> Bool {
        left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
    }
}

extension SquareMatrix2 {
    private func map(_ change: (SIMD2<Scalar>) -> SIMD2<Scalar>) -> SquareMatrix2 {
        SquareMatrix2(change(columns.0), change(columns.1))
    }

    private func joined(_ other: SquareMatrix2, _ join: (SIMD2<Scalar>, SIMD2<Scalar>) -> SIMD2<Scalar>)
        -> SquareMatrix2
    {
        SquareMatrix2(
            join(columns.0, other.columns.0),
            join(columns.1, other.columns.1))
    }

    /// Multiplies a matrix by a column vector.
    public static func * (left: SquareMatrix2, right: SIMD2<Scalar>) -> SIMD2<Scalar> {
        var sum = left.columns.0 * right[0]
        sum += left.columns.1 * right[1]
        return sum
    }

    /// Multiplies a row vector by a matrix.
    public static func * (left: SIMD2<Scalar>, right: SquareMatrix2) -> SIMD2<Scalar> {
        SIMD2(dot(left, right.columns.0), dot(left, right.columns.1))
    }

    /// Multiplies two matrices: the result applies the right one first, then the left one.
    public static func * (left: SquareMatrix2, right: SquareMatrix2) -> SquareMatrix2 { right.map { left * $0 } }

    /// Multiplies the matrix by another one from the right.
    public static func *= (left: inout SquareMatrix2, right: SquareMatrix2) { left = left * right }

    /// The matrix of numbers times a factor.
    public static func * (left: SquareMatrix2, right: Scalar) -> SquareMatrix2 { left.map { $0 * right } }

    /// The matrix of numbers times a factor.
    public static func * (left: Scalar, right: SquareMatrix2) -> SquareMatrix2 { right.map { left * $0 } }

    /// The sum of two matrices.
    public static func + (left: SquareMatrix2, right: SquareMatrix2) -> SquareMatrix2 { left.joined(right, +) }

    /// The difference of two matrices.
    public static func - (left: SquareMatrix2, right: SquareMatrix2) -> SquareMatrix2 { left.joined(right, -) }

    /// The matrix with all signs changed.
    public static prefix func - (matrix: SquareMatrix2) -> SquareMatrix2 { matrix.map { -$0 } }
}

/// A matrix of two columns of floats.
public typealias simd_float2x2 = SquareMatrix2<Float>
/// A matrix of two columns of doubles.
public typealias simd_double2x2 = SquareMatrix2<Double>
/// A matrix of two columns of floats, by its Swift name.
public typealias float2x2 = SquareMatrix2<Float>
/// A matrix of two columns of doubles, by its Swift name.
public typealias double2x2 = SquareMatrix2<Double>
/// A matrix of two columns of floats, by its older name.
public typealias matrix_float2x2 = SquareMatrix2<Float>
/// A matrix of two columns of doubles, by its older name.
public typealias matrix_double2x2 = SquareMatrix2<Double>

/// The identity matrix.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The identity matrix.
public let matrix_identity_double2x2 = simd_double2x2(1)

/// The matrix of columns.
///
/// - Parameters:
///   - c0: The first column.
///   - c1: The second column.
public func simd_matrix<S>(_ c0: SIMD2<S>, _ c1: SIMD2<S>) -> SquareMatrix2<S> {
    SquareMatrix2(c0, c1)
}

/// Multiplies a matrix by a column vector.
///
/// - Parameters:
///   - left: The matrix on the left, which is applied second.
///   - right: The vector, a column.
public func simd_mul<S>(_ left: SquareMatrix2<S>, _ right: SIMD2<S>) -> SIMD2<S> { left * right }

/// Multiplies two matrices: the result applies the right one first, then the left one.
///
/// - Parameters:
///   - left: The matrix on the left, which is applied second.
///   - right: The matrix on the right, which is applied first.
public func simd_mul<S>(_ left: SquareMatrix2<S>, _ right: SquareMatrix2<S>) -> SquareMatrix2<S> { left * right }

/// Multiplies a matrix by a column vector.
///
/// - Parameters:
///   - left: The matrix on the left, which is applied second.
///   - right: The vector, a column.
public func matrix_multiply<S>(_ left: SquareMatrix2<S>, _ right: SIMD2<S>) -> SIMD2<S> { left * right }

/// Multiplies two matrices: the result applies the right one first, then the left one.
///
/// - Parameters:
///   - left: The matrix on the left, which is applied second.
///   - right: The matrix on the right, which is applied first.
public func matrix_multiply<S>(_ left: SquareMatrix2<S>, _ right: SquareMatrix2<S>) -> SquareMatrix2<S> { left * right }

/// The matrix whose rows are the columns of another.
///
/// - Parameter matrix: The matrix.
public func simd_transpose<S>(_ matrix: SquareMatrix2<S>) -> SquareMatrix2<S> { matrix.transpose }

/// Returns the inverse of a matrix.
///
/// - Parameter matrix: The matrix.
public func simd_inverse<S>(_ matrix: SquareMatrix2<S>) -> SquareMatrix2<S> { matrix.inverse }

/// Returns the determinant of a matrix.
///
/// - Parameter matrix: The matrix.
public func simd_determinant<S>(_ matrix: SquareMatrix2<S>) -> S { matrix.determinant }
