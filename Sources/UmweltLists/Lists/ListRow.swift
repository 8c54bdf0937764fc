@_spi(Kernel) import Umwelt

/// A realised row of a list: its layout node, its accessories, and its position when it was last configured.
final class ListRow {
    let node: RowNode

    /// The background of the row.
    var background = RowAccessory()

    /// The swipe actions of the row.
    var actions = RowAccessory()

    /// Called when the visible swipe actions have disappeared; nil for none.
    var actionsHidden: (() -> Void)?

    /// The position of the row; nil until it is configured.
    var place: RowPosition?

    /// The value that the row is selected by; nil if it is not in a `ForEach`.
    var identity: AnyHashable?

    /// The selection of the inner list that the row is from; nil for that of its list.
    var ownSelection: ListSelection?

    /// True if the row cannot be selected, though its list has a selection.
    var isSelectionDisabled = false

    init(_ node: RowNode) { self.node = node }

    /// True if views belong to the row beside its content.
    var hasAccessories: Bool { background.element != nil || actions.element != nil }

    /// Calls `body` for the element of each accessory.
    func forEachAccessory(_ body: (_Element) -> Void) {
        if let element = background.element { body(element) }
        if let element = actions.element { body(element) }
    }

    /// Removes them.
    func clearAccessories() {
        background.clear()
        actions.clear()
    }
}

/// The position of a row in its section.
struct RowPosition: Equatable {
    /// The number of rows before it.
    let position: Int

    /// The number of all rows.
    let count: Int

    /// True for the first row of its section.
    let isFirst: Bool

    /// True for the last row of its section.
    let isLast: Bool

    /// True if the part directly above is a row of another section.
    let followsRow: Bool

    /// The content of the next row of the section; nil if it is not realized, or for none.
    private let next: ObjectIdentifier?

    init(of index: Int, in parts: ContiguousArray<LazyPart>, position: Int, count: Int) {
        func isRow(_ other: Int) -> Bool {
            parts.indices.contains(other) && parts[other].role == .row
                && parts[other].section == parts[index].section
        }
        self.position = position
        self.count = count
        isFirst = !isRow(index - 1)
        isLast = !isRow(index + 1)
        followsRow = isFirst && index > 0 && parts[index - 1].role == .row
        next = isLast ? nil : parts[index + 1].node.map { ObjectIdentifier($0) }
    }
}

/// A view that belongs to a row beside its content, in the environment of the modifier that added it.
package struct RowAccessory {
    package private(set) var element: _ViewElement<AnyView>?
    private var source: ObjectIdentifier?

    package init() {}

    /// The layout nodes of the view.
    package var nodes: ContiguousArray<LayoutNode> {
        var nodes: ContiguousArray<LayoutNode> = []
        element?.collectLayoutNodes(into: &nodes)
        return nodes
    }

    /// Shows a view, or none with nil. A view from the same source updates the last one in place.
    package mutating func show(
        _ new: (view: AnyView, scope: EnvironmentScope, depth: Int, source: ObjectIdentifier)?, in list: _Element
    ) {
        if let new, let element, source == new.source { return element.update(new.view) }
        clear()
        guard let new else { return }
        source = new.source
        // The element depends on the environment of its modifier, and must run after the element there.
        let depth = max(new.depth, Int(list.depth) + 1)
        element = AnyView._makeElement(
            new.view, _ElementInputs(parent: list, scope: new.scope, tree: list.tree, depth: Int32(depth)))
    }

    /// Removes the view.
    package mutating func clear() {
        element?.leaveTree()
        element = nil
        source = nil
    }
}
