import Foundation
import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt's tab views have a bar and no sidebar yet: leave this out.")
public struct AdaptableTabBarPlacement: Hashable {
    public static var automatic: AdaptableTabBarPlacement { AdaptableTabBarPlacement() }

    public static var tabBar: AdaptableTabBarPlacement { AdaptableTabBarPlacement() }

    public static var sidebar: AdaptableTabBarPlacement { AdaptableTabBarPlacement() }
}

@available(*, unavailable, message: "Umwelt's tab views have a bar and no sidebar yet: leave this out.")
public struct TabBarPlacement: Hashable {
    public static var topBar: TabBarPlacement { TabBarPlacement() }

    public static var sidebar: TabBarPlacement { TabBarPlacement() }

    public static var bottomBar: TabBarPlacement { TabBarPlacement() }

    public static var ornament: TabBarPlacement { TabBarPlacement() }

    public static var pageIndicator: TabBarPlacement { TabBarPlacement() }
}

@available(*, unavailable, message: "Umwelt's tab views have a bar and no sidebar yet: leave this out.")
extension EnvironmentValues {
    public var isTabBarShowingSections: Bool { false }

    public var tabBarPlacement: TabBarPlacement? { nil }
}

@available(*, unavailable, message: "Umwelt's tab views have a bar and no sidebar yet: leave this out.")
extension View {
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { self }

    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }

    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }

    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's tabs are not changed by people: leave this out.")
public struct TabCustomizationBehavior: Equatable {
    public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior() }

    public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior() }

    public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior() }
}

@available(*, unavailable, message: "Umwelt's tabs are not changed by people: leave this out.")
public struct TabViewCustomization: Equatable, Sendable, Codable, RawRepresentable {
    public struct TabCustomization {
        public var sidebarVisibility: Visibility {
            get { .automatic }
            set {}
        }

        public var tabBarVisibility: Visibility { .automatic }
    }

    public struct SectionCustomization {
        public var tabOrder: [String]? { nil }

        public mutating func resetTabOrder() {}
    }

    public init() {}

    // So that AppStorage and SceneStorage take it.
    public init?(rawValue: String) {}

    public var rawValue: String { "" }

    public subscript(tab id: String) -> TabCustomization {
        get { TabCustomization() }
        set {}
    }

    public subscript(section id: String) -> SectionCustomization {
        get { SectionCustomization() }
        set {}
    }

    public mutating func resetVisibility() {}

    public mutating func resetSectionOrder() {}

    public subscript(sectionID id: String) -> [String]? { nil }

    public subscript(sidebarVisibility id: String) -> Visibility {
        get { .automatic }
        set {}
    }

    public mutating func resetSectionOrder(for sectionID: String) {}
}

@available(*, unavailable, message: "Umwelt's tabs are not changed by people: leave this out.")
extension View {
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's tabs are not changed by people: leave this out.")
extension TabContent {
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
}

@available(*, unavailable, message: "Umwelt's search tabs are opened like others: leave this out.")
public struct TabSearchActivation {
    public static var automatic: TabSearchActivation { TabSearchActivation() }

    public static var searchTabSelection: TabSearchActivation { TabSearchActivation() }
}

@available(*, unavailable, message: "Umwelt's search tabs are opened like others: leave this out.")
extension View {
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
