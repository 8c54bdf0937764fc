@_spi(Kernel) import Umwelt
import UmweltGraph

/// The maker of the menu at the end of a bar, whose type is above the bar's.
protocol BarMenuMaker {
    /// Returns the button that shows a menu with some items.
    @MainActor static func button(of items: [AnyView]) -> AnyView
}

/// The menu at the end of a bar. A menu's button in the bar uses a ``BarMenuMaker``.
enum BarMenu {
    /// Returns the button that shows a menu with items of the bar; nil without items.
    @MainActor static func button(of items: [BarMenuItem]) -> AnyView? {
        guard !items.isEmpty else { return nil }
        let maker: any BarMenuMaker.Type = BarMenu.self
        return maker.button(of: items.map { AnyView(BarMenuItemView(item: $0)) })
    }
}

/// An item of a bar in the menu at the bar's end.
///
/// The object lives as long as the item. Its view is made when the menu shows, and again when the item has changed.
final class BarMenuItem {
    private let make: () -> AnyView?

    /// The number of changes, which a menu that shows the item reads.
    private let changes: Source<Int>

    private var changeCount = 0

    init(in graph: Graph, make: @escaping () -> AnyView?) {
        self.make = make
        changes = Source(0, in: graph)
    }

    deinit { changes.remove() }

    /// The item as a view of the menu.
    var view: AnyView? {
        _ = changes.value
        return make()
    }

    /// Has a menu that shows the item make its view again.
    ///
    /// The number is counted apart: reading it from `changes` would make the body that updates the item one of its
    /// readers, which would run again without end.
    func itemChanged() {
        changeCount &+= 1
        changes.value = changeCount
    }
}

/// The view of an item in the menu at the end of a bar.
private nonisolated struct BarMenuItemView: View, SystemView {
    let item: BarMenuItem

    nonisolated init(item: BarMenuItem) { self.item = item }

    @MainActor var body: some View { item.view }
}
