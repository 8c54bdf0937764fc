// SwiftUI has these operators through a protocol for animatable values; here the angle itself has them.
extension Angle {
    /// The absolute value of the angle, in radians.
    @inlinable public var magnitude: Double { abs(radians) }

    /// Reverses the direction of the angle.
    @inlinable public mutating func negate() { radians = -radians }

    /// Returns the angle in the other direction.
    @inlinable public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }

    /// Adds an angle.
    @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

    /// Returns the sum of two angles.
    @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    /// Subtracts an angle.
    @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

    /// Returns the difference of two angles.
    @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    /// Multiplies the angle by a factor.
    @inlinable public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

    /// Returns an angle multiplied by a factor.
    @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    /// Divides the angle by a number.
    @inlinable public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }

    /// Returns an angle divided by a number.
    @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
}
