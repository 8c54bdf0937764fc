// SwiftUI has these by a protocol of what animates; they are what its angles can do.
extension Angle {
    /// How far it turns, either way, in radians.
    @inlinable public var magnitude: Double { abs(radians) }

    /// Turns it the other way.
    @inlinable public mutating func negate() { radians = -radians }

    /// The angle that turns as far the other way.
    @inlinable public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }

    /// Turns an angle further by another.
    @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

    /// Both angles, one after the other.
    @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    /// Turns an angle back by another.
    @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

    /// How far it is from the second angle to the first.
    @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    /// Makes an angle turn so many times as far.
    @inlinable public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

    /// An angle so many times as large.
    @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    /// Makes an angle turn a part as far.
    @inlinable public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }

    /// A part of an angle.
    @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
}
