@_spi(Kernel) import Umwelt

/// A type of items in the bars around a view.
///
/// ```swift
/// struct EditItems: ToolbarContent {
///     var body: some ToolbarContent {
///         ToolbarItem(placement: .topBarLeading) { Button("Undo", action: undo) }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the content's body.
    associatedtype Body: ToolbarContent

    /// The items of the content.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the element of the content.
    nonisolated static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>>
}

extension ToolbarContent {
    /// Makes an element that runs the content's body.
    nonisolated public static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        BodyElement(content, inputs)
    }
}

extension Never: ToolbarContent {}

/// Content of a toolbar as a view, so that elements treat both alike.
public nonisolated struct _ToolbarView<Content: ToolbarContent>: View, PropertyContainer {
    let content: Content

    nonisolated init(_ content: Content) { self.content = content }

    /// The body of the content, as a view.
    @MainActor public var body: _ToolbarView<Content.Body> { _ToolbarView<Content.Body>(content.body) }

    package static var reportedType: Any.Type { Content.self }

    /// Makes the content's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        Content._makeElement(view, inputs)
    }
}

/// Content of a toolbar that makes its element itself, without a body.
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    /// Never called: the content makes its element itself.
    public var body: Never { fatalError("\(Self.self) has no body: the system shows it itself.") }
}

/// A result builder that makes content of a toolbar from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
    /// One expression.
    ///
    /// - Parameter content: The value of the expression, which is returned unchanged.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// One statement.
    ///
    /// - Parameter content: The value of the statement, which is returned unchanged.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

    /// Several statements.
    ///
    /// - Parameter content: The values of the statements, in the order of the source.
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
        TupleToolbarContent(views: TupleView((repeat _ToolbarView(each content))))
    }

    /// `if` without `else`.
    ///
    /// - Parameter content: The value of the body; nil if the condition is false.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        OptionalToolbarContent(view: content.map { _ToolbarView($0) })
    }

    /// The first branch of `if` or `switch`.
    ///
    /// - Parameter first: The value of the branch or case that runs.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> _ConditionalToolbarContent<TrueContent, FalseContent> {
        _ConditionalToolbarContent(view: _ConditionalContent(storage: .trueContent(_ToolbarView(first))))
    }

    /// The second branch of `if` or `switch`.
    ///
    /// - Parameter second: The value of the branch or case that runs.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> _ConditionalToolbarContent<TrueContent, FalseContent> {
        _ConditionalToolbarContent(view: _ConditionalContent(storage: .falseContent(_ToolbarView(second))))
    }
}

/// Several pieces of content, in order.
nonisolated struct TupleToolbarContent<Views>: PrimitiveToolbarContent {
    let views: TupleView<Views>

    nonisolated static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        PassThroughElement(content, inputs) { $0.content.views }
    }
}

/// Content that may be absent.
nonisolated struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    let view: _ToolbarView<Content>?

    nonisolated static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        PassThroughElement(content, inputs) { $0.content.view }
    }
}

/// Content of one of two types.
public nonisolated struct _ConditionalToolbarContent<TrueContent: ToolbarContent, FalseContent: ToolbarContent>:
    PrimitiveToolbarContent
{
    let view: _ConditionalContent<_ToolbarView<TrueContent>, _ToolbarView<FalseContent>>

    /// Makes the element of one branch.
    nonisolated public static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        PassThroughElement(content, inputs) { $0.content.view }
    }
}
