extension View {
    /// Says that the view is what matters of the one around it that ``standsForMainPart()``.
    package nonisolated func mainPart() -> some View { modifier(MainPartModifier()) }

    /// Hands what is said of the view to the main part inside: a slider is its track, whatever stands beside that.
    package nonisolated func standsForMainPart() -> some View { modifier(MainPartHolderModifier()) }
}

/// Marks what matters of several views.
private nonisolated struct MainPartModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> MainPartNode { MainPartNode(element: element) }

    func update(_ node: MainPartNode) {}
}

/// Hands what is said of several views to the main one.
private nonisolated struct MainPartHolderModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> MainPartHolderNode { MainPartHolderNode(element: element) }

    func update(_ node: MainPartHolderNode) {}
}

/// A node of its child's size that is meant by what is said of all that it is one part of.
final class MainPartNode: WrapperNode {
    override var decoration: LayoutNode? {
        var node = parent
        while let outer = node {
            if outer is MainPartHolderNode { return outer.wrapped === self ? outer : nil }
            node = outer.parent
        }
        return nil
    }
}

/// A node of its child's size that decorates, as far as people are told, only the main part inside.
final class MainPartHolderNode: WrapperNode {
    override var wrapped: LayoutNode? { mainPart(in: children) ?? children.first }

    private func mainPart(in nodes: ContiguousArray<LayoutNode>) -> LayoutNode? {
        for node in nodes {
            if node is MainPartNode { return node }
            // What is inside of another one is that one's.
            if !(node is MainPartHolderNode), let found = mainPart(in: node.children) { return found }
        }
        return nil
    }
}
