/// A keyframe to which the value jumps immediately.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframeTrackContent {
    /// The keyframe has no content of its own.
    public typealias Body = MoveKeyframe<Value>

    private let value: Value

    /// Makes a keyframe.
    ///
    /// - Parameter to: The value at the keyframe.
    public init(_ to: Value) { value = to }

    /// Adds the keyframe at the end of a track.
    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.append(value, .move)
    }
}
