@_spi(Kernel) import Umwelt

/// The place where a tab view that adapts shows its tabs first: in a bar or in a sidebar.
///
/// Here, as on an iPhone, the tabs are in a bar below for every value.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private enum Kind { case automatic, tabBar, sidebar }

    private let kind: Kind

    /// The place that suits the window.
    public static var automatic: AdaptableTabBarPlacement { AdaptableTabBarPlacement(kind: .automatic) }

    /// A bar.
    public static var tabBar: AdaptableTabBarPlacement { AdaptableTabBarPlacement(kind: .tabBar) }

    /// A sidebar.
    public static var sidebar: AdaptableTabBarPlacement { AdaptableTabBarPlacement(kind: .sidebar) }
}

/// The place of a tab where there is a bar as well as a sidebar.
///
/// Here, as on an iPhone, all tabs are in the bar.
public struct TabPlacement: Hashable, Sendable {
    private enum Kind { case automatic, pinned, sidebarOnly }

    private let kind: Kind

    /// The place that suits the tab.
    public static var automatic: TabPlacement { TabPlacement(kind: .automatic) }

    /// In the bar, where people cannot remove it.
    public static var pinned: TabPlacement { TabPlacement(kind: .pinned) }

    /// In the sidebar alone.
    public static var sidebarOnly: TabPlacement { TabPlacement(kind: .sidebarOnly) }
}

/// The place where a tab view shows its tabs.
public struct TabBarPlacement: Hashable, Sendable {
    private enum Kind { case topBar, sidebar, bottomBar, ornament, pageIndicator }

    private let kind: Kind

    /// A bar above the tabs' views.
    public static let topBar = TabBarPlacement(kind: .topBar)

    /// A sidebar beside the tabs' views.
    public static let sidebar = TabBarPlacement(kind: .sidebar)

    /// A bar below the tabs' views.
    public static let bottomBar = TabBarPlacement(kind: .bottomBar)

    /// A part beside the window.
    public static let ornament = TabBarPlacement(kind: .ornament)

    /// Dots in front of the tabs' views.
    public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
}

struct TabBarPlacementKey: EnvironmentKey {
    static var defaultValue: TabBarPlacement? { nil }
}

extension EnvironmentValues {
    /// The place where the tabs of the nearest tab view show; nil outside of tab views.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }
}

extension View {
    /// Has no effect: tab views have a bar below, as on an iPhone, and no sidebar.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { self }

    /// Has no effect: tab views have no sidebar, as on an iPhone, and so no header of one.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }

    /// Has no effect: tab views have no sidebar, as on an iPhone, and so no footer of one.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }

    /// Has no effect: tab views have no sidebar, as on an iPhone, and so no bar in one.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { self }
}

extension TabContent {
    /// Has no effect: all tabs are in the bar, as on an iPhone.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

    /// Has no effect: the actions of a section are beside its header in a sidebar, which is not here.
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> { self }

    /// Has no effect: tabs are swiped in a sidebar, which is not here.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> { self }
}
