import Foundation

/// A course on which values change.
///
/// ```swift
/// struct Steps: CustomAnimation {
///     let count: Int
///
///     func animate<V: VectorArithmetic>(
///         value: V, time: TimeInterval, context: inout AnimationContext<V>
///     ) -> V? {
///         time < 1 ? value.scaled(by: (time * Double(count)).rounded(.down) / Double(count)) : nil
///     }
/// }
///
/// withAnimation(Animation(Steps(count: 4))) { isOpen.toggle() }
/// ```
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the way that has been travelled, or nil if the animation is over.
    ///
    /// - Parameters:
    ///   - value: The whole way: the new value less the one at the start.
    ///   - time: The seconds since the start.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// Returns the velocity in units a second, with which another animation can go on; by default nil, for not known.
    ///
    /// - Parameters:
    ///   - value: The whole way: the new value less the one at the start.
    ///   - time: The seconds since the start.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Returns true if the animation takes over from one that is running, which then ends; by default false, so that
    /// the ways of both are added.
    ///
    /// - Parameters:
    ///   - previous: The animation that is running.
    ///   - value: The whole way of the one that is running.
    ///   - time: The seconds since that one started.
    ///   - context: The context of the one that is running, which this one gets.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns nil: the velocity is not known.
    ///
    /// - Parameters:
    ///   - value: The distance that the animation covers.
    ///   - time: The time since the start, in seconds.
    ///   - context: The state and the environment of the animation.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    /// Returns false: the animation is added to the one that is running.
    ///
    /// - Parameters:
    ///   - previous: The animation that is running.
    ///   - value: The distance that the animation covers.
    ///   - time: The time since the start, in seconds.
    ///   - context: The state and the environment of the animation.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

extension CustomAnimation {
    /// Returns true if the other animation is of the same type and equal.
    func isEqual(to other: any CustomAnimation) -> Bool { (other as? Self) == self }
}
