import Foundation
@_spi(Kernel) import Umwelt

/// The state of a tab view's sidebar.
struct TabSidebar {
    /// True if the sidebar shows in place of the bar.
    let isShown: Bool

    /// Shows the sidebar, or hides it.
    let toggle: @MainActor () -> Void
}

/// The views that a program adds to the sidebar of a tab view. Sendable without a check, as views use it on the main
/// actor.
struct TabSidebarParts: @unchecked Sendable {
    /// The views before and after the tabs, which scroll with them.
    var header: AnyView?
    var footer: AnyView?

    /// The view below the tabs, which does not scroll.
    var bottomBar: AnyView?

    /// The placement of the tabs until the user changes it.
    var placement = AdaptableTabBarPlacement.automatic

    /// The choices about tabs; nil if users have none.
    var customization: Binding<TabViewCustomization>?
}

struct TabSidebarPartsKey: EnvironmentKey {
    static var defaultValue: TabSidebarParts { TabSidebarParts() }
}

extension EnvironmentValues {
    /// The additions to the sidebar of the next tab view inside.
    var tabSidebarParts: TabSidebarParts {
        get { self[TabSidebarPartsKey.self] }
        set { self[TabSidebarPartsKey.self] = newValue }
    }
}

extension View {
    /// Sets the initial form of tab views with the style `sidebarAdaptable`: a bar, the default as on iPads, or a
    /// sidebar.
    ///
    /// - Parameters:
    ///   - defaultPlacement: The form at first: the bar or the sidebar.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.tabSidebarParts, transform: { $0.placement = defaultPlacement }, fileID: fileID, line: line)
    }

    /// Adds a view above the tabs in the sidebar of the tab view in this view.
    ///
    /// - Parameters:
    ///   - content: The view, as wide as the sidebar.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func tabViewSidebarHeader<Content: View>(
        @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let header = TabSidebarParts(header: AnyView(content()))
        return transformEnvironment(
            \.tabSidebarParts, transform: { $0.header = header.header }, fileID: fileID, line: line)
    }

    /// Adds a view below the tabs in the sidebar of the tab view in this view, which scrolls with them.
    ///
    /// - Parameters:
    ///   - content: The view, as wide as the sidebar.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func tabViewSidebarFooter<Content: View>(
        @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let footer = TabSidebarParts(footer: AnyView(content()))
        return transformEnvironment(
            \.tabSidebarParts, transform: { $0.footer = footer.footer }, fileID: fileID, line: line)
    }

    /// Adds a view at the bottom of the sidebar of the tab view in this view, which does not scroll with the tabs.
    ///
    /// - Parameters:
    ///   - content: The view, as wide as the sidebar.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let bar = TabSidebarParts(bottomBar: AnyView(content()))
        return transformEnvironment(
            \.tabSidebarParts, transform: { $0.bottomBar = bar.bottomBar }, fileID: fileID, line: line)
    }
}

/// The appearance of the sidebar of a tab view: a list of the tabs by their sections, below a button that hides it.
nonisolated struct TabSidebarView: View, SystemView {
    let parts: TabSidebarParts
    let groups: [TabSidebarGroup]
    /// The number of the selected tab.
    let chosen: Int?
    let hide: @MainActor () -> Void

    @State private var editMode = EditMode.inactive
    @Environment(\.pixelLength) private var pixelLength

    nonisolated init(
        parts: TabSidebarParts, groups: [TabSidebarGroup], chosen: Int?, hide: @escaping @MainActor () -> Void
    ) {
        self.parts = parts
        self.groups = groups
        self.chosen = chosen
        self.hide = hide
    }

    @MainActor private var selection: Binding<Int?> {
        Binding {
            chosen
        } set: { new in
            for group in groups { group.tabs.first { $0.index == new }?.choose() }
        }
    }

    @MainActor private var canBeEdited: Bool {
        groups.contains { $0.tabs.contains { $0.canBeHidden || $0.canBeMoved } }
    }

    /// The groups with the visible tabs; while users customize the sidebar, also hidden tabs that can be shown.
    @MainActor private var shownGroups: [TabSidebarGroup] {
        groups.compactMap { group in
            var group = group
            group.tabs.removeAll { !$0.isShown && !(editMode.isEditing && $0.canBeHidden) }
            return group.tabs.isEmpty && group.actions == nil ? nil : group
        }
    }

    @MainActor var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                SidebarButton(isShown: true, toggle: hide).inTabView
                Spacer(minLength: 0)
                if canBeEdited { EditButton().padding(.horizontal, 20) }
            }
            List(selection: selection) {
                parts.header
                ForEach(shownGroups) { group in
                    if let header = group.header {
                        Section {
                            TabSidebarRows(group: group, customization: parts.customization)
                        } header: {
                            header
                        }
                    } else {
                        TabSidebarRows(group: group, customization: parts.customization)
                    }
                }
                parts.footer
            }
            .listStyle(.sidebar)
            if let bar = parts.bottomBar { bar.padding(.horizontal, 20).padding(.vertical, 12) }
        }
        .environment(\.editMode, canBeEdited ? $editMode : nil)
        .environment(\.tabSidebarParts, TabSidebarParts())
        .environment(\.tabAccessory, nil)
        .overlay(alignment: .trailing) { Color.separator.frame(width: pixelLength).ignoresSafeArea() }
    }
}

