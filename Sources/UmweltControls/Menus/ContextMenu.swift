import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Adds a context menu to the view.
    ///
    /// The user opens it with the secondary button of a mouse, with a long touch, or with the menu key.
    ///
    /// ```swift
    /// BookRow(book: book).contextMenu {
    ///     Button("Share") { share(book) }
    ///     Button("Delete", role: .destructive) { delete(book) }
    /// }
    /// ```
    ///
    /// - Parameter menuItems: Makes the items: buttons, toggles, pickers, dividers, texts, and other menus.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        ContextMenuView(content: self, items: menuItems(), preview: nil as EmptyView?)
    }

    /// Adds a context menu to the view, with a preview above its items.
    ///
    /// - Parameters:
    ///   - menuItems: Makes the items: buttons, toggles, pickers, dividers, texts, and other menus.
    ///   - preview: Makes the preview.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        ContextMenuView(content: self, items: menuItems(), preview: preview())
    }

    /// Adds a context menu to the view, or none.
    ///
    /// - Parameter contextMenu: The menu; nil for none.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        ContextMenuView(content: self, items: contextMenu?.items, preview: nil as EmptyView?)
    }
}

/// The items of a view's menu.
public nonisolated struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems

    /// Makes a menu of items.
    ///
    /// - Parameter menuItems: Makes the items: buttons, toggles, pickers, dividers, texts, and other menus.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// A view with a menu.
private nonisolated struct ContextMenuView<Content: View, Items: View, Preview: View>: View, SystemView {
    let content: Content
    let items: Items
    let preview: Preview?

    /// The position at which the menu was requested, in the view's coordinates; nil while it is closed.
    @State private var place: MenuPlace?

    nonisolated init(content: Content, items: Items, preview: Preview?) {
        self.content = content
        self.items = items
        self.preview = preview
    }

    @MainActor var body: some View {
        content
            .modifier(MenuTrigger { [binding = $place] in binding.wrappedValue = $0 })
            .modifier(
                _PresentationModifier(.menu(at: place ?? .beside), source: .flag($place.isSome)) { [items, preview] in
                    Group {
                        preview
                        MenuList(content: items)
                    }
                })
    }
}

extension Binding where Value == MenuPlace? {
    /// True while the menu is open; setting it to true has no effect.
    fileprivate var isSome: Binding<Bool> {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}

/// A modifier that calls a closure when the user requests the menu of a view.
private nonisolated struct MenuTrigger: ViewModifier, LayoutModifier {
    typealias Body = Never
    let open: @MainActor (MenuPlace) -> Void

    nonisolated init(open: @escaping @MainActor (MenuPlace) -> Void) { self.open = open }

    func makeNode(for element: _Element) -> MenuTriggerNode { MenuTriggerNode(element: element) }

    func update(_ node: MenuTriggerNode) { node.open = open }

    func readEnvironment(_ values: EnvironmentValues, for node: MenuTriggerNode) {
        node.set(isEnabled: values.isEnabled)
    }
}

/// The layout node of a view that has a menu.
private final class MenuTriggerNode: WrapperNode {
    var open: (@MainActor (MenuPlace) -> Void)?
    private var isEnabled = true

    func set(isEnabled new: Bool) {
        guard new != isEnabled else { return }
        isEnabled = new
        setNeedsSend()
        semanticsTarget.setNeedsSend()
    }

    override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        if isEnabled { interest.events = .menus }
        return interest
    }

    override func refine(_ semantics: inout Semantics) {
        if isEnabled && !semantics.actions.contains(.showMenu) { semantics.actions.append(.showMenu) }
    }

    override func handle(_ event: NodeEvent) -> Bool {
        let place: MenuPlace
        switch event {
        case .perform(.showMenu): place = .beside
        case .showMenu(let x, let y): place = .point(CGPoint(x: x, y: y))
        default: return false
        }
        guard isEnabled, let open else { return false }
        onMainActor(
            { @MainActor (input: (@MainActor (MenuPlace) -> Void, MenuPlace)) in input.0(input.1) }, (open, place))
        return true
    }
}
