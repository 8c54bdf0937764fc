@_spi(Kernel) import Umwelt

/// A view that can be selected in a tab view, with its label in the bar.
///
/// ```swift
/// TabView(selection: $page) {
///     Tab(value: Page.library) { LibraryView() } label: { Text("Library") }
///     Tab(value: Page.settings) { SettingsView() } label: { Text("Settings") }
/// }
/// ```
public nonisolated struct Tab<Value, Content, Label> {
    /// The value that selects the tab; nil if its index does.
    let value: Value?
    let content: Content
    let label: Label

    /// The role of the tab; nil for none.
    package var role: TabRole?
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    /// The type of the value that selects the tab.
    public typealias TabValue = Value

    /// Makes a tab without a label.
    ///
    /// - Parameters:
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content) where Label == EmptyView {
        self.init(value: value, content: content(), label: EmptyView())
    }

    /// Makes a tab without a label, for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    nonisolated public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content)
    where Value == V?, Label == EmptyView {
        self.init(value: .some(value), content: content(), label: EmptyView())
    }

    /// Makes a tab.
    ///
    /// - Parameters:
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    ///   - label: Makes the label.
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, content: content(), label: label())
    }

    /// Makes a tab for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    ///   - label: Makes the label.
    nonisolated public init<V: Hashable>(
        value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(value: .some(value), content: content(), label: label())
    }

    /// The tab's view, with the traits of a tab.
    @ViewBuilder @MainActor public var _identifiedView: some View {
        let view = TabScreen(content: content).tabItem { label }.modifier(TabTraitModifier(TabRoleTrait(role: role)))
        if let value { view.tag(value) } else { view }
    }

    /// The tab itself.
    public typealias Body = Tab<Value, Content, Label>

    /// The tab itself.
    @MainActor public var body: Tab<Value, Content, Label> { return self }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// Makes a tab without a label, which is selected by its index.
    ///
    /// - Parameter content: The view that shows while the tab is selected.
    nonisolated public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
        self.init(value: nil, content: content(), label: EmptyView())
    }

    /// Makes a tab that is selected by its index.
    ///
    /// - Parameters:
    ///   - content: The view that shows while the tab is selected.
    ///   - label: The label of the tab's item in the bar: a text, an image or a `Label`.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, content: content(), label: label())
    }
}
