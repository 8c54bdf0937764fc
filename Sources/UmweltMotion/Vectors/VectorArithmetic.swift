import Foundation

/// A vector: a value that can be added, and multiplied by a number, so that values in between can be computed.
///
/// ```swift
/// let half = 10.0.interpolated(towards: 20, amount: 0.5)  // 15
/// ```
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component by a number.
    ///
    /// - Parameter rhs: The factor.
    mutating func scale(by rhs: Double)

    /// The sum of the squares of the components.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the vector with each component multiplied by a number.
    ///
    /// - Parameter rhs: The factor.
    @inlinable public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Interpolates the vector towards another one.
    ///
    /// - Parameter amount: The fraction of the difference: 0 for none, 1 for all of it. Other numbers extrapolate
    ///   beyond the two vectors.
    @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
        var way = other - self
        way.scale(by: amount)
        self += way
    }

    /// Returns a vector interpolated towards another one.
    ///
    /// - Parameter amount: The fraction of the difference: 0 for none, 1 for all of it. Other numbers extrapolate
    ///   beyond the two vectors.
    @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by a factor.
    ///
    /// - Parameter rhs: The factor.
    @inlinable public mutating func scale(by rhs: Double) { self *= rhs }

    /// The square of the number.
    @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by a factor.
    ///
    /// - Parameter rhs: The factor.
    @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    /// The square of the number.
    @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number by a factor.
    ///
    /// - Parameter rhs: The factor.
    @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

    /// The square of the number.
    @inlinable public var magnitudeSquared: Double { Double(self * self) }
}
