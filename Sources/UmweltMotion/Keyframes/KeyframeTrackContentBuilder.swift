/// The result builder that makes the keyframes of a track from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// One keyframe.
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
        KeyframeList(contents: components)
    }

    /// The first branch of an `if` with an `else`, or some of the cases of a `switch`.
    ///
    /// - Parameter component: The value of the branch or case that runs.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
        Conditional(.first(component))
    }

    /// The other branch.
    ///
    /// - Parameter component: The value of the branch that runs if the condition is false.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
        Conditional(.second(component))
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
        KeyframePair(first: accumulated, second: next)
    }

    /// No statement at all.
    public static func buildBlock() -> some KeyframeTrackContent<Value> {
        KeyframeList<MoveKeyframe<Value>>(contents: [])
    }
}

extension KeyframeTrackContentBuilder {
    /// The keyframes of the chosen branch.
    public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
        KeyframeTrackContent
    where ConditionalValue == First.Value, First.Value == Second.Value {
        /// The type of the property.
        public typealias Value = ConditionalValue
        /// The content is not made of other content.
        public typealias Body = Conditional<ConditionalValue, First, Second>

        enum Branch {
            case first(First)
            case second(Second)
        }

        private let branch: Branch

        init(_ branch: Branch) { self.branch = branch }

        /// The keyframes themselves.
        public var body: Body { self }

        /// Adds the keyframes of the branch.
        public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<ConditionalValue>) {
            switch branch {
            case .first(let content): content._resolve(into: &resolved)
            case .second(let content): content._resolve(into: &resolved)
            }
        }
    }
}
