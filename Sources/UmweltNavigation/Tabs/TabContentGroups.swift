@_spi(Kernel) import Umwelt

extension Optional: TabContent where Wrapped: TabContent {
    /// The type of the values that select tabs.
    public typealias TabValue = Wrapped.TabValue

    /// The tabs as views; nil for none.
    @MainActor public var _identifiedView: Wrapped._IdentifiedView? { map { $0._identifiedView } }

    /// The tabs themselves.
    public typealias Body = Wrapped?

    /// The tabs themselves.
    @MainActor public var body: Wrapped? { return self }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    /// The type of the values that select tabs.
    public typealias TabValue = TrueContent.TabValue

    /// The tabs of one branch as views.
    @MainActor
    public var _identifiedView: _ConditionalContent<TrueContent._IdentifiedView, FalseContent._IdentifiedView> {
        switch storage {
        case .trueContent(let content): _ConditionalContent<_, _>(storage: .trueContent(content._identifiedView))
        case .falseContent(let content): _ConditionalContent<_, _>(storage: .falseContent(content._identifiedView))
        }
    }

    /// The tabs themselves.
    public typealias Body = _ConditionalContent<TrueContent, FalseContent>

    /// The tabs themselves.
    @MainActor public var body: _ConditionalContent<TrueContent, FalseContent> { return self }
}

extension Group: TabContent where Content: TabContent {
    /// The type of the values that select tabs.
    public typealias TabValue = Content.TabValue

    /// The tabs as views.
    @MainActor public var _identifiedView: Content._IdentifiedView { content._identifiedView }

    /// The tabs themselves.
    public typealias Body = Group<Content>

    /// The tabs themselves.
    @MainActor public var body: Group<Content> { return self }
}

extension ForEach: TabContent where Content: TabContent {
    /// The type of the values that select tabs.
    public typealias TabValue = Content.TabValue

    /// The tabs as views.
    @MainActor public var _identifiedView: ForEach<Data, ID, Content._IdentifiedView> {
        map { onMainActor({ @MainActor (tabs: Content) in tabs._identifiedView }, $0) }
    }

    /// The tabs themselves.
    public typealias Body = ForEach<Data, ID, Content>

    /// The tabs themselves.
    @MainActor public var body: ForEach<Data, ID, Content> { return self }
}
