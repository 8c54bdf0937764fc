@_spi(Kernel) import Umwelt

/// The menu that a view's title shows. Menus are compared by identity, because views cannot be compared.
final class BarTitleMenu: Equatable, Sendable {
    /// Returns the button that shows the menu, labelled with the title.
    let button: @MainActor @Sendable (_ title: AnyView) -> AnyView

    nonisolated init(button: @escaping @MainActor (_ title: AnyView) -> AnyView) {
        self.button = button
    }

    static func == (left: BarTitleMenu, right: BarTitleMenu) -> Bool { left === right }
}
