@_spi(Kernel) import Umwelt

/// Several tabs that belong together.
///
/// A bar shows the tabs one by one; in a sidebar they are below the section's header.
public nonisolated struct TabSection<Header, Content, Footer, SelectionValue> {
    private let content: Content
    private let header: AnyView?

    private init(content: Content, header: AnyView?) {
        self.content = content
        self.header = header
    }
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    /// The type of the values that select tabs.
    public typealias TabValue = Content.TabValue

    /// The tabs as views.
    @MainActor public var _identifiedView: some View {
        content._identifiedView.modifier(TabTraitModifier(TabSectionTrait(header: header)))
    }

    /// The section itself.
    public typealias Body = TabSection<Header, Content, Footer, SelectionValue>

    /// The section itself.
    @MainActor public var body: TabSection<Header, Content, Footer, SelectionValue> { return self }
}

extension TabSection where Content: TabContent, SelectionValue: Hashable {
    /// Makes a section with a header.
    ///
    /// - Parameters:
    ///   - content: The tabs of the section.
    ///   - header: The title of the section, which a sidebar shows.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
    where Header: View, Footer == EmptyView {
        self.init(content: content(), header: AnyView(header()))
    }

    /// Makes a section without a header.
    ///
    /// - Parameter content: The tabs of the section.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == EmptyView, Footer == EmptyView {
        self.init(content: content(), header: nil)
    }

    /// Makes a section with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - content: Makes the content.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text, Footer == EmptyView {
        self.init(content: content(), header: AnyView(Text(title)))
    }

    /// Makes a section with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - content: Makes the content.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text, Footer == EmptyView {
        self.init(content: content(), header: AnyView(Text(titleKey)))
    }

    /// Makes a section with a resource as its title, which is localized.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - content: Makes the content.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text, Footer == EmptyView {
        self.init(content: content(), header: AnyView(Text(titleResource)))
    }
}

// In a tab view whose selection is optional, the values of tabs are not, so that their type alone would not do.
extension TabSection where Content: TabContent, SelectionValue: Hashable {
    /// Makes a section with a header, in a tab view whose selection may be nil.
    ///
    /// - Parameters:
    ///   - content: The tabs of the section.
    ///   - header: The title of the section, which a sidebar shows.
    @_disfavoredOverload
    public init<V: Hashable>(@TabContentBuilder<V?> content: () -> Content, @ViewBuilder header: () -> Header)
    where Header: View, Footer == EmptyView, SelectionValue == V? {
        self.init(content: content(), header: AnyView(header()))
    }

    /// Makes a section without a header, in a tab view whose selection may be nil.
    ///
    /// - Parameter content: The tabs of the section.
    @_disfavoredOverload
    public init<V: Hashable>(@TabContentBuilder<V?> content: () -> Content)
    where Header == EmptyView, Footer == EmptyView, SelectionValue == V? {
        self.init(content: content(), header: nil)
    }

    /// Makes a section with a title, in a tab view whose selection may be nil.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - content: Makes the content.
    @_disfavoredOverload
    public init<V: Hashable, S: StringProtocol>(_ title: S, @TabContentBuilder<V?> content: () -> Content)
    where Header == Text, Footer == EmptyView, SelectionValue == V? {
        self.init(content: content(), header: AnyView(Text(title)))
    }

    /// Makes a section with a localized title, in a tab view whose selection may be nil.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - content: Makes the content.
    @_disfavoredOverload
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, @TabContentBuilder<V?> content: () -> Content)
    where Header == Text, Footer == EmptyView, SelectionValue == V? {
        self.init(content: content(), header: AnyView(Text(titleKey)))
    }

    /// Makes a section with a resource as its title, in a tab view whose selection may be nil.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - content: Makes the content.
    @_disfavoredOverload
    public init<V: Hashable>(_ titleResource: LocalizedStringResource, @TabContentBuilder<V?> content: () -> Content)
    where Header == Text, Footer == EmptyView, SelectionValue == V? {
        self.init(content: content(), header: AnyView(Text(titleResource)))
    }
}
