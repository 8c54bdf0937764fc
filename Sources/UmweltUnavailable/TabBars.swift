import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt's tab bars keep their size while something scrolls: leave this out.")
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    public static var automatic: TabBarMinimizeBehavior { TabBarMinimizeBehavior() }

    public static var onScrollDown: TabBarMinimizeBehavior { TabBarMinimizeBehavior() }

    public static var onScrollUp: TabBarMinimizeBehavior { TabBarMinimizeBehavior() }

    public static var never: TabBarMinimizeBehavior { TabBarMinimizeBehavior() }
}

@available(*, unavailable, message: "Umwelt's tab bars keep their size while something scrolls: leave this out.")
extension View {
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

@available(
    *, unavailable, message: "Umwelt's tab bars have nothing above them yet: use safeAreaInset(edge:) in the tab."
)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    case inline
    case expanded
}

@available(
    *, unavailable, message: "Umwelt's tab bars have nothing above them yet: use safeAreaInset(edge:) in the tab."
)
extension EnvironmentValues {
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

@available(
    *, unavailable, message: "Umwelt's tab bars have nothing above them yet: use safeAreaInset(edge:) in the tab."
)
extension View {
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { self }

    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's tab views have a bar and no sidebar yet: leave this out.")
public struct TabPlacement: Hashable {
    public static var automatic: TabPlacement { TabPlacement() }

    public static var pinned: TabPlacement { TabPlacement() }

    public static var sidebarOnly: TabPlacement { TabPlacement() }
}

@available(*, unavailable, message: "Umwelt's tab views have a bar and no sidebar yet: leave this out.")
extension TabContent {
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}
