@_spi(Kernel) import UmweltCore

extension View {
    /// Sets the view's priority when a stack distributes its length.
    ///
    /// ```swift
    /// HStack {
    ///     Text(path).lineLimit(1)
    ///     Text(size).layoutPriority(1)
    /// }
    /// ```
    ///
    /// Views of higher priority are measured first, with the available length minus the minimum lengths of the others.
    ///
    /// - Parameter value: The priority; 0 by default.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutPriorityModifier(value: value))
    }
}

/// The modifier that sets a view's layout priority.
public nonisolated struct _LayoutPriorityModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let value: Double

    nonisolated init(value: Double) { self.value = value.isNaN ? 0 : value }

    package func makeNode(for element: _Element) -> LayoutPriorityNode { LayoutPriorityNode(element: element) }

    package func update(_ node: LayoutPriorityNode) { node.set(value) }
}

/// A node with a layout priority.
package final class LayoutPriorityNode: WrapperNode {
    private var value = 0.0

    func set(_ new: Double) {
        guard new != value else { return }
        value = new
        setNeedsLayout(notifiesParent: true)
    }

    public override var layoutPriority: Double { value }
}
