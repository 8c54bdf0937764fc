import Foundation

/// A keyframe that is reached on a cubic curve, smoothly continued from the previous keyframe and to the next one.
///
/// Several in a row form a Catmull-Rom spline: the velocity at each is that of a straight line from the keyframe before
/// it to the keyframe after it. At other kinds of keyframes the velocity is theirs; at the start and the end of a
/// track, and at a ``MoveKeyframe``, it is zero.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframeTrackContent {
    /// The keyframe has no content of its own.
    public typealias Body = CubicKeyframe<Value>

    private let value: Value
    private let duration: TimeInterval
    private let startVelocity: Value?
    private let endVelocity: Value?

    /// Makes a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at the keyframe.
    ///   - duration: The time from the keyframe before, in seconds. Without a positive one the value jumps.
    ///   - startVelocity: The velocity at the previous keyframe, in units per second; nil for a smooth transition.
    ///   - endVelocity: The velocity at this keyframe, in units per second; nil for a smooth transition.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        value = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    /// Adds the keyframe at the end of a track.
    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.append(
            value,
            .cubic(
                duration: duration, start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }
}
