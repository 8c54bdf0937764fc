import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Adds a menu to the rows of the list that this view is, and an action to a double press of a row.
    ///
    /// ```swift
    /// List(books, selection: $selection) { BookRow(book: $0) }
    ///     .contextMenu(forSelectionType: Book.ID.self) { books in
    ///         Button("Delete", role: .destructive) { delete(books) }.disabled(books.isEmpty)
    ///     } primaryAction: { books in
    ///         open(books)
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - itemType: The type of the rows' values.
    ///   - menu: Makes the items for rows: the selected rows if the menu is requested on one of them, otherwise the row
    ///     under the pointer. The set is empty beside all rows.
    ///   - primaryAction: The action of a double press, with the same rows; nil for none.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        SelectionMenuView(content: self, menu: menu, primaryAction: primaryAction)
    }
}

/// A list with a menu for its rows.
private nonisolated struct SelectionMenuView<Content: View, Value: Hashable, Items: View>: View, SystemView {
    let content: Content
    let menu: (Set<Value>) -> Items
    let primaryAction: ((Set<Value>) -> Void)?

    /// The rows of the open menu, and the position at which it was requested; nil while it is closed.
    @State private var opened: OpenedMenu<Value>?

    nonisolated init(
        content: Content, menu: @escaping (Set<Value>) -> Items, primaryAction: ((Set<Value>) -> Void)?
    ) {
        self.content = content
        self.menu = menu
        self.primaryAction = primaryAction
    }

    @MainActor var body: some View {
        let rows = RowsReference()
        content
            .modifier(
                SelectionMenuTrigger(rows: rows) { [binding = $opened] place, values in
                    binding.wrappedValue = OpenedMenu(values: Set(values.compactMap { $0 as? Value }), place: place)
                }
            )
            .simultaneousGesture(
                SpatialTapGesture(count: 2).onEnded { tap in
                    let values = Set(rows.values(at: tap.location).compactMap { $0 as? Value })
                    if !values.isEmpty { primaryAction?(values) }
                }, including: primaryAction == nil ? .subviews : .all
            )
            .modifier(
                _PresentationModifier(
                    .menu(at: opened?.place ?? .beside),
                    source: .flag(
                        Binding<Bool>(
                            get: { [binding = $opened] in binding.wrappedValue != nil },
                            set: { [binding = $opened] in if !$0 { binding.wrappedValue = nil } }))
                ) { [menu, opened] in
                    MenuList(content: menu(opened?.values ?? []))
                })
    }
}

/// A menu that is open for rows.
private struct OpenedMenu<Value: Hashable> {
    let values: Set<Value>
    let place: MenuPlace
}

/// The reference to the node of a list with a menu, to find the rows at a point.
private final class RowsReference {
    weak var node: LayoutNode?

    /// Returns the values of the rows that a menu at a point of the list is for.
    func values(at point: CGPoint) -> [AnyHashable] {
        guard let node else { return [] }
        let frame = node.frameInWindow
        let place = CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        let rows = Self.rows(in: node)
        guard let row = rows.first(where: { $0.frameInWindow.contains(place) }) else { return [] }
        return values(for: row, among: rows)
    }

    /// Returns the values of the selected rows, for a menu without a point.
    var selected: [AnyHashable] {
        node.map { Self.rows(in: $0).filter(\.isSelected).compactMap(\.value) } ?? []
    }

    private func values(for row: RowNode, among rows: [RowNode]) -> [AnyHashable] {
        (row.isSelected ? rows.filter(\.isSelected) : [row]).compactMap(\.value)
    }

    private static func rows(in node: LayoutNode) -> [RowNode] {
        if let row = node as? RowNode { return [row] }
        return node.children.flatMap { rows(in: $0) }
    }
}

/// A modifier that calls a closure when the user requests the menu of a list's rows.
private nonisolated struct SelectionMenuTrigger: ViewModifier, LayoutModifier {
    typealias Body = Never
    let rows: RowsReference
    let open: @MainActor (MenuPlace, [AnyHashable]) -> Void

    nonisolated init(rows: RowsReference, open: @escaping @MainActor (MenuPlace, [AnyHashable]) -> Void) {
        self.rows = rows
        self.open = open
    }

    func makeNode(for element: _Element) -> SelectionMenuNode { SelectionMenuNode(element: element) }

    func update(_ node: SelectionMenuNode) {
        rows.node = node
        node.rows = rows
        node.open = open
    }
}

/// The layout node of a list with a menu for its rows.
private final class SelectionMenuNode: WrapperNode {
    var rows: RowsReference?
    var open: (@MainActor (MenuPlace, [AnyHashable]) -> Void)?

    override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        interest.events = .menus
        return interest
    }

    override func refine(_ semantics: inout Semantics) {
        if !semantics.actions.contains(.showMenu) { semantics.actions.append(.showMenu) }
    }

    override func handle(_ event: NodeEvent) -> Bool {
        guard let open, let rows else { return false }
        let request: (MenuPlace, [AnyHashable])
        switch event {
        case .perform(.showMenu): request = (.beside, rows.selected)
        case .showMenu(let x, let y):
            let point = CGPoint(x: x, y: y)
            request = (.point(point), rows.values(at: point))
        default: return false
        }
        onMainActor(
            { @MainActor (input: (@MainActor (MenuPlace, [AnyHashable]) -> Void, (MenuPlace, [AnyHashable]))) in
                input.0(input.1.0, input.1.1)
            }, (open, request))
        return true
    }
}
