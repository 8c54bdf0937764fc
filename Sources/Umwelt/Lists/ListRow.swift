/// A row of a list that is made.
final class ListRow {
    let node: RowNode

    /// What is behind the row.
    var background = RowPart()

    /// The buttons beside the row's content.
    var actions = RowPart()

    /// What the row stands for; nil if it is not in a `ForEach`.
    var identity: AnyHashable?

    init(_ node: RowNode) { self.node = node }
}

/// A view that belongs to a row, in the environment where it was said.
struct RowPart {
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
