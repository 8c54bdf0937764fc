import Foundation

/// A node that arranges its children in a row along an axis, by a ``StackArrangement``.
@_spi(Kernel) open class StackNode: LayoutNode {
    package final let axis: Axis
    private var spacingOfChildren: CGFloat?
    private var alignmentKey: AlignmentKey
    /// The distances between the children; nil if they have to be computed anew.
    private var gaps: StackGaps?

    /// The default distance between views, in points.
    package static let defaultSpacing: CGFloat = 8

    public init(axis: Axis, alignmentKey: AlignmentKey, element: _Element) {
        self.axis = axis
        self.alignmentKey = alignmentKey
        super.init(element: element)
    }

    open func set(spacing: CGFloat?, alignmentKey: AlignmentKey) {
        guard spacing != spacingOfChildren || alignmentKey != self.alignmentKey else { return }
        spacingOfChildren = spacing
        gaps = nil
        self.alignmentKey = alignmentKey
        setNeedsLayout()
    }

    private func arrange(_ proposal: ProposedViewSize) -> StackArrangement {
        let gaps = gaps ?? StackGaps(between: children, along: axis, spacing: spacingOfChildren)
        self.gaps = gaps
        return StackArrangement(
            axis: axis, alignmentKey: alignmentKey, gaps: gaps, children: children, in: proposal)
    }

    open override func contentChanged() { gaps = nil }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let arrangement = arrange(proposal).filledAcross(for: proposal)
        for index in children.indices {
            place(children[index], at: arrangement.origin(of: index), proposal: arrangement.slots[index].proposal)
        }
    }

    open override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        arrange(proposal).filledAcross(for: proposal).explicitAlignment(key)
    }

    open override var spacing: ViewSpacing {
        guard subtreeFlags.contains(.spacing) else { return ViewSpacing() }
        return ViewSpacing(of: children.lazy.map(\.spacing), along: axis)
    }

    open override var childArrangement: ChildArrangement { .along(axis) }
}
