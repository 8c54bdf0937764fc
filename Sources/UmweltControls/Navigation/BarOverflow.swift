@_spi(Kernel) import Umwelt

/// The menu at the end of a bar with the items that the bar has no room for.
struct BarOverflow: Sendable {
    /// Returns the button that shows the menu.
    let button: @MainActor @Sendable (_ items: [AnyView]) -> AnyView
}

/// An item of a bar as it is in the menu at the bar's end. A new one is another one, as views cannot be compared.
final class BarMenuItem: Equatable {
    private let content: AnyView
    private let overflow: BarOverflow

    init(_ content: AnyView, in overflow: BarOverflow) {
        self.content = content
        self.overflow = overflow
    }

    static func == (left: BarMenuItem, right: BarMenuItem) -> Bool { left === right }

    /// Returns the button of the menu with some items; nil if there are none.
    @MainActor static func button(of items: [BarMenuItem]) -> AnyView? {
        items.first?.overflow.button(items.map(\.content))
    }
}
