/// A layout node that measures several nodes and has only some as its children. Its ``LayoutNode/roles`` contain
/// ``NodeRoles/choice``.
package protocol ChoosingNode: LayoutNode {
    /// The nodes to choose from.
    var candidates: ContiguousArray<LayoutNode> { get }
}

extension LayoutNode {
    /// The nodes that the node measures: its children, or its candidates.
    final var measuredNodes: ContiguousArray<LayoutNode> {
        roles.contains(.choice) ? (self as? any ChoosingNode)?.candidates ?? children : children
    }
}
