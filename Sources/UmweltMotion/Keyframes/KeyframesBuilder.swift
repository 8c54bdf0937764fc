/// The result builder that makes keyframes from the statements of a closure: tracks, or the keyframes of one track of
/// the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// A keyframe of the whole value.
    ///
    /// - Parameter expression: The value of the expression, which is returned unchanged.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
        expression
    }

    /// The keyframes of a `for` loop.
    ///
    /// - Parameter components: The values of the passes of the loop, in order.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    /// The first branch of an `if` with an `else`, or some of the cases of a `switch`.
    ///
    /// - Parameter component: The value of the branch or case that runs.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First.Value == Second.Value {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    /// The other branch.
    ///
    /// - Parameter component: The value of the branch that runs if the condition is false.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First.Value == Second.Value {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    /// The first keyframe.
    ///
    /// - Parameter first: The value of the first statement.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

    /// Combines keyframes with the next one.
    ///
    /// - Parameters:
    ///   - accumulated: The value of the statements so far.
    ///   - next: The value of the next statement.
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
    ///
    /// - Parameter component: The value of all statements.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
        KeyframeTrack { component }
    }

    /// A track, or keyframes that consist of several.
    ///
    /// - Parameter expression: The value of the expression, which is returned unchanged.
    public static func buildExpression<Content: Keyframes>(
        _ expression: Content
    ) -> Content where Value == Content.Value { expression }

    /// The first track.
    ///
    /// - Parameter first: The value of the first statement.
    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
    where Value == Content.Value { first }

    /// Combines tracks with the next one.
    ///
    /// - Parameters:
    ///   - accumulated: The value of the statements so far.
    ///   - next: The value of the next statement.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframesPair(first: accumulated, second: next)
    }

    /// No statement at all.
    public static func buildBlock() -> some Keyframes<Value> { EmptyKeyframes() }

    /// The tracks.
    ///
    /// - Parameter component: The value of all statements.
    public static func buildFinalResult<Content: Keyframes>(
        _ component: Content
    ) -> Content where Value == Content.Value { component }
}
