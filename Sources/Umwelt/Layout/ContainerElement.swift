/// A view that arranges its content within one layout node.
package protocol ContainerView: PrimitiveView {
    associatedtype Content: View
    associatedtype Node: LayoutNode

    nonisolated var arrangedContent: Content { get }

    /// Makes the node.
    nonisolated func makeNode(for element: _Element) -> Node

    /// Hands the view's values to the node, and tells the node if they are new.
    nonisolated func update(_ node: Node)
}

extension ContainerView {
    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        ContainerElement(view, inputs)
    }
}

/// The element of a view that arranges its content.
final class ContainerElement<V: ContainerView>: _ViewElement<V> {
    private var node: V.Node?
    private var child: _ViewElement<V.Content>?

    init(_ view: V, _ inputs: _ElementInputs) {
        super.init(inputs)
        let node = view.makeNode(for: self)
        view.update(node)
        self.node = node
        child = V.Content._makeElement(view.arrangedContent, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ view: V) {
        if let node { view.update(node) }
        child?.update(view.arrangedContent)
    }

    /// Runs when the layout direction has changed.
    override func update() {
        let isRightToLeft = EnvironmentValues(at: scope, tracking: true).layoutDirection == .rightToLeft
        guard let node, node.isRightToLeft != isRightToLeft else { return }
        node.isRightToLeft = isRightToLeft
        node.setNeedsLayout()
    }

    override var holdsLayoutNodes: Bool { true }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        if let node { nodes.append(node) }
    }

    override func updateLayoutContent() {
        var content: ContiguousArray<LayoutNode> = []
        child?.collectLayoutNodes(into: &content)
        node?.setChildren(content)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }

    override func didLeaveTree() { node?.detach() }

    override var name: String { String(describing: V.self) }
}
