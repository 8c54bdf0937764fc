import Foundation
@_spi(Kernel) import Umwelt

/// The modifier that lets a control at the end of a row extend beyond the row's content.
nonisolated struct RowOverhang: ViewModifier, LayoutModifier {
    typealias Body = Never

    /// The distance, in points.
    let length: CGFloat

    nonisolated init(length: CGFloat) { self.length = length }

    func makeNode(for element: _Element) -> RowOverhangNode { RowOverhangNode(element: element) }

    func update(_ node: RowOverhangNode) { node.set(length: length) }
}

/// The layout node of such a control: narrower than the control, which extends beyond it at the trailing side.
final class RowOverhangNode: LayoutNode {
    private var length: CGFloat = 0

    func set(length new: CGFloat) {
        guard new != length else { return }
        length = new
        setNeedsLayout(notifiesParent: true)
    }

    /// True if no view is beside the control in a stack of its row, at the trailing side. The scroll view of the list
    /// is around its rows.
    private var isLast: Bool {
        var node: LayoutNode = self
        while let outer = node.parent, outer.scrollAxes == nil {
            if let stack = outer as? StackNode, stack.axis == .horizontal, stack.children.last !== node { return false }
            node = outer
        }
        return true
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let control = children.first else { return .zero }
        var size = control.size(for: proposal)
        if isLast { size.width = max(size.width - length, 0) }
        return size
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if let control = children.first { place(control, at: .zero, proposal: proposal) }
    }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: proposal)
    }

    override var wrapped: LayoutNode? { children.first }
}
