import Foundation

/// A value that can be animated: when it changes with an animation, its ``animatableData`` runs through the values in
/// between.
///
/// ```swift
/// struct Wedge: Shape {
///     var angle: Angle
///     var animatableData: Double {
///         get { angle.degrees }
///         set { angle.degrees = newValue }
///     }
/// }
/// ```
public protocol Animatable {
    /// The type of the vector.
    associatedtype AnimatableData: VectorArithmetic

    /// The data that is animated, such as a number or an ``AnimatablePair``; by default there is none.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The vector itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Empty data: the value is not animated.
    public var animatableData: EmptyAnimatableData {
        @inlinable get { EmptyAnimatableData() }
        @inlinable set {}
    }
}

/// Empty data, for values that are not animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable, BitwiseCopyable {
    /// Makes the vector.
    @inlinable public init() {}

    /// The vector; there is but one.
    @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// Does nothing.
    @inlinable public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    /// Does nothing.
    @inlinable public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    /// Returns the vector.
    @inlinable public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
        .zero
    }

    /// Returns the vector.
    @inlinable public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
        .zero
    }

    /// Does nothing.
    ///
    /// - Parameter rhs: The factor.
    @inlinable public mutating func scale(by rhs: Double) {}

    /// Zero.
    @inlinable public var magnitudeSquared: Double { 0 }
}

extension Double: Animatable {
    /// The number itself.
    public typealias AnimatableData = Double
}

extension CGFloat: Animatable {
    /// The number itself.
    public typealias AnimatableData = CGFloat
}
