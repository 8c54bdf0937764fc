import Foundation

/// An angle of rotation, in radians or degrees.
///
/// ```swift
/// Image(systemName: "arrow.up").rotationEffect(.degrees(45))
/// ```
///
/// Positive angles are clockwise, as the y axis points down.
public struct Angle: Sendable, Hashable, Comparable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    @inlinable public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// Makes an angle of zero.
    @inlinable public init() { radians = 0 }

    /// Makes an angle from radians.
    ///
    /// - Parameter radians: The angle, in radians.
    @inlinable public init(radians: Double) { self.radians = radians }

    /// Makes an angle from degrees.
    ///
    /// - Parameter degrees: The angle, in degrees.
    @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// Makes an angle from radians.
    ///
    /// - Parameter radians: The angle, in radians.
    @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Makes an angle from degrees.
    ///
    /// - Parameter degrees: The angle, in degrees.
    @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// The angle zero.
    @inlinable public static var zero: Angle { Angle() }

    /// Returns true if the first angle is smaller than the second.
    @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
