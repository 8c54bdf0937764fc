@_spi(Kernel) import UmweltCore

/// A view that shows a layout node of another view, which then is not shown at its own position.
package nonisolated struct NodeView: PrimitiveView {
    let node: LayoutNode

    package nonisolated init(node: LayoutNode) { self.node = node }

    package nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        NodeViewElement(view, inputs)
    }
}

private final class NodeViewElement: _ViewElement<NodeView> {
    private var node: LayoutNode

    init(_ view: NodeView, _ inputs: _ElementInputs) {
        node = view.node
        super.init(inputs)
        node.show = self
    }

    override func update(_ view: NodeView) {
        guard view.node !== node else { return }
        leaveNode()
        node = view.node
        node.show = self
        layoutNodesChanged()
    }

    private func leaveNode() {
        if node.show === self { node.show = nil }
    }

    override func didLeaveTree() { leaveNode() }

    /// Adds the node, unless the element of the view that it belongs to has left the tree: it may be deallocated.
    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        if !node.isDetached { nodes.append(node) }
    }
}
