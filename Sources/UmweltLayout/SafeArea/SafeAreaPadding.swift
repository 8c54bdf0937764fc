@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Adds space around the view that its content may extend into with ``ignoresSafeArea(_:edges:)``.
    ///
    /// - Parameter insets: The space at each edge, in points.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPaddingLayout(insets: insets))
    }

    /// Adds space at some edges that content may extend into, in points; nil for the default of 16.
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The space at each of the edges, in points; nil for the default of 16.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? _PaddingLayout.usual
        return safeAreaPadding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(edges))
    }

    /// Adds the same space at all edges that content may extend into, in points.
    ///
    /// - Parameter length: The space, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// The modifier that adds space around a view that content may extend into.
public nonisolated struct _SafeAreaPaddingLayout: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let insets: EdgeInsets

    nonisolated init(insets: EdgeInsets) { self.insets = insets }

    package func makeNode(for element: _Element) -> SafeAreaPaddingNode { SafeAreaPaddingNode(element: element) }

    package func update(_ node: SafeAreaPaddingNode) { node.set(insets) }
}

/// A node with space around its child into which the child can extend.
package final class SafeAreaPaddingNode: PaddingNode, InsettingNode {
    override func set(_ new: EdgeInsets) {
        super.set(new)
        if new != EdgeInsets() { element.tree.hasSafeAreas = true }
    }

    package override var roles: NodeRoles { .insets }

    package var safeAreaInsets: EdgeInsets { insets }
}
