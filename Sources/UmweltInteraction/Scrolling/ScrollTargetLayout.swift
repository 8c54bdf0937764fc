@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Makes the views in this stack or grid the scroll targets of the enclosing scrollable view.
    ///
    /// Scrolling can stop at them, and a scroll position binding records the visible one.
    ///
    /// - Parameter isEnabled: False to make the views no targets.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(_ScrollTargetLayout(isEnabled: isEnabled))
    }
}

/// The modifier that makes the views of a stack or grid scroll targets.
public nonisolated struct _ScrollTargetLayout: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let isEnabled: Bool

    nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

    package func makeNode(for element: _Element) -> ScrollTargetLayoutNode { ScrollTargetLayoutNode(element: element) }

    package func update(_ node: ScrollTargetLayoutNode) { node.isEnabled = isEnabled }
}

/// A node of its child's size and place, whose views are the targets of the enclosing scroll node.
package final class ScrollTargetLayoutNode: WrapperNode {
    var isEnabled = true

    public override func didPlace() { enclosingScroll?.node.targetLayout = self }

    /// The views of the stack or grid; none if it is disabled.
    var views: ContiguousArray<LayoutNode> {
        guard isEnabled, !isDetached, var node = children.first else { return [] }
        while let inner = node.wrapped { node = inner }
        return node.children
    }
}