/// The rows of a group of tabs in a sidebar, followed by the actions of its section.
private nonisolated struct TabSidebarRows: View, SystemView {
    let group: TabSidebarGroup
    let customization: Binding<TabViewCustomization>?

    @Environment(\.editMode) private var editMode

    nonisolated init(group: TabSidebarGroup, customization: Binding<TabViewCustomization>?) {
        self.group = group
        self.customization = customization
    }

    @MainActor private var isEditing: Bool { editMode?.wrappedValue.isEditing == true }

    @MainActor var body: some View {
        ForEach(group.tabs) { tab in
            if isEditing {
                TabSidebarChoice(tab: tab, customization: customization)
                    .moveDisabled(!tab.canBeMoved)
                    .selectionDisabled()
            } else {
                let row = AnyView(tab.label.badge(tab.badge).lineLimit(1))
                tab.modifiers.reduce(row) { row, modify in modify(row) }
                    .disabled(!tab.isEnabled)
                    .selectionDisabled(!tab.isEnabled)
                    .tag(tab.index)
            }
        }
        .onMove(perform: isEditing ? { move($0, to: $1) } : nil)
        group.actions
    }

    /// Stores the order of the section's tabs after a move. Tabs that are not visible come last.
    @MainActor private func move(_ indices: IndexSet, to end: Int) {
        guard let id = group.customizationID else { return }
        var tabs = group.tabs
        tabs.move(fromOffsets: indices, toOffset: end)
        customization?.wrappedValue[section: id].tabOrder = tabs.compactMap(\.customizationID)
    }
}

/// The row of a tab in a sidebar while users customize it: with a checkmark for visible tabs.
private nonisolated struct TabSidebarChoice: View, SystemView {
    let tab: TabSidebarItem
    let customization: Binding<TabViewCustomization>?

    nonisolated init(tab: TabSidebarItem, customization: Binding<TabViewCustomization>?) {
        self.tab = tab
        self.customization = customization
    }

    @MainActor var body: some View {
        if tab.canBeHidden, let id = tab.customizationID {
            Button {
                customization?.wrappedValue[sidebarVisibility: id] = tab.isShown ? .hidden : .visible
            } label: {
                HStack(spacing: 12) {
                    Image(systemName: tab.isShown ? "checkmark.circle.fill" : "circle")
                        .foregroundStyle(tab.isShown ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                        .accessibilityHidden(true)
                    tab.label.lineLimit(1)
                }
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(tab.isShown ? .isSelected : [])
        } else {
            tab.label.lineLimit(1).foregroundStyle(.secondary)
        }
    }
}

extension SidebarButton {
    /// The button where a navigation bar on an iPad has it, in a bar of that height.
    nonisolated var inTabView: some View { frame(height: 50).padding(.horizontal, 20) }
}

/// A group of tabs in a sidebar: a section, or tabs that are in none.
struct TabSidebarGroup: Identifiable {
    /// The identity of the section, and of the first tab.
    struct ID: Hashable {
        let section: ObjectIdentifier?
        let first: Int
    }

    let id: ID
    let header: AnyView?
    let actions: AnyView?

    /// The identifier for storing the order of the tabs; nil if users cannot change it.
    let customizationID: String?
    var tabs: [TabSidebarItem]

    /// Sorts the tabs by the user's customization; others follow in their own order.
    mutating func arrange(by customization: TabViewCustomization?) {
        guard let order = customizationID.flatMap({ customization?[sectionID: $0] }) else { return }
        let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        let ranks = tabs.enumerated().map { index, tab in
            (tab: tab, rank: tab.customizationID.flatMap { places[$0] } ?? order.count + index)
        }
        tabs = ranks.sorted { $0.rank < $1.rank }.map { $0.tab }
    }
}

/// A tab in a sidebar.
struct TabSidebarItem: Identifiable {
    /// The number of the tab among all of the tab view.
    let index: Int
    let label: AnyView
    let badge: Text?
    let isEnabled: Bool

    /// The modifiers of the row, the innermost first.
    let modifiers: [(AnyView) -> AnyView]

    /// The identifier for storing the user's customization of the tab; nil for none.
    let customizationID: String?

    /// True if the sidebar has the tab outside of edit mode.
    let isShown: Bool
    let canBeHidden: Bool
    let canBeMoved: Bool

    /// Selects the tab.
    let choose: @MainActor () -> Void

    var id: Int { index }
}
