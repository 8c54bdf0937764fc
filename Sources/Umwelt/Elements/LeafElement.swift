/// The element of a view that is one layout node without children.
///
/// It is a node of the graph: the layout node is updated when the view, or a value of the environment that was read,
/// changes.
package final class LeafElement<V: View, Node: LayoutNode>: NodeElement<V, Node> {
    private var view: V
    private let apply: (V, Node, EnvironmentValues) -> Void

    package init(
        _ view: V, _ inputs: _ElementInputs, node: (_Element) -> Node,
        apply: @escaping (V, Node, EnvironmentValues) -> Void
    ) {
        self.view = view
        self.apply = apply
        super.init(inputs)
        self.node = node(self)
        graph.run(self)
    }

    public override func update(_ new: V) {
        if areValuesEqual(view, new) { return }
        view = new
        graph.run(self)
    }

    public override func update() {
        guard let node else { return }
        let values = EnvironmentValues(at: scope, tracking: true)
        ObservationTracker.track(for: self) { apply(view, node, values) }
    }

    public override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        if passFlags.contains(.hasPreferences) { node?.addPreference(of: key, to: &value) }
    }

    public override var name: String { String(describing: V.self) }
}
