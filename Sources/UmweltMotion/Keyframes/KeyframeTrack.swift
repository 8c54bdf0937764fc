/// The keyframes of one property, one after the other.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Value == Content.Value {
    /// A track has no body: it is followed itself.
    public typealias Body = Never

    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Makes a track of the whole value.
    ///
    /// - Parameter content: The keyframes, in their order.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(\.self, content: content)
    }

    /// Makes a track of a property.
    ///
    /// - Parameters:
    ///   - keyPath: The property. A later track of the same property replaces the values of this one.
    ///   - content: The keyframes, in their order.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Adds the track.
    public func _resolve(into resolved: inout _ResolvedKeyframes<Root>) {
        var keyframes = _ResolvedKeyframeTrackContent<Value>()
        content._resolve(into: &keyframes)
        resolved.append(keyPath, keyframes)
    }
}
