@_spi(Kernel) import Umwelt

/// The place where an adaptable tab view shows its tabs: a bar or a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private enum Kind { case automatic, tabBar, sidebar }

    private let kind: Kind

    /// The default placement for the window.
    public static var automatic: AdaptableTabBarPlacement { AdaptableTabBarPlacement(kind: .automatic) }

    /// A bar.
    public static var tabBar: AdaptableTabBarPlacement { AdaptableTabBarPlacement(kind: .tabBar) }

    /// A sidebar.
    public static var sidebar: AdaptableTabBarPlacement { AdaptableTabBarPlacement(kind: .sidebar) }
}

/// The placement of a tab where there are both a bar and a sidebar: on iPads, and in windows of their size.
public struct TabPlacement: Hashable, Sendable {
    private enum Kind { case automatic, pinned, sidebarOnly }

    private let kind: Kind

    /// The default placement of the tab.
    public static var automatic: TabPlacement { TabPlacement(kind: .automatic) }

    /// In the bar, where the user cannot remove it.
    public static var pinned: TabPlacement { TabPlacement(kind: .pinned) }

    /// Only in the sidebar.
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
    /// The place where the nearest tab view shows its tabs; nil outside tab views.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }

    /// True in the tabs of a tab view whose sidebar shows: their sections are expanded there, while a bar has one item
    /// for each tab.
    public var isTabBarShowingSections: Bool { tabBarPlacement == .sidebar }
}
