/// A view that arranges its content within one layout node.
package protocol ContainerView: PrimitiveView {
    associatedtype Content: View
    associatedtype Node: LayoutNode

    nonisolated var arrangedContent: Content { get }

    /// Makes the view's layout node.
    nonisolated func makeNode(for element: _Element) -> Node

    /// Sets the view's values on the node, which is invalidated if they are new.
    nonisolated func update(_ node: Node)
}

extension ContainerView {
    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        ContainerElement(view, inputs)
    }
}

/// The element of a container view: owns the layout node, whose children are the layout nodes of the content.
final class ContainerElement<V: ContainerView>: SingleChildNodeElement<V, V.Content, V.Node>, ViewContainer {
    init(_ view: V, _ inputs: _ElementInputs) {
        super.init(inputs)
        let node = view.makeNode(for: self)
        if let part = consumeSavedPart(as: Any.self) { (node as? any SavingNode)?.resume(with: part) }
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

    override var hasSavedPart: Bool { V.Node.self is any SavingNode.Type }

    override var savedPart: Any? { saving?.savedPart }

    override var preventsRelease: Bool { saving?.preventsRelease ?? false }

    override var preventsVerification: Bool { saving?.preventsVerification ?? false }

    private var saving: (any SavingNode)? { node as? any SavingNode }

    override var name: String { String(describing: V.self) }
}
