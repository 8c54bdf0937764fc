/// A layout node that shows only some of its children, or uses some as a mask. Its ``LayoutNode/roles`` contain
/// ``NodeRoles/masks``.
package protocol MaskingNode: LayoutNode {
    /// The children that are drawn and receive events.
    var unmaskedChildren: ContiguousArray<LayoutNode> { get }

    /// The nodes that only mask this node: it is visible where they draw.
    var maskNodes: ContiguousArray<LayoutNode> { get }
}

extension LayoutNode {
    /// The children that are drawn and receive events.
    package final var shownChildren: ContiguousArray<LayoutNode> { masking?.unmaskedChildren ?? children }

    /// The node as a ``MaskingNode``; nil for other nodes.
    package final var masking: (any MaskingNode)? { roles.contains(.masks) ? self as? any MaskingNode : nil }
}
