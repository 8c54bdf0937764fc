extension View {
    /// Sets the view's drawing order in its container.
    ///
    /// ```swift
    /// ZStack {
    ///     Card().zIndex(1)
    ///     Rectangle()
    /// }
    /// ```
    ///
    /// - Parameter value: The order: views with greater values are in front. The default is 0; views with equal values
    ///   are drawn in view order.
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }
}

/// The modifier that sets a view's drawing order.
public nonisolated struct _ZIndexModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let value: Double

    nonisolated init(value: Double) { self.value = value.isNaN ? 0 : value }

    package func makeNode(for element: _Element) -> ZIndexNode { ZIndexNode(element: element) }

    package func update(_ node: ZIndexNode) { node.set(value) }
}

/// A node with an explicit drawing order.
package final class ZIndexNode: WrapperNode {
    fileprivate private(set) var value = 0.0

    package override init(element: _Element) {
        super.init(element: element)
        add(.order)
    }

    func set(_ new: Double) {
        guard new != value else { return }
        value = new
        // The node that draws in this order is the first ancestor that arranges more than this one.
        var node: LayoutNode = self
        while let outer = node.parent, outer.arranged === node { node = outer }
        node.parent?.setNeedsSend()
    }
}

extension LayoutNode {
    /// The value of the node in the drawing order; 0 by default.
    final var depthOrder: Double {
        var node: LayoutNode? = self
        while let current = node, current.subtreeFlags.contains(.order) {
            if let index = current as? ZIndexNode { return index.value }
            node = current.arranged
        }
        return 0
    }

    /// The drawing order of the children, as indices; nil for view order.
    final var orderByDepth: [Int]? {
        let orders = children.map(\.depthOrder)
        guard orders.contains(where: { $0 != orders[0] }) else { return nil }
        return orders.indices.sorted { orders[$0] == orders[$1] ? $0 < $1 : orders[$0] < orders[$1] }
    }
}
