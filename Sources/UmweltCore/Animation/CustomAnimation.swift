import Foundation

/// A custom animation curve.
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
    /// Returns the distance covered so far, or nil if the animation is over.
    ///
    /// - Parameters:
    ///   - value: The whole distance: the new value minus the value at the start.
    ///   - time: The seconds since the start.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// Returns the velocity in units a second, which a replacing animation continues; by default nil, for unknown.
    ///
    /// - Parameters:
    ///   - value: The whole distance: the new value minus the value at the start.
    ///   - time: The seconds since the start.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Returns true if the animation replaces a running animation, which then ends; by default false, and the distances
    /// of both are added.
    ///
    /// - Parameters:
    ///   - previous: The animation that is running.
    ///   - value: The whole distance of the running animation.
    ///   - time: The seconds since the running animation started.
    ///   - context: The context of the running animation, which this animation receives.
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

    /// Returns false: the animation is added to the running one.
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
