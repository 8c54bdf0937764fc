/// A layout node that a container has made for one child, such as a list's row. It is inserted and removed with the
/// child. Its ``LayoutNode/roles`` contain ``NodeRoles/item``.
package protocol ItemNode: LayoutNode {
    /// The child that the node was made for, such as the content of a row.
    var heldItem: LayoutNode? { get }
}

extension LayoutNode {
    /// The node as an ``ItemNode``; nil for other nodes.
    package final var asItem: (any ItemNode)? { roles.contains(.item) ? self as? any ItemNode : nil }
}
