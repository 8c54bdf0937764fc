@_spi(Kernel) import Umwelt

/// A row of a list that is made.
final class ListRow {
    let node: RowNode

    /// What is behind the row.
    var background = RowAccessory()

    /// The buttons beside the row's content.
    var actions = RowAccessory()

    /// Where the row is.
    var place: RowPosition?

    /// What the row stands for; nil if it is not in a `ForEach`.
    var identity: AnyHashable?

    init(_ node: RowNode) { self.node = node }

    /// Whether views belong to the row beside its content.
    var hasAccessories: Bool { background.element != nil || actions.element != nil }
}

/// Where a row is among the others.
struct RowPosition: Equatable {
    /// How many rows are before it.
    let position: Int

    /// How many rows there are.
    let count: Int

    /// Whether it is the first one of its section.
    let isFirst: Bool

    /// Whether it is the last one of its section.
    let isLast: Bool

    /// Whether a row of another section ends right above.
    let followsRow: Bool

    /// What is in the next row of the section, if that has been made.
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

/// A view that belongs to a row, in the environment where it was said.
struct RowAccessory {
    private(set) var element: _ViewElement<AnyView>?
    private var source: ObjectIdentifier?

    /// The part's layout nodes.
    var nodes: ContiguousArray<LayoutNode> {
        var nodes: ContiguousArray<LayoutNode> = []
        element?.collectLayoutNodes(into: &nodes)
        return nodes
    }

    /// Shows a view, or none. One from the same source takes the last one's place.
    mutating func show(
        _ new: (view: AnyView, scope: EnvironmentScope, depth: Int, source: ObjectIdentifier)?, in list: _Element
    ) {
        if let new, let element, source == new.source { return element.update(new.view) }
        clear()
        guard let new else { return }
        source = new.source
        // Deeper than what it sees the environment of, so that it runs after that.
        let depth = max(new.depth, Int(list.depth) + 1)
        element = AnyView._makeElement(
            new.view, _ElementInputs(parent: list, scope: new.scope, tree: list.tree, depth: Int32(depth)))
    }

    /// Takes the view away.
    mutating func clear() {
        element?.leaveTree()
        element = nil
        source = nil
    }
}
