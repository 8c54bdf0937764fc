@_spi(Kernel) import Umwelt

/// Tabs, as they stand in a tab view.
///
/// ```swift
/// struct LibraryTabs: TabContent {
///     var body: some TabContent<Page> {
///         Tab(value: Page.books) { BooksView() } label: { Text("Books") }
///         Tab(value: Page.authors) { AuthorsView() } label: { Text("Authors") }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values that tabs are chosen by.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue

    /// The type of the tabs as views.
    associatedtype _IdentifiedView: View = _TabContentBodyAdaptor<Self>

    /// The tabs as views, which say of themselves what stands for them.
    @MainActor @preconcurrency var _identifiedView: _IdentifiedView { get }

    /// The type of what the content consists of.
    associatedtype Body: TabContent

    /// What the content consists of.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

extension TabContent where _IdentifiedView == _TabContentBodyAdaptor<Self> {
    /// What the body consists of, as views.
    @MainActor @preconcurrency public var _identifiedView: _TabContentBodyAdaptor<Self> {
        _TabContentBodyAdaptor(content: self)
    }
}

/// The tabs of a body, as views; runs the body.
public nonisolated struct _TabContentBodyAdaptor<C: TabContent>: View, PropertyContainer {
    let content: C

    nonisolated init(content: C) { self.content = content }

    /// The tabs.
    @MainActor public var body: C.Body._IdentifiedView { content.body._identifiedView }

    package nonisolated static var reportedType: Any.Type { C.self }
}

/// Tabs of which only the type of their values is known.
public nonisolated struct AnyTabContent<TabValue: Hashable>: TabContent {
    private let content: any TabContent<TabValue>

    /// Hides the type of some tabs.
    nonisolated public init(_ content: some TabContent<TabValue>) { self.content = content }

    /// The tabs as views.
    @MainActor public var _identifiedView: AnyView {
        func view(_ content: some TabContent) -> AnyView { AnyView(content._identifiedView) }
        return view(content)
    }

    /// The tabs themselves.
    @MainActor public var body: AnyTabContent<TabValue> { return self }
}
