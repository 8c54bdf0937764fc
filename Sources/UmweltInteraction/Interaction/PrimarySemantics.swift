@_spi(Kernel) import UmweltCore

extension View {
    /// Makes the view the primary part of the nearest ancestor with ``primarySemanticsScope()``.
    package nonisolated func primarySemantics() -> some View { modifier(PrimarySemanticsModifier()) }

    /// Applies the semantics that are attached to the view to the primary part inside: a slider's to its track,
    /// whatever is beside that.
    package nonisolated func primarySemanticsScope() -> some View { modifier(PrimarySemanticsScopeModifier()) }
}

/// Marks a view as the primary part of a composite.
private nonisolated struct PrimarySemanticsModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> PrimarySemanticsNode { PrimarySemanticsNode(element: element) }

    func update(_ node: PrimarySemanticsNode) {}
}

/// Applies the semantics attached to a composite to its primary part.
private nonisolated struct PrimarySemanticsScopeModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> PrimarySemanticsScopeNode { PrimarySemanticsScopeNode(element: element) }

    func update(_ node: PrimarySemanticsScopeNode) {}
}

/// A node of its child's size that gets the semantics attached to its scope, where it is the scope's primary part.
final class PrimarySemanticsNode: WrapperNode, DecoratedNode {
    override var roles: NodeRoles { .decorated }

    var decorator: LayoutNode? {
        var node = parent
        while let outer = node {
            if outer is PrimarySemanticsScopeNode { return outer.wrapped === self ? outer : nil }
            node = outer.parent
        }
        return nil
    }
}

/// A node of its child's size that decorates, for semantics, only the primary part inside.
final class PrimarySemanticsScopeNode: WrapperNode {
    override var wrapped: LayoutNode? { primarySemantics(in: children) ?? children.first }

    private func primarySemantics(in nodes: ContiguousArray<LayoutNode>) -> LayoutNode? {
        for node in nodes {
            if node is PrimarySemanticsNode { return node }
            // A primary part inside of another scope belongs to that scope.
            if !(node is PrimarySemanticsScopeNode), let found = primarySemantics(in: node.children) { return found }
        }
        return nil
    }
}
