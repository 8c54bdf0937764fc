@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltLayout
import Foundation

/// The modifier that lets a scroll node extend beyond the safe area, with its content inset by the same distance:
/// content scrolls under bars, and starts and ends beside them.
package nonisolated struct _ScrollReachLayout: ViewModifier, LayoutModifier {
    package typealias Body = Never

    package init() {}

    package func makeNode(for element: _Element) -> ScrollReachNode { ScrollReachNode(element: element) }

    package func update(_ node: ScrollReachNode) {}
}

/// A node with the size of its scroll node in the safe area, which extends the scroll node beyond it.
package final class ScrollReachNode: LayoutNode {
    private var reach = EdgeInsets()

    /// The scroll node's ``ScrollNode/barRetraction`` at the last placement.
    private var retraction: CGFloat = 0

    package override init(element: _Element) {
        super.init(element: element)
        add(.safeArea)
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.size(for: proposal) ?? .zero
    }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let scroll = children.first as? ScrollNode else { return }
        reach = newReach
        retraction = scroll.barRetraction
        let corner = CGPoint(x: isRightToLeft ? -reach.trailing : -reach.leading, y: -reach.top)
        var insets = reach
        // A view that ignores the safe area begins elsewhere.
        if insets.top > 0 { insets.top += retraction }
        scroll.setFrame(CGRect(origin: corner, size: reach.around(size)), insets: insets, proposal: proposal)
    }

    /// The node always extends to the sides, but up and down only if it scrolls vertically: a row of cards below a bar
    /// does not extend under the bar.
    private var newReach: EdgeInsets {
        guard let scroll = children.first as? ScrollNode else { return EdgeInsets() }
        return insetsBySafeArea.only(scroll.axes.contains(.vertical) ? .all : .horizontal)
    }

    public override func placeChanged() {
        let scroll = children.first as? ScrollNode
        // A view around the scroll node may have moved, which is beneath other bars then.
        if newReach != reach || scroll?.barRetraction != retraction { placeNow() } else { scroll?.notifyBars() }
    }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: proposal)
    }

    public override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    public override var wrapped: LayoutNode? { children.first }
}
