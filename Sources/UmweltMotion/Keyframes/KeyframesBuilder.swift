/// The result builder that makes keyframes from the statements of a closure: tracks, or the keyframes of one track of
/// the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// A keyframe of the whole value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
        expression
    }

    /// The keyframes of a `for` loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    /// The first branch of an `if` with an `else`, or some of the cases of a `switch`.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First.Value == Second.Value {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    /// The other branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First.Value == Second.Value {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    /// The first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

    /// Combines keyframes with the next one.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    /// No statement at all.
    public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildBlock()
    }

    /// The track of the whole value.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
        KeyframeTrack { component }
    }

    /// A track, or keyframes that consist of several.
    public static func buildExpression<Content: Keyframes>(
        _ expression: Content
    ) -> Content where Value == Content.Value { expression }

    /// The first track.
    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
    where Value == Content.Value { first }

    /// Combines tracks with the next one.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframesPair(first: accumulated, second: next)
    }

    /// No statement at all.
    public static func buildBlock() -> some Keyframes<Value> { EmptyKeyframes() }

    /// The tracks.
    public static func buildFinalResult<Content: Keyframes>(
        _ component: Content
    ) -> Content where Value == Content.Value { component }
}
