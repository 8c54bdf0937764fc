import Foundation

extension View {
    /// Keeps the view away from its edges; what is inside may reach there with ``ignoresSafeArea(_:edges:)``.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPaddingLayout(insets: insets))
    }

    /// Keeps the view away from some edges; nil for the usual 16 points.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? _PaddingLayout.usual
        return safeAreaPadding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(edges))
    }

    /// Keeps the view away from all edges.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// Keeps a view away from its edges.
public nonisolated struct _SafeAreaPaddingLayout: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let insets: EdgeInsets

    nonisolated init(insets: EdgeInsets) { self.insets = insets }

    package func makeNode(for element: _Element) -> SafeAreaPaddingNode { SafeAreaPaddingNode(element: element) }

    package func update(_ node: SafeAreaPaddingNode) { node.set(insets) }
}

/// A node with room around its child into which that can reach.
package final class SafeAreaPaddingNode: PaddingNode {
    override func set(_ new: EdgeInsets) {
        super.set(new)
        if new != EdgeInsets() { element.tree.hasSafeAreas = true }
    }

    public override var safeAreaInsets: EdgeInsets { insets }
}
