import Foundation

extension View {
    /// Lets what scrolls around this view know the views in it: it comes to rest at one of them, or says which one is
    /// to be seen. Apply it to a stack or grid.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(_ScrollTargetLayout(isEnabled: isEnabled))
    }
}

/// Lets what scrolls know the views inside.
public nonisolated struct _ScrollTargetLayout: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let isEnabled: Bool

    nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

    package func makeNode(for element: _Element) -> ScrollTargetLayoutNode { ScrollTargetLayoutNode(element: element) }

    package func update(_ node: ScrollTargetLayoutNode) { node.isEnabled = isEnabled }
}

/// A node of its child's size and place that what scrolls around it knows.
package final class ScrollTargetLayoutNode: WrapperNode {
    var isEnabled = true

    public override func didPlace() { enclosingScroll?.node.targetLayout = self }

    /// The views inside.
    var views: ContiguousArray<LayoutNode> {
        guard isEnabled, !isDetached, var node = children.first else { return [] }
        while let inner = node.wrapped { node = inner }
        return node.children
    }
}
