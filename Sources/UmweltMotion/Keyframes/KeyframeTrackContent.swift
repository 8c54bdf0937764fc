/// A type that describes keyframes of one property: one keyframe, or several in sequence.
///
/// ```swift
/// struct Shake: KeyframeTrackContent {
///     var distance: Double
///     var body: some KeyframeTrackContent<Double> {
///         for side in [1.0, -1, 1, -1] { CubicKeyframe(side * distance, duration: 0.1) }
///         SpringKeyframe(0)
///     }
/// }
/// ```
public protocol KeyframeTrackContent<Value> {
    /// The type of the property.
    associatedtype Value: Animatable = Self.Body.Value

    /// The type of the keyframes in ``body``.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that make up this content, in order.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the keyframes at the end of a track.
    func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>)
}

extension KeyframeTrackContent where Self.Value == Self.Body.Value {
    /// Adds the keyframes of the body.
    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>) {
        body._resolve(into: &resolved)
    }
}

/// Keyframe content that is not made of other content.
package protocol PrimitiveKeyframeTrackContent: KeyframeTrackContent where Body == Self {}

extension PrimitiveKeyframeTrackContent {
    /// The content itself, because it is not made of other content.
    public var body: Self { self }
}

/// The keyframes of a track, one after the other.
public struct _ResolvedKeyframeTrackContent<Value: Animatable> {
    private(set) var keyframes: [Keyframe<Value.AnimatableData>] = []

    init() {}

    /// Adds a keyframe at the end.
    mutating func append(_ value: Value, _ motion: Keyframe<Value.AnimatableData>.Motion) {
        keyframes.append(Keyframe(value.animatableData, motion))
    }
}

/// Keyframes that follow each other, of one type.
struct KeyframeList<Content: KeyframeTrackContent>: PrimitiveKeyframeTrackContent {
    let contents: [Content]

    func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Content.Value>) {
        for content in contents { content._resolve(into: &resolved) }
    }
}

/// Two pieces of keyframe content in sequence.
struct KeyframePair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: PrimitiveKeyframeTrackContent
where First.Value == Second.Value {
    let first: First
    let second: Second

    func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<First.Value>) {
        first._resolve(into: &resolved)
        second._resolve(into: &resolved)
    }
}
