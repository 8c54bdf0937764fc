import Foundation

/// A keyframe that is reached with a spring animation.
///
/// If the duration is shorter than the spring needs to come to rest, the next keyframe continues from the value at that
/// moment.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframeTrackContent {
    /// The keyframe has no content of its own.
    public typealias Body = SpringKeyframe<Value>

    private let value: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let startVelocity: Value?

    /// Makes a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value that the spring moves to.
    ///   - duration: The duration in seconds; nil for the time until the spring is at rest. Without a positive one the
    ///     value jumps.
    ///   - spring: The spring.
    ///   - startVelocity: The velocity at the previous keyframe, in units per second; nil to continue with the current
    ///     velocity.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        value = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    /// Adds the keyframe at the end of a track.
    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.append(value, .spring(spring, duration: duration, start: startVelocity?.animatableData))
    }
}
