extension View {
    /// Sets how far in front of the other views in its container the view is drawn: greater numbers are in front, views
    /// with one number in view order.
    ///
    /// ```swift
    /// ZStack {
    ///     Card().zIndex(1)
    ///     Rectangle()
    /// }
    /// ```
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }
}

/// Sets how far in front of others a view is drawn.
public nonisolated struct _ZIndexModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let value: Double

    nonisolated init(value: Double) { self.value = value.isNaN ? 0 : value }

    package func makeNode(for element: _Element) -> ZIndexNode { ZIndexNode(element: element) }

    package func update(_ node: ZIndexNode) { node.set(value) }
}

/// A node that says how far in front of others it is drawn.
package final class ZIndexNode: WrapperNode {
    fileprivate private(set) var value = 0.0

    override init(element: _Element) {
        super.init(element: element)
        add(.order)
    }

    func set(_ new: Double) {
        guard new != value else { return }
        value = new
        var node: LayoutNode = self
        while let outer = node.parent, outer.wrapped === node { node = outer }
        node.parent?.noteChange()
    }
}

extension LayoutNode {
    /// How far in front of others the node is drawn.
    private var depthOrder: Double {
        var node: LayoutNode? = self
        while let current = node, current.subtreeFlags.contains(.order) {
            if let index = current as? ZIndexNode { return index.value }
            node = current.wrapped
        }
        return 0
    }

    /// The order in which the children are drawn, as they say; nil for view order.
    final var orderByDepth: [Int]? {
        let orders = children.map(\.depthOrder)
        guard orders.contains(where: { $0 != orders[0] }) else { return nil }
        return orders.indices.sorted { orders[$0] == orders[$1] ? $0 < $1 : orders[$0] < orders[$1] }
    }
}
