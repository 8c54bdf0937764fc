import Foundation

/// A keyframe that is reached on a straight line.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframeTrackContent {
    /// The keyframe has no content of its own.
    public typealias Body = LinearKeyframe<Value>

    private let value: Value
    private let duration: TimeInterval
    private let timingCurve: UnitCurve

    /// Makes a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at the keyframe.
    ///   - duration: The time from the keyframe before, in seconds. Without a positive one the value jumps.
    ///   - timingCurve: The share of the way that is done at each share of the time.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        value = to
        self.duration = duration
        self.timingCurve = timingCurve
    }

    /// Adds the keyframe at the end of a track.
    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.append(value, .linear(duration: duration, timingCurve))
    }
}
