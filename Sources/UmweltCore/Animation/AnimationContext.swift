import Foundation

/// The context of an animation besides the value and the time: its own state, and the environment of the view.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The values that the animation keeps from one frame to the next.
    public var state: AnimationState<Value>

    /// True if the animation is over for those who wait for it, although it may still have a long tail.
    ///
    /// An animation that never sets this is over when it answers nil.
    public var isLogicallyComplete: Bool

    /// The environment of the view that is animated.
    public let environment: EnvironmentValues

    /// Makes a context for the first frame, or from what an animation left in it.
    package init(
        state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues,
        isLogicallyComplete: Bool = false
    ) {
        self.state = state
        self.environment = environment
        self.isLogicallyComplete = isLogicallyComplete
    }

    /// Returns the context with another state, which may be one for vectors of another type.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, environment: environment, isLogicallyComplete: isLogicallyComplete)
    }
}
