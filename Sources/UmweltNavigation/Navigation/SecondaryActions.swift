@_spi(Kernel) import Umwelt

extension ToolbarItemPlacement {
    /// For less frequent actions: in a menu at the trailing end of the navigation bar where windows are narrow,
    /// otherwise at that end itself.
    ///
    /// The bar of an editor, as of ``View/toolbarRole(_:)``, has them without a menu.
    public static var secondaryAction: ToolbarItemPlacement {
        ToolbarItemPlacement(place: .secondary)
    }
}

extension BarMenu: BarMenuMaker {
    /// Returns an ellipsis that shows a menu with some items.
    @MainActor static func button(of items: [AnyView]) -> AnyView {
        AnyView(
            Menu {
                ForEach(items.indices, id: \.self) { items[$0] }
            } label: {
                MoreSymbol()
            }
            .menuIndicator(.hidden))
    }
}

/// The symbol of the menu at the end of a bar: in a circle, unless it has a capsule of glass.
private nonisolated struct MoreSymbol: View, SystemView {
    @Environment(\.appearance.barItems.capsule) private var capsule

    nonisolated init() {}

    @MainActor var body: some View {
        Image(systemName: capsule == nil ? "ellipsis.circle" : "ellipsis").accessibilityLabel(SystemWord.more.text)
    }
}
