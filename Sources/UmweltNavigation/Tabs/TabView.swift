@_spi(Kernel) import Umwelt

/// A view that shows one of several views, which the user selects in a bar: at the bottom, or at the top if both size
/// classes are regular, as on iPads since iOS 18.
///
/// ```swift
/// TabView(selection: $page) {
///     LibraryView().tabItem { Text("Library") }.tag(Page.library)
///     SettingsView().tabItem { Text("Settings") }.tag(Page.settings)
/// }
/// ```
///
/// All tabs keep their state; tabs that are not selected are hidden, and have disappeared.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, SystemView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    @State private var chosen = 0
    @Environment(\.tabViewKind) private var kind
    @Environment(\.isOnTablet) private var isOnTablet
    @Environment(\.tabSidebarParts) private var sidebarParts

    /// True if the user has shown the sidebar, false after hiding it; nil before.
    @State private var isSidebarShown: Bool?

    /// Makes a view whose tabs are selected by their tags.
    ///
    /// - Parameter selection: The tag of the selected tab; nil if the view is to store the selection itself.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Makes a view whose tabs are selected by their values.
    ///
    /// ```swift
    /// TabView(selection: $page) {
    ///     Tab(value: Page.library) { LibraryView() } label: { Text("Library") }
    ///     Tab(value: Page.settings) { SettingsView() } label: { Text("Settings") }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - selection: The value of the selected tab.
    ///   - content: Makes the content.
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.selection = selection
        self.content = TabContentBuilder.Content(content: content())
    }

    /// The selected tab, and the bar.
    @MainActor public var body: some View {
        TabPages(
            selection: selection.map { TabSelection($0) } ?? TabSelection(index: $chosen), sidebar: sidebar,
            // The accessory and the sidebar are this tab view's, not those of one in a tab.
            content: content.screen().environment(\.tabAccessory, nil)
                .environment(\.tabSidebarParts, TabSidebarParts())
                .environment(\.tabBarPlacement, placement))
    }

    /// The sidebar; nil if it does not fit, or the style has none.
    @MainActor private var sidebar: TabSidebar? {
        guard kind == .adaptable, isOnTablet else { return nil }
        let isShown = isSidebarShown ?? (sidebarParts.placement == .sidebar)
        return TabSidebar(isShown: isShown) { isSidebarShown = !isShown }
    }

    @MainActor private var placement: TabBarPlacement {
        if case .pages = kind { return .pageIndicator }
        if sidebar?.isShown == true { return .sidebar }
        return isOnTablet ? .topBar : .bottomBar
    }
}

extension TabView where SelectionValue == Int {
    /// Makes a view that stores the selection itself, and starts with the first tab.
    ///
    /// - Parameter content: The views of the tabs, each with `tabItem(_:)`, or the pages in the page style.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView {
    /// Makes a view of tabs without values, which stores the selection itself, and starts with the first tab.
    ///
    /// - Parameter content: The tabs.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
        selection = nil
        self.content = TabContentBuilder.Content(content: content())
    }
}
