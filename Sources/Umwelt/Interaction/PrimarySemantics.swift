extension View {
    /// Says that the view is what matters of the one around it that ``primarySemanticsScope()``.
    package nonisolated func primarySemantics() -> some View { modifier(PrimarySemanticsModifier()) }

    /// Hands what is said of the view to the main part inside: a slider is its track, whatever stands beside that.
    package nonisolated func primarySemanticsScope() -> some View { modifier(PrimarySemanticsScopeModifier()) }
}

/// Marks what matters of several views.
private nonisolated struct PrimarySemanticsModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> PrimarySemanticsNode { PrimarySemanticsNode(element: element) }

    func update(_ node: PrimarySemanticsNode) {}
}

/// Hands what is said of several views to the main one.
private nonisolated struct PrimarySemanticsScopeModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> PrimarySemanticsScopeNode { PrimarySemanticsScopeNode(element: element) }

    func update(_ node: PrimarySemanticsScopeNode) {}
}

/// A node of its child's size that is meant by what is said of all that it is one part of.
final class PrimarySemanticsNode: WrapperNode {
    override var decoration: LayoutNode? {
        var node = parent
        while let outer = node {
            if outer is PrimarySemanticsScopeNode { return outer.wrapped === self ? outer : nil }
            node = outer.parent
        }
        return nil
    }
}

/// A node of its child's size that decorates, as far as people are told, only the main part inside.
final class PrimarySemanticsScopeNode: WrapperNode {
    override var wrapped: LayoutNode? { primarySemantics(in: children) ?? children.first }

    private func primarySemantics(in nodes: ContiguousArray<LayoutNode>) -> LayoutNode? {
        for node in nodes {
            if node is PrimarySemanticsNode { return node }
            // What is inside of another one is that one's.
            if !(node is PrimarySemanticsScopeNode), let found = primarySemantics(in: node.children) { return found }
        }
        return nil
    }
}
