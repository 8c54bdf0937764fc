/// The element of a view that has one layout node.
class NodeElement<V: View, Node: LayoutNode>: _ViewElement<V> {
    /// The layout node; nil until it is made, which needs the element.
    final var node: Node?

    /// Runs when the layout direction has changed, if it has run before.
    override func update() { node?.set(isRightToLeft: EnvironmentValues(at: scope, tracking: true).isRightToLeft) }

    override var holdsLayoutNodes: Bool { true }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        if let node { nodes.append(node) }
    }

    override func didLeaveTree() { node?.detach() }
}

/// The element of a view with one layout node that holds those of the one element below.
class SingleChildNodeElement<V: View, Child: View, Node: LayoutNode>: NodeElement<V, Node> {
    /// The element below; nil until it is made.
    final var child: _ViewElement<Child>?

    override func updateLayoutContent() { node?.setChildren(child?.ownLayoutNodes ?? []) }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }
}

extension _Element {
    /// The layout nodes that stand for the element.
    final var ownLayoutNodes: ContiguousArray<LayoutNode> {
        var nodes: ContiguousArray<LayoutNode> = []
        collectLayoutNodes(into: &nodes)
        return nodes
    }
}
