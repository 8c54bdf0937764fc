import Foundation
@_spi(Kernel) import Umwelt

/// The order and the visibility of tabs as people have chosen them in a sidebar.
///
/// Here people choose nothing in the sidebar: what a program sets is kept and stored, and tabs show in their own order.
public struct TabViewCustomization: Equatable, Sendable, Codable {
    /// The choices for one tab.
    public struct TabCustomization: Equatable, Sendable, Codable {
        fileprivate var sidebar = StoredVisibility.automatic

        /// The visibility in the sidebar.
        public var sidebarVisibility: Visibility {
            get { sidebar.visibility }
            set { sidebar = StoredVisibility(newValue) }
        }

        /// The visibility in the bar, which people do not change.
        public var tabBarVisibility: Visibility { .automatic }
    }

    /// The choices for one section.
    public struct SectionCustomization: Equatable, Sendable, Codable {
        /// The identities of the section's tabs in the order that was chosen; nil for their own order.
        public private(set) var tabOrder: [String]?

        /// Returns to the tabs' own order.
        public mutating func resetTabOrder() { tabOrder = nil }
    }

    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// Makes choices of which none has been made.
    public init() {}

    /// The choices for the tab with an identity.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
    }

    /// The choices for the section with an identity.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
    }

    /// The order of the tabs of a section; nil for their own.
    public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

    /// The visibility of a tab in the sidebar.
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }

    /// Forgets which tabs are hidden.
    public mutating func resetVisibility() { tabs = [:] }

    /// Forgets the order of the tabs in all sections.
    public mutating func resetSectionOrder() { sections = [:] }

    /// Forgets the order of the tabs in a section.
    public mutating func resetSectionOrder(for sectionID: String) { sections[sectionID] = nil }
}

/// A visibility with a name, by which it is stored.
private enum StoredVisibility: String, Codable {
    case automatic, visible, hidden

    init(_ visibility: Visibility) {
        self =
            switch visibility {
            case .automatic: .automatic
            case .visible: .visible
            case .hidden: .hidden
            }
    }

    var visibility: Visibility {
        switch self {
        case .automatic: .automatic
        case .visible: .visible
        case .hidden: .hidden
        }
    }
}

/// The choices that people have about a tab where they choose.
///
/// Here they choose nothing.
public struct TabCustomizationBehavior: Equatable, Sendable {
    private enum Kind { case automatic, reorderable, disabled }

    private let kind: Kind

    /// The choices that suit the tab.
    public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(kind: .automatic) }

    /// The tab can be moved.
    public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(kind: .reorderable) }

    /// The tab stays where it is, and cannot be hidden.
    public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(kind: .disabled) }
}

extension View {
    /// Has no effect: people do not change the tabs of a sidebar here, so that nothing is written to the binding.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}

extension TabContent {
    /// Has no effect: people do not change tabs here, as on an iPhone.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    /// Has no effect: people do not change tabs here, as on an iPhone, so that no choice has to be kept for the identity.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}

extension SceneStorage {
    /// Makes a property of the choices of tabs, which is kept with the window.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String) where Value == TabViewCustomization {
        self.init(json: wrappedValue, key)
    }
}

extension AppStorage {
    /// Makes a property of the choices of tabs, which is kept in the app's defaults.
    public init(
        wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
    ) where Value == TabViewCustomization {
        self.init(json: wrappedValue, key, store: store)
    }
}
