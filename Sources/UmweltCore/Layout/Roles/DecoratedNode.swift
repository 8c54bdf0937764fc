/// A layout node that another node than its parent decorates for semantics. Its ``LayoutNode/roles`` contain
/// ``NodeRoles/decorated``.
package protocol DecoratedNode: LayoutNode {
    /// The node that decorates this node; nil if none does.
    var decorator: LayoutNode? { get }
}

extension LayoutNode {
    /// The node that only decorates this node, such as with padding: the parent, or a ``DecoratedNode``'s decorator.
    /// Nil if none does.
    package final var decoration: LayoutNode? {
        if roles.contains(.decorated) { return (self as? any DecoratedNode)?.decorator }
        return parent.flatMap { $0.wrapped === self ? $0 : nil }
    }
}
