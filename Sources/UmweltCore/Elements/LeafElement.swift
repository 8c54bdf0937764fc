/// The element of a view that is one layout node without children. Subclasses define how the view updates the node.
///
/// It is a node of the graph: the layout node is updated when the view, or a value of the environment that was read,
/// changes.
@_spi(Kernel) open class BareLeafElement<V: View, Node: LayoutNode>: NodeElement<V, Node> {
    private final var view: V

    @_spi(Kernel) public init(_ view: V, _ inputs: _ElementInputs, node: (_Element) -> Node) {
        self.view = view
        super.init(inputs)
        self.node = node(self)
        graph.run(self)
    }

    /// Sets the view's values on its node, in an environment.
    ///
    /// - Parameters:
    ///   - view: The current value of the view.
    ///   - node: The node to update, which compares and invalidates itself.
    ///   - values: The environment; the element depends on each value that is read.
    open func apply(_ view: V, to node: Node, in values: EnvironmentValues) {}

    public final override func update(_ new: V) {
        if areValuesEqual(view, new) { return }
        view = new
        graph.run(self)
    }

    public final override func update() {
        guard let node else { return }
        let values = EnvironmentValues(at: scope, tracking: true)
        ObservationTracker.track(for: self) { apply(view, to: node, in: values) }
    }

    public final override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        if passFlags.contains(.hasPreferences) { node?.textual?.addPreference(of: key, to: &value) }
    }

    public final override var name: String { String(describing: V.self) }
}

/// The element of a view that is one layout node without children, and which a closure applies to the node.
package final class LeafElement<V: View, Node: LayoutNode>: BareLeafElement<V, Node> {
    private let closure: (V, Node, EnvironmentValues) -> Void

    package init(
        _ view: V, _ inputs: _ElementInputs, node: (_Element) -> Node,
        apply: @escaping (V, Node, EnvironmentValues) -> Void
    ) {
        closure = apply
        super.init(view, inputs, node: node)
    }

    package override func apply(_ view: V, to node: Node, in values: EnvironmentValues) { closure(view, node, values) }
}
