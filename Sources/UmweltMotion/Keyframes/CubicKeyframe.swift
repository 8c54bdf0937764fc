import Foundation

/// A keyframe that is reached on a cubic curve, which goes on smoothly from the keyframe before and to the one after.
///
/// Through several of them goes a Catmull-Rom spline: at each, the velocity is that of the straight way from the
/// keyframe before it to the one after it. At other kinds of keyframes the velocity is theirs; at the start and the end
/// of a track, and at a ``MoveKeyframe``, it is zero.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframeTrackContent {
    /// The keyframe consists of no others.
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
    ///   - startVelocity: The velocity at the keyframe before, in units a second; nil for the one that is smooth.
    ///   - endVelocity: The velocity at this keyframe, in units a second; nil for the one that is smooth.
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
