@_spi(Kernel) import Umwelt

/// A type of commands of an app's windows.
///
/// ```swift
/// struct BookCommands: Commands {
///     @FocusedValue(\.book) private var book
///     var body: some Commands {
///         CommandMenu("Book") { Button("Close") { book?.close() }.keyboardShortcut("w") }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands' body.
    associatedtype Body: Commands

    /// The menus and groups of the commands.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the element of the commands.
    nonisolated static func _makeElement(
        _ commands: _CommandsView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_CommandsView<Self>>
}

extension Commands {
    /// Makes an element that runs the commands' body.
    nonisolated public static func _makeElement(
        _ commands: _CommandsView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_CommandsView<Self>> {
        BodyElement(commands, inputs)
    }
}

extension Never: Commands {}

/// Commands as a view, so that elements treat both alike.
public nonisolated struct _CommandsView<Content: Commands>: View, PropertyContainer {
    let content: Content

    nonisolated init(_ content: Content) { self.content = content }

    /// The body of the commands, as a view.
    @MainActor public var body: _CommandsView<Content.Body> { _CommandsView<Content.Body>(content.body) }

    package static var reportedType: Any.Type { Content.self }

    /// Makes the commands' element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        Content._makeElement(view, inputs)
    }
}

/// Commands that create their element themselves, from a view.
package protocol PrimitiveCommands: Commands where Body == Never {
    associatedtype Shown: View

    /// The view with the controls of the commands.
    nonisolated var shown: Shown { get }
}

extension PrimitiveCommands {
    /// Never called: the commands create their element themselves.
    public var body: Never { fatalError("\(Self.self) has no body: the system shows it itself.") }

    /// Makes the commands' element.
    nonisolated public static func _makeElement(
        _ commands: _CommandsView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_CommandsView<Self>> {
        PassThroughElement(commands, inputs) { $0.content.shown }
    }
}

/// No commands.
public nonisolated struct EmptyCommands: PrimitiveCommands {
    /// Makes no commands.
    nonisolated public init() {}

    package nonisolated var shown: EmptyView { EmptyView() }
}

/// A result builder that makes commands from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
    /// One expression.
    ///
    /// - Parameter content: The value of the expression, which is returned unchanged.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// No statement.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// One statement.
    ///
    /// - Parameter content: The value of the statement, which is returned unchanged.
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }

    /// Several statements.
    ///
    /// - Parameter content: The values of the statements, in the order of the source.
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
        JoinedCommands(shown: TupleView((repeat _CommandsView(each content))))
    }

    /// `if` without `else`.
    ///
    /// - Parameter content: The value of the body; nil if the condition is false.
    public static func buildIf<C: Commands>(_ content: C?) -> some Commands {
        JoinedCommands(shown: content.map { _CommandsView($0) })
    }

    /// The first branch of `if` or `switch`.
    ///
    /// - Parameter first: The value of the branch or case that runs.
    public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalCommands<T, F> {
        _ConditionalCommands(shown: _ConditionalContent(storage: .trueContent(_CommandsView(first))))
    }

    /// The second branch of `if` or `switch`.
    ///
    /// - Parameter second: The value of the branch or case that runs.
    public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalCommands<T, F> {
        _ConditionalCommands(shown: _ConditionalContent(storage: .falseContent(_CommandsView(second))))
    }

    /// `if #available`.
    ///
    /// - Parameter content: The value of the body.
    public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands {
        JoinedCommands(shown: _CommandsView(content))
    }
}

/// Commands that consist of others.
nonisolated struct JoinedCommands<Shown: View>: PrimitiveCommands {
    let shown: Shown

    nonisolated init(shown: Shown) { self.shown = shown }
}

/// Commands of one of two types.
public nonisolated struct _ConditionalCommands<T: Commands, F: Commands>: PrimitiveCommands {
    package nonisolated let shown: _ConditionalContent<_CommandsView<T>, _CommandsView<F>>
}

extension Group: Commands where Content: Commands {
    /// The group itself, which the system shows.
    public typealias Body = Group<Content>

    /// The group itself; never called.
    @MainActor public var body: Group<Content> { return self }

    /// Makes the element of the group's commands.
    nonisolated public static func _makeElement(
        _ commands: _CommandsView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_CommandsView<Self>> {
        PassThroughElement(commands, inputs) { _CommandsView($0.content.content) }
    }
}
