/// A layout node that another node than its parent decorates for semantics. Its ``LayoutNode/roles`` contain
/// ``NodeRoles/decorated``.
package protocol DecoratedNode: LayoutNode {
    /// The node that decorates this one; nil if there is none.
    var decorator: LayoutNode? { get }
}

extension LayoutNode {
    /// The node that only decorates this one, such as with space around it: the parent, or a ``DecoratedNode``'s
    /// decorator. Nil if there is none.
    package final var decoration: LayoutNode? {
        if roles.contains(.decorated) { return (self as? any DecoratedNode)?.decorator }
        return parent.flatMap { $0.wrapped === self ? $0 : nil }
    }
}
