@_spi(Kernel) import Umwelt

/// The content of a tab as one page: several views, or none, are arranged in a column, like a window's.
///
/// Without it each view of the content would be a separate tab, as in a `TabView` with `tabItem(_:)`, and a tab with
/// empty content would not be in the bar.
nonisolated struct TabScreen<Content: View>: PrimitiveView {
    let content: Content

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        TabScreenElement(view, inputs)
    }
}

private final class TabScreenElement<Content: View>: SingleChildElement<TabScreen<Content>, Content> {
    private var page: LayoutNode?

    /// The node that arranges several views; nil as long as there has been one at all times.
    private var column: StackNode?

    init(_ view: TabScreen<Content>, _ inputs: _ElementInputs) {
        super.init(inputs)
        child = Content._makeElement(view.content, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ view: TabScreen<Content>) { child?.update(view.content) }

    /// Runs when the layout direction has changed.
    override func update() {
        isRightToLeft = EnvironmentValues(at: scope, tracking: true).isRightToLeft
        column?.set(isRightToLeft: isRightToLeft)
    }

    private var isRightToLeft = false

    override var holdsLayoutNodes: Bool { true }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        if let page { nodes.append(page) }
    }

    override func updateLayoutContent() {
        let parts = child?.ownLayoutNodes ?? []
        if parts.count == 1 {
            // The node leaves the column before it is added to the tab.
            column?.setChildren([])
            page = parts[0]
        } else {
            let column = column ?? makeColumn()
            self.column = column
            column.setChildren(parts)
            page = column
        }
        layoutNodesChanged()
    }

    private func makeColumn() -> StackNode {
        let node = StackNode(axis: .vertical, alignmentKey: HorizontalAlignment.center.key, element: self)
        node.set(isRightToLeft: isRightToLeft)
        return node
    }

    override func didLeaveTree() { column?.detach() }
}
