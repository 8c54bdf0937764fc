@_spi(Kernel) import Umwelt

/// A result builder that makes tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// Tabs as a view.
    public nonisolated struct Content<C: TabContent>: View, SystemView {
        let content: C

        nonisolated init(content: C) { self.content = content }

        /// The tabs.
        @MainActor public var body: some View { content._identifiedView }
    }

    /// One expression.
    ///
    /// - Parameter content: The value of the expression, which is returned unchanged.
    public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }

    /// One statement.
    ///
    /// - Parameter content: The value of the statement, which is returned unchanged.
    public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }

    /// An `if` without `else`.
    ///
    /// - Parameter content: The value of the body; nil if the condition is false.
    public static func buildIf(_ content: (some TabContent<TabValue>)?) -> (some TabContent<TabValue>)? { content }

    /// The first branch of an `if` with an `else`, or some of the cases of a `switch`.
    ///
    /// - Parameter first: The value of the branch or case that runs.
    public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
    where TabValue == T.TabValue, T.TabValue == F.TabValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The other branch.
    ///
    /// - Parameter second: The value of the branch that runs if the condition is false.
    public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
    where TabValue == T.TabValue, T.TabValue == F.TabValue {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The content of an `if #available`, whose type must not be visible outside.
    ///
    /// - Parameter content: The value of the body.
    public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> AnyTabContent<T.TabValue> {
        AnyTabContent(content)
    }
}
