import Foundation

/// A value that moves on a course of keyframes, and can be asked for at any time.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
///     LinearKeyframe(CGPoint(x: 100, y: 0), duration: 0.5)
///     SpringKeyframe(CGPoint(x: 100, y: 80))
/// }
/// let point = timeline.value(time: 0.25)    // x: 50, y: 0
/// ```
///
/// Each track is followed on its own. All is worked out when the timeline is made, so that a value costs little.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [any ResolvedTrack<Value>]

    /// The duration of the longest track in seconds.
    public let duration: TimeInterval

    /// Makes a timeline.
    ///
    /// - Parameters:
    ///   - initialValue: The value with which every track starts. Properties without a track keep this value.
    ///   - content: The tracks, or the keyframes of one track for the whole value.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(content(), into: _ResolvedKeyframes(initialValue: initialValue, interrupted: nil))
    }

    /// Makes a timeline that continues from another one at a time, with its value and velocity.
    ///
    /// - Parameters:
    ///   - previous: The other timeline. At its end the velocity is zero.
    ///   - time: The time since its start, in seconds.
    ///   - keyframes: Returns the keyframes for that value.
    package init(
        continuing previous: KeyframeTimeline, at time: Double, keyframes: (Value) -> some Keyframes<Value>
    ) {
        let value = previous.value(time: time)
        self.init(
            keyframes(value),
            into: _ResolvedKeyframes(
                initialValue: value, interrupted: (previous.tracks, Self.time(time))))
    }

    private init(_ keyframes: some Keyframes<Value>, into resolved: _ResolvedKeyframes<Value>) {
        var resolved = resolved
        keyframes._resolve(into: &resolved)
        initialValue = resolved.initialValue
        tracks = resolved.tracks
        duration = tracks.map(\.duration).max() ?? 0
    }

    /// Returns the value at a time.
    ///
    /// - Parameter time: The time since the start, in seconds. Times before the start count as zero; after its end a
    ///   track keeps its last value.
    public func value(time: Double) -> Value {
        let time = Self.time(time)
        var value = initialValue
        for track in tracks { track.move(&value, time: time) }
        return value
    }

    /// Returns the value at a share of the duration.
    ///
    /// - Parameter progress: The share, from 0 at the start to 1 at the end. Values below 0 count as 0, and values
    ///   above 1 as 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// A time that is not before the start, and a number.
    private static func time(_ time: Double) -> Double { Double.maximum(time, 0) }
}
