extension View {
    /// Sets how early the view is served when a stack hands out its length: views of higher priority get what they want
    /// before others, of which only the smallest sizes are kept back. Usual is 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutPriorityModifier(value: value))
    }
}

/// Sets how early a view is served.
public nonisolated struct _LayoutPriorityModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let value: Double

    nonisolated init(value: Double) { self.value = value.isNaN ? 0 : value }

    package func makeNode(for element: _Element) -> LayoutPriorityNode { LayoutPriorityNode(element: element) }

    package func update(_ node: LayoutPriorityNode) { node.set(value) }
}

/// A node with a priority.
package final class LayoutPriorityNode: WrapperNode {
    private var value = 0.0

    func set(_ new: Double) {
        guard new != value else { return }
        value = new
        setNeedsLayout(notifiesParent: true)
    }

    public override var layoutPriority: Double { value }
}
