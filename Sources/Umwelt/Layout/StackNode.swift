import Foundation

/// Arranges nodes in a row along an axis, as ``StackArrangement`` says.
class StackNode: LayoutNode {
    let axis: Axis
    private var spacingOfChildren: CGFloat?
    private var alignmentKey: AlignmentKey

    /// The distance between views where nobody says anything, in points.
    static let defaultSpacing: CGFloat = 8

    init(axis: Axis, alignmentKey: AlignmentKey, element: _Element) {
        self.axis = axis
        self.alignmentKey = alignmentKey
        super.init(element: element)
    }

    func set(spacing: CGFloat?, alignmentKey: AlignmentKey) {
        guard spacing != spacingOfChildren || alignmentKey != self.alignmentKey else { return }
        spacingOfChildren = spacing
        self.alignmentKey = alignmentKey
        setNeedsLayout()
    }

    private func arrange(_ proposal: ProposedViewSize) -> StackArrangement {
        StackArrangement(
            axis: axis, alignmentKey: alignmentKey, spacing: spacingOfChildren, children: children, in: proposal)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let arrangement = arrange(proposal).filledAcross(for: proposal)
        for index in children.indices {
            place(children[index], at: arrangement.origin(of: index), proposal: arrangement.slots[index].proposal)
        }
    }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        arrange(proposal).filledAcross(for: proposal).explicitAlignment(key)
    }

    override var arrangementOfChildren: ArrangementOfChildren { .along(axis) }
}
