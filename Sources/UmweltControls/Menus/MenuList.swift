@_spi(Kernel) import Umwelt

struct IsInMenuKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the view is an item of a menu.
    package var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}

/// The content of an open menu: its items below each other, in the system's appearance.
package nonisolated struct MenuList<Content: View>: View, SystemView {
    let content: Content

    package nonisolated init(content: Content) { self.content = content }

    /// The items, without the styles and fonts that are set around the menu's button for its own appearance.
    @MainActor package var body: some View {
        MenuColumn(arrangedContent: content)
            .environment(\.isInMenu, true)
            .buttonStyle(MenuItemStyle())
            .toggleStyle(MenuToggleStyle())
            .labelStyle(MenuLabelStyle())
            .environment(\.labelsVisibility, .automatic)
            // Items set a font and a colour of their own, so these are for headings.
            .font(.footnote)
            .foregroundStyle(Color.secondary)
            .multilineTextAlignment(.leading)
            .environment(\.lineLimit, nil)
            .environment(\.isEnabled, true)
            .unredacted()
    }
}
