import Foundation

/// A vector of two vectors, which are animated together.
///
/// ```swift
/// var animatableData: AnimatablePair<Double, CGFloat> {
///     get { AnimatablePair(angle.degrees, radius) }
///     set { (angle.degrees, radius) = (newValue.first, newValue.second) }
/// }
/// ```
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first vector.
    public var first: First

    /// The second vector.
    public var second: Second

    /// Makes a pair.
    ///
    /// - Parameters:
    ///   - first: The value.
    ///   - second: The value.
    @inlinable public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Makes the zero of two types.
    ///
    /// - Parameters:
    ///   - firstType: The type of the value.
    ///   - secondType: The type of the value.
    @inlinable public init(_ firstType: First.Type, _ secondType: Second.Type) {
        first = firstType.zero
        second = secondType.zero
    }

    /// The pair of zeros.
    @inlinable public static var zero: AnimatablePair { AnimatablePair(First.zero, Second.zero) }

    /// Adds a pair, part by part.
    @inlinable public static func += (lhs: inout AnimatablePair, rhs: AnimatablePair) {
        lhs.first += rhs.first
        lhs.second += rhs.second
    }

    /// Subtracts a pair, part by part.
    @inlinable public static func -= (lhs: inout AnimatablePair, rhs: AnimatablePair) {
        lhs.first -= rhs.first
        lhs.second -= rhs.second
    }

    /// Returns the sum of two pairs, part by part.
    @inlinable public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
    }

    /// Returns the difference of two pairs, part by part.
    @inlinable public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
    }

    /// Multiplies both parts by a number.
    ///
    /// - Parameter rhs: The factor.
    @inlinable public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The sum of the squares of all components.
    @inlinable public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
