import Foundation
@_spi(Kernel) import Umwelt

/// The order and the visibility of tabs, as the user has chosen them in a sidebar.
///
/// ```swift
/// @AppStorage("tabs") private var tabs = TabViewCustomization()
///
/// TabView { MailTabs() }.tabViewStyle(.sidebarAdaptable).tabViewCustomization($tabs)
/// ```
public struct TabViewCustomization: Equatable, Sendable, Codable {
    /// The choices for one tab.
    public struct TabCustomization: Equatable, Sendable, Codable {
        fileprivate var sidebar = StoredVisibility.automatic

        /// The visibility in the sidebar.
        public var sidebarVisibility: Visibility {
            get { sidebar.visibility }
            set { sidebar = StoredVisibility(newValue) }
        }

        /// The visibility in the bar, which the user cannot change.
        public var tabBarVisibility: Visibility { .automatic }
    }

    /// The choices for one section.
    public struct SectionCustomization: Equatable, Sendable, Codable {
        /// The identities of the section's tabs in the order that was chosen; nil for their own order.
        public internal(set) var tabOrder: [String]?

        /// Returns to the tabs' own order.
        public mutating func resetTabOrder() { tabOrder = nil }
    }

    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// Makes an empty customization.
    public init() {}

    /// The choices for the tab with an identity.
    ///
    /// - Parameter id: The identifier of the column or tab.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
    }

    /// The choices for the section with an identity.
    ///
    /// - Parameter id: The identifier of the column or tab.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
    }

    /// The order of the tabs of a section; nil for their own.
    ///
    /// - Parameter id: The identifier of the column or tab.
    public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

    /// The visibility of a tab in the sidebar.
    ///
    /// - Parameter id: The identifier of the column or tab.
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }

    /// Forgets which tabs are hidden.
    public mutating func resetVisibility() { tabs = [:] }

    /// Forgets the order of the tabs in all sections.
    public mutating func resetSectionOrder() { sections = [:] }

    /// Forgets the order of the tabs in a section.
    ///
    /// - Parameter sectionID: The identifier of the section.
    public mutating func resetSectionOrder(for sectionID: String) { sections[sectionID] = nil }
}

/// A visibility with a name for storing it.
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

/// The changes of a tab that the user may make.
public struct TabCustomizationBehavior: Equatable, Sendable {
    private enum Kind { case automatic, reorderable, disabled }

    private let kind: Kind

    /// The tab can be hidden, and moved within its section.
    public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(kind: .automatic) }

    /// The tab can be moved within its section, and cannot be hidden.
    public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(kind: .reorderable) }

    /// The tab cannot be moved or hidden.
    public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(kind: .disabled) }
}

extension View {
    /// Lets the user choose the tabs, and their order in sections, in the sidebar of the tab view in this view. The
    /// sidebar has a button for it.
    ///
    /// Only tabs with an identifier can be changed: ``TabContent/customizationID(_:)``. The bar always has the tabs of
    /// the program.
    ///
    /// - Parameters:
    ///   - customization: The choices; nil for none.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func tabViewCustomization(
        _ customization: Binding<TabViewCustomization>?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let parts = TabSidebarParts(customization: customization)
        return transformEnvironment(
            \.tabSidebarParts, transform: { $0.customization = parts.customization }, fileID: fileID, line: line)
    }
}

extension TabContent {
    /// Sets the changes of the tabs that the user may make, at some places or at all.
    ///
    /// Here users make changes in the sidebar only.
    ///
    /// - Parameters:
    ///   - behavior: The changes that the user may make.
    ///   - placements: The placements to change: the menu, the content, or both.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let places = placements.isEmpty ? [AdaptableTabBarPlacement.automatic] : placements
        return ModifiedTabContent(self, TabSidebarTrait { $0.set(behavior, in: places) })
    }

    /// Sets the identifier under which the user's choices about a tab, or about the order of the tabs in a section, are
    /// stored. It should be the same in all versions of the app.
    ///
    /// - Parameter id: The identifier.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        ModifiedTabContent(self, TabSidebarTrait { $0.set(customizationID: id) })
    }
}

extension SceneStorage {
    /// Makes a property for the customization of tabs, stored with the window.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value: no changes.
    ///   - key: The key under which the value is stored.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String) where Value == TabViewCustomization {
        self.init(json: wrappedValue, key)
    }
}

extension AppStorage {
    /// Makes a property for the customization of tabs, stored in the app's defaults.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value: no changes.
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults; nil for the environment's.
    public init(
        wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
    ) where Value == TabViewCustomization {
        self.init(json: wrappedValue, key, store: store)
    }
}
