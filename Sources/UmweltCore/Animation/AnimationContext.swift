import Foundation

/// The context of an animation besides the value and the time: its own state, and the environment of the view.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The values that the animation stores between frames.
    public var state: AnimationState<Value>

    /// True if the animation is logically complete, although it may still move a little.
    ///
    /// An animation that never sets this is complete when it returns nil.
    public var isLogicallyComplete: Bool

    /// The environment of the view that is animated.
    public let environment: EnvironmentValues

    /// Makes a context for the first frame, or one with the state of an earlier frame.
    package init(
        state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues,
        isLogicallyComplete: Bool = false
    ) {
        self.state = state
        self.environment = environment
        self.isLogicallyComplete = isLogicallyComplete
    }

    /// Returns the context with another state, possibly for vectors of another type.
    ///
    /// - Parameter state: The state, which the context then reads and writes.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, environment: environment, isLogicallyComplete: isLogicallyComplete)
    }
}
