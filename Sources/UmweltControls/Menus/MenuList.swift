@_spi(Kernel) import Umwelt

struct IsInMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is an item of a menu.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}

/// What a menu shows: its items below each other, in looks of the system's.
nonisolated struct MenuList<Content: View>: View, SystemView {
    let content: Content

    nonisolated init(content: Content) { self.content = content }

    /// Whatever is set around the menu's button for its own looks is not for the list.
    @MainActor var body: some View {
        MenuColumn(arrangedContent: content)
            .environment(\.isInMenu, true)
            .buttonStyle(MenuItemStyle())
            .toggleStyle(MenuToggleStyle())
            .labelStyle(MenuLabelStyle())
            .environment(\.labelsVisibility, .automatic)
            // Items have a font and a colour of their own: these are those of headings.
            .font(.footnote)
            .foregroundStyle(Color.secondary)
            .multilineTextAlignment(.leading)
            .environment(\.lineLimit, nil)
            .environment(\.isEnabled, true)
            .unredacted()
    }
}
