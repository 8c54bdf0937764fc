import Foundation

/// A keyframe to which a spring pulls.
///
/// A spring that has less time than it needs to settle leaves the value where it is then; the next keyframe goes on
/// from there.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframeTrackContent {
    /// The keyframe consists of no others.
    public typealias Body = SpringKeyframe<Value>

    private let value: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let startVelocity: Value?

    /// Makes a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at which the spring is at rest.
    ///   - duration: The time for which the spring pulls, in seconds; nil until it has settled. Without a positive one
    ///     the value jumps.
    ///   - spring: The spring.
    ///   - startVelocity: The velocity at the keyframe before, in units a second; nil for the one with which the value
    ///     comes.
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
