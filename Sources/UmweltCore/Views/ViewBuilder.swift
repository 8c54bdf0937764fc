/// The result builder that makes content from the statements of a closure: views, and also items of toolbars, commands
/// and tabs.
///
/// ```swift
/// @ViewBuilder var status: some View {
///     if isLoading { ProgressView() }
///     Text(message)
/// }
/// ```
///
/// The statements may be of any type. The caller of the closure decides which content it needs: conditions and
/// sequences of statements are views if all their parts are views, and toolbar items if all their parts are toolbar
/// items.
@resultBuilder public enum ViewBuilder: Sendable {
    /// One expression.
    ///
    /// - Parameter content: The value of the expression, which is returned unchanged.
    public static func buildExpression<Content>(_ content: Content) -> Content { content }

    /// No statement at all.
    public static func buildBlock() -> EmptyContent { EmptyContent() }

    /// One statement.
    ///
    /// - Parameter content: The value of the statement, which is returned unchanged.
    public static func buildBlock<Content>(_ content: Content) -> Content { content }

    /// Several views.
    ///
    /// - Parameters:
    ///   - first: The value of the first statement.
    ///   - second: The value of the second statement.
    ///   - content: The value of the third statement.
    public static func buildBlock<First: View, Second: View, each Content: View>(
        _ first: First, _ second: Second, _ content: repeat each Content
    ) -> TupleView<(First, Second, repeat each Content)> {
        TupleView((first, second, repeat each content))
    }

    /// Several statements, some of which are not views.
    ///
    /// - Parameters:
    ///   - first: The value of the first statement.
    ///   - second: The value of the second statement.
    ///   - content: The value of the third statement.
    @_disfavoredOverload public static func buildBlock<First, Second, each Content>(
        _ first: First, _ second: Second, _ content: repeat each Content
    ) -> TupleContent<First, Second, repeat each Content> {
        TupleContent((first, second, repeat each content))
    }

    /// An `if` without `else`.
    ///
    /// - Parameter content: The value of the body; nil if the condition is false.
    public static func buildIf<Content>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` with an `else`, or some of the cases of a `switch`.
    ///
    /// - Parameter first: The value of the branch or case that runs.
    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The other branch.
    ///
    /// - Parameter second: The value of the branch that runs if the condition is false.
    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The view of an `if #available`, whose type must not be visible outside.
    ///
    /// - Parameter content: The value of the body.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

    /// The content of an `if #available` that is no view.
    ///
    /// - Parameter content: The value of the body.
    @_disfavoredOverload public static func buildLimitedAvailability<Content>(_ content: Content) -> Content {
        content
    }
}

/// The result builder that makes content of any kind from the statements of a closure: ``ViewBuilder`` by its newer
/// name.
///
/// It replaces the builders for one kind of content, such as `ToolbarContentBuilder` and `CommandsBuilder`:
///
/// ```swift
/// @ContentBuilder var editingItems: some ToolbarContent {
///     ForEach(tools) { tool in
///         ToolbarItem { Button(tool.title) { tool.run() } }
///     }
///     if canShare {
///         ToolbarItem(placement: .topBarLeading) { ShareLink(item: link) }
///     }
/// }
/// ```
public typealias ContentBuilder = ViewBuilder

/// The content of a builder without statements.
public typealias EmptyContent = EmptyView
