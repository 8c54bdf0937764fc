/// The element of a view that has one layout node.
@_spi(Kernel) open class NodeElement<V: View, Node: LayoutNode>: _ViewElement<V> {
    /// The layout node; nil until it is made, which needs the element.
    package final var node: Node?

    /// Runs when the layout direction has changed, if it has run before.
    open override func update() { node?.set(isRightToLeft: EnvironmentValues(at: scope, tracking: true).isRightToLeft) }

    open override var holdsLayoutNodes: Bool { true }

    open override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        if let node { nodes.append(node) }
    }

    open override func didLeaveTree() { node?.detach() }
}

/// The element of a view with one layout node, which contains the nodes of its only child.
@_spi(Kernel) open class SingleChildNodeElement<V: View, Child: View, Node: LayoutNode>: NodeElement<V, Node> {
    /// The element below; nil until it is made.
    package final var child: _ViewElement<Child>?

    open override func updateLayoutContent() { node?.setChildren(child?.ownLayoutNodes ?? []) }

    open override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }
}
