@_spi(Kernel) import Umwelt

/// The state of the sidebar of a tab view that has room for one.
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

    /// The view below the tabs, which stays.
    var bottomBar: AnyView?

    /// The place where the tabs show until a person chooses another.
    var placement = AdaptableTabBarPlacement.automatic
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
    /// Sets where tab views of the style `sidebarAdaptable` show their tabs first. Without it that is the bar, as on iPads.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.tabSidebarParts) { $0.placement = defaultPlacement }
    }

    /// Adds a view above the tabs in the sidebar of the tab view in this view.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let header = TabSidebarParts(header: AnyView(content()))
        return transformEnvironment(\.tabSidebarParts) { $0.header = header.header }
    }

    /// Adds a view below the tabs in the sidebar of the tab view in this view, which scrolls with them.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let footer = TabSidebarParts(footer: AnyView(content()))
        return transformEnvironment(\.tabSidebarParts) { $0.footer = footer.footer }
    }

    /// Adds a view at the bottom of the sidebar of the tab view in this view, which stays while the tabs scroll.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        let bar = TabSidebarParts(bottomBar: AnyView(content()))
        return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = bar.bottomBar }
    }
}

/// The appearance of the sidebar of a tab view: a list of the tabs by their sections, below a button that hides it.
nonisolated struct TabSidebarView: View, SystemView {
    let parts: TabSidebarParts
    let groups: [TabSidebarGroup]
    /// The number of the selected tab.
    let chosen: Int?
    let hide: @MainActor () -> Void

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

    @MainActor var body: some View {
        VStack(spacing: 0) {
            TabSidebarToggle(word: .hideSidebar, toggle: hide)
                .frame(maxWidth: .infinity, alignment: .leading)
            List(selection: selection) {
                parts.header
                ForEach(groups) { group in
                    if let header = group.header {
                        Section {
                            TabSidebarRows(group: group)
                        } header: {
                            header
                        }
                    } else {
                        TabSidebarRows(group: group)
                    }
                }
                parts.footer
            }
            .listStyle(.sidebar)
            if let bar = parts.bottomBar { bar.padding(.horizontal, 20).padding(.vertical, 12) }
        }
        .environment(\.tabSidebarParts, TabSidebarParts())
        .environment(\.tabAccessory, nil)
        .overlay(alignment: .trailing) { Color.separator.frame(width: pixelLength).ignoresSafeArea() }
    }
}

/// The rows of a group of tabs in a sidebar, and the actions of its section after them.
private nonisolated struct TabSidebarRows: View, SystemView {
    let group: TabSidebarGroup

    nonisolated init(group: TabSidebarGroup) { self.group = group }

    @MainActor var body: some View {
        ForEach(group.tabs) { tab in
            let row = AnyView(tab.label.badge(tab.badge).lineLimit(1))
            tab.modifiers.reduce(row) { row, modify in modify(row) }
                .disabled(!tab.isEnabled)
                .selectionDisabled(!tab.isEnabled)
                .tag(tab.index)
        }
        group.actions
    }
}

/// The button that shows or hides the sidebar of a tab view.
nonisolated struct TabSidebarToggle: View, SystemView {
    let word: SystemWord
    let toggle: @MainActor () -> Void

    nonisolated init(word: SystemWord, toggle: @escaping @MainActor () -> Void) {
        self.word = word
        self.toggle = toggle
    }

    @MainActor var body: some View {
        Button(action: toggle) { Image(systemName: "sidebar.leading").imageScale(.large) }
            .buttonStyle(.automatic)
            .accessibilityLabel(word.text)
            // As high as a navigation bar on an iPad, whose button of the same name it stands for.
            .frame(height: 50)
            .padding(.horizontal, 20)
    }
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
    var tabs: [TabSidebarItem]
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

    /// Selects the tab.
    let choose: @MainActor () -> Void

    var id: Int { index }
}
