@_spi(Kernel) import Umwelt

// Content of a toolbar as content builders make it of several statements, conditions and collections.

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// The content itself, which the system shows.
    public typealias Body = Wrapped?

    /// The content itself; never called.
    @MainActor public var body: Wrapped? { return self }

    /// Makes the element of the content.
    nonisolated public static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        PassThroughElement(content, inputs) { $0.content.map { _ToolbarView($0) } }
    }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    /// The content itself, which the system shows.
    public typealias Body = _ConditionalContent<TrueContent, FalseContent>

    /// The content itself; never called.
    @MainActor public var body: _ConditionalContent<TrueContent, FalseContent> { return self }

    /// Makes the element of the content.
    nonisolated public static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        PassThroughElement(content, inputs) { content in
            switch content.content.storage {
            case .trueContent(let content):
                _ConditionalContent<_ToolbarView<TrueContent>, _ToolbarView<FalseContent>>(
                    storage: .trueContent(_ToolbarView(content)))
            case .falseContent(let content):
                _ConditionalContent<_ToolbarView<TrueContent>, _ToolbarView<FalseContent>>(
                    storage: .falseContent(_ToolbarView(content)))
            }
        }
    }
}

extension TupleContent: ToolbarContent where repeat each Content: ToolbarContent {
    /// Makes the element of the content.
    nonisolated public static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        PassThroughElement(content, inputs) { TupleView((repeat _ToolbarView(each $0.content.content))) }
    }
}

extension EmptyView: ToolbarContent {
    /// Makes the element of no content.
    nonisolated public static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        PassThroughElement(content, inputs) { $0.content }
    }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    /// The content itself, which the system shows.
    public typealias Body = Group<Content>

    /// The content itself; never called.
    @MainActor public var body: Group<Content> { return self }

    /// Makes the element of the content.
    nonisolated public static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        PassThroughElement(content, inputs) { _ToolbarView($0.content.content) }
    }
}

extension ForEach: ToolbarContent where Content: ToolbarContent {
    /// The content itself, which the system shows.
    public typealias Body = ForEach<Data, ID, Content>

    /// The content itself; never called.
    @MainActor public var body: ForEach<Data, ID, Content> { return self }

    /// Makes the element of the content.
    nonisolated public static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        PassThroughElement(content, inputs) { $0.content.map { _ToolbarView($0) } }
    }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension TupleContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension EmptyView: CustomizableToolbarContent {}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ForEach: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
