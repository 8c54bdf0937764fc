import Foundation

/// A vector of any number of vectors, which are animated together.
///
/// ```swift
/// let data = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
/// ```
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The vectors.
    public var value: (repeat each Value)

    /// Makes a vector of vectors.
    ///
    /// - Parameter value: The parts, each a vector.
    @inlinable public init(_ value: repeat each Value) { self.value = (repeat each value) }

    /// Makes the zero of types.
    ///
    /// - Parameter valueType: The types of the parts.
    @inlinable public init(_ valueType: repeat (each Value).Type) { value = (repeat (each valueType).zero) }

    /// The vector of zeros.
    @inlinable public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

    /// Adds a vector, part by part.
    @inlinable public static func += (lhs: inout AnimatableValues, rhs: AnimatableValues) { lhs = lhs + rhs }

    /// Subtracts a vector, part by part.
    @inlinable public static func -= (lhs: inout AnimatableValues, rhs: AnimatableValues) { lhs = lhs - rhs }

    /// Returns the sum of two vectors, part by part.
    @inlinable public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat each lhs.value + each rhs.value)
    }

    /// Returns the difference of two vectors, part by part.
    @inlinable public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat each lhs.value - each rhs.value)
    }

    /// Multiplies all parts by a number.
    ///
    /// - Parameter rhs: The factor.
    @inlinable public mutating func scale(by rhs: Double) { value = (repeat (each value).scaled(by: rhs)) }

    /// The sum of the squares of all components.
    @inlinable public var magnitudeSquared: Double {
        var sum = 0.0
        for part in repeat each value { sum += part.magnitudeSquared }
        return sum
    }

    /// Returns true if all parts are equal.
    public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
        for (left, right) in repeat (each lhs.value, each rhs.value) {
            guard left == right else { return false }
        }
        return true
    }
}
