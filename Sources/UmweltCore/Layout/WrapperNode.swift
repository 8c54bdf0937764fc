import Foundation

/// A node with the same frame as its only child, to which a subclass adds something.
@_spi(Kernel) open class WrapperNode: LayoutNode {
    public final override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.size(for: proposal) ?? .zero
    }

    public final override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if let child = children.first { place(child, at: .zero, proposal: proposal) }
        didPlace()
    }

    /// Called when the node has been placed.
    open func didPlace() {}

    public final override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: proposal)
    }

    open override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    public final override var isSpacer: Bool { children.first?.isSpacer ?? false }

    open override var wrapped: LayoutNode? { children.first }

    package final override var arranged: LayoutNode? { children.first }
}
