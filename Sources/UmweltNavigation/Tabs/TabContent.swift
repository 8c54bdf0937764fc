@_spi(Kernel) import Umwelt

/// A type of tabs in a tab view.
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
    /// The type of the values that select tabs.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue

    /// The type of the tabs as views.
    associatedtype _IdentifiedView: View = _TabContentBodyAdaptor<Self>

    /// The tabs as views, with the traits of tabs.
    @MainActor @preconcurrency var _identifiedView: _IdentifiedView { get }

    /// The type of the content's body.
    associatedtype Body: TabContent

    /// The tabs of the content.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

extension TabContent where _IdentifiedView == _TabContentBodyAdaptor<Self> {
    /// The tabs of the body, as views.
    @MainActor @preconcurrency public var _identifiedView: _TabContentBodyAdaptor<Self> {
        _TabContentBodyAdaptor(content: self)
    }
}

/// The tabs of a body, as views. An element runs the body and tracks its inputs.
public nonisolated struct _TabContentBodyAdaptor<C: TabContent>: View, PropertyContainer {
    let content: C

    nonisolated init(content: C) { self.content = content }

    /// The tabs.
    @MainActor public var body: C.Body._IdentifiedView { content.body._identifiedView }

    package nonisolated static var reportedType: Any.Type { C.self }
}

/// Type-erased tabs, except for the type of their values.
public nonisolated struct AnyTabContent<TabValue: Hashable>: TabContent {
    private let content: any TabContent<TabValue>

    /// Hides the type of some tabs.
    ///
    /// - Parameter content: The tabs, whose type is hidden.
    nonisolated public init(_ content: some TabContent<TabValue>) { self.content = content }

    /// The tabs as views.
    @MainActor public var _identifiedView: AnyView {
        func view(_ content: some TabContent) -> AnyView { AnyView(content._identifiedView) }
        return view(content)
    }

    /// The tabs themselves.
    @MainActor public var body: AnyTabContent<TabValue> { return self }
}
