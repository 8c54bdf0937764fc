/// The result builder that makes views from the statements of a closure.
@resultBuilder public enum ViewBuilder: Sendable {
    /// One expression.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No statement at all.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One statement.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several statements.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` with `else`, or some of the cases of a `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The other branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The content of an `if #available`, whose type must not be visible outside.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
