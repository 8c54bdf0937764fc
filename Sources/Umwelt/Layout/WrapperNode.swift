import Foundation

/// A node that takes its child's size and place.
class WrapperNode: LayoutNode {
    final override func measure(_ proposal: ProposedViewSize) -> CGSize { children.first?.size(for: proposal) ?? .zero }

    final override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if let child = children.first { place(child, at: .zero, proposal: proposal) }
        didPlace()
    }

    /// Called when the node has been placed.
    func didPlace() {}

    final override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: proposal)
    }

    override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    final override var isSpacer: Bool { children.first?.isSpacer ?? false }

    override var wrapped: LayoutNode? { children.first }
}
