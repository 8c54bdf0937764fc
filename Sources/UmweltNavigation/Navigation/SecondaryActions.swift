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
    /// Returns an ellipsis in a circle, as on iOS 18, that shows a menu with some items.
    @MainActor static func button(of items: [AnyView]) -> AnyView {
        AnyView(
            Menu {
                ForEach(items.indices, id: \.self) { items[$0] }
            } label: {
                Image(systemName: "ellipsis.circle").accessibilityLabel(SystemWord.more.text)
            }
            .menuIndicator(.hidden))
    }
}
