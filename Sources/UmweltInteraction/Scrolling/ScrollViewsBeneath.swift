@_spi(Kernel) import UmweltCore

/// The scroll views of a page that have content beneath a bar.
///
/// If there are several scroll views, the bar follows the first in view order, not the last that moved. So the bar
/// depends only on the scroll offsets.
package struct ScrollViewsBeneath {
    private var references: [Reference] = []

    private struct Reference { weak var node: ScrollNode? }

    package init() {}

    /// Records whether a scroll view has content beneath the bar.
    ///
    /// - Returns: False if the scroll view had none before, and has none now.
    @discardableResult package mutating func set(_ node: ScrollNode, isBeneath: Bool) -> Bool {
        references.removeAll { $0.node == nil }
        let index = references.firstIndex { $0.node === node }
        if isBeneath, index == nil { references.append(Reference(node: node)) }
        if !isBeneath, let index { references.remove(at: index) }
        return isBeneath || index != nil
    }

    /// The scroll views inside a node, in order of registration.
    package func all(in page: LayoutNode) -> [ScrollNode] {
        references.compactMap { reference in
            guard let node = reference.node, !node.isDetached, node.isInside(page) else { return nil }
            return node
        }
    }

    /// The first of them in view order; nil for none.
    package func first(in page: LayoutNode) -> ScrollNode? {
        let nodes = all(in: page)
        // A closure: the compiler crashes now and then on a key path to this unowned property.
        guard let index = ViewOrder.firstIndex(of: nodes.map { $0.element }) else { return nil }
        return nodes[index]
    }
}

extension LayoutNode {
    /// True if another node is an ancestor of this one.
    fileprivate func isInside(_ other: LayoutNode) -> Bool {
        var node = parent
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}
