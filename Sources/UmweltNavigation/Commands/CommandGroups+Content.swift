@_spi(Kernel) import Umwelt

// Commands as content builders make it of several statements, conditions and collections.

extension Optional: Commands where Wrapped: Commands {
    /// The content itself, which the system shows.
    public typealias Body = Wrapped?

    /// The content itself; never called.
    @MainActor public var body: Wrapped? { return self }

    /// Makes the element of the content.
    nonisolated public static func _makeElement(
        _ content: _CommandsView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_CommandsView<Self>> {
        PassThroughElement(content, inputs) { $0.content.map { _CommandsView($0) } }
    }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
    /// The content itself, which the system shows.
    public typealias Body = _ConditionalContent<TrueContent, FalseContent>

    /// The content itself; never called.
    @MainActor public var body: _ConditionalContent<TrueContent, FalseContent> { return self }

    /// Makes the element of the content.
    nonisolated public static func _makeElement(
        _ content: _CommandsView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_CommandsView<Self>> {
        PassThroughElement(content, inputs) { content in
            switch content.content.storage {
            case .trueContent(let content):
                _ConditionalContent<_CommandsView<TrueContent>, _CommandsView<FalseContent>>(
                    storage: .trueContent(_CommandsView(content)))
            case .falseContent(let content):
                _ConditionalContent<_CommandsView<TrueContent>, _CommandsView<FalseContent>>(
                    storage: .falseContent(_CommandsView(content)))
            }
        }
    }
}

extension TupleContent: Commands where repeat each Content: Commands {
    /// Makes the element of the content.
    nonisolated public static func _makeElement(
        _ content: _CommandsView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_CommandsView<Self>> {
        PassThroughElement(content, inputs) { TupleView((repeat _CommandsView(each $0.content.content))) }
    }
}

extension EmptyView: Commands {
    /// Makes the element of no content.
    nonisolated public static func _makeElement(
        _ content: _CommandsView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_CommandsView<Self>> {
        PassThroughElement(content, inputs) { $0.content }
    }
}

extension ForEach: Commands where Content: Commands {
    /// The content itself, which the system shows.
    public typealias Body = ForEach<Data, ID, Content>

    /// The content itself; never called.
    @MainActor public var body: ForEach<Data, ID, Content> { return self }

    /// Makes the element of the content.
    nonisolated public static func _makeElement(
        _ content: _CommandsView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_CommandsView<Self>> {
        PassThroughElement(content, inputs) { $0.content.map { _CommandsView($0) } }
    }
}
