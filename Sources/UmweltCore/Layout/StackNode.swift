import Foundation

/// A node that arranges its children in a row along an axis, by a ``StackArrangement``.
///
/// Nodes with many children cache their arrangements: when a few children change or are inserted or removed, only these
/// are measured again, and only moved children are placed.
@_spi(Kernel) open class StackNode: LayoutNode {
    package final let axis: Axis
    private var spacingOfChildren: CGFloat?
    private var alignmentKey: AlignmentKey

    /// The distances between the children; nil if they have to be computed again.
    private var gaps: StackGaps?

    /// The distances that the node prefers itself, of nodes with many children; nil if they have to be computed again.
    private var sides: Sides?

    private var reportedSpacing = ReportedSpacing()

    /// A reference, because most stacks have few children and no caches.
    private final class Sides {
        let spacing: ViewSpacing
        init(_ spacing: ViewSpacing) { self.spacing = spacing }
    }

    /// The arrangements of the last proposals, of nodes with many children.
    private var kept = ArrangementCache()

    /// The proposal of the cached arrangement in which the children were placed; nil for none.
    private var placed: ProposedViewSize?

    /// The default distance between views, in points.
    package static let defaultSpacing: CGFloat = 8

    /// The number of children from which arrangements are cached. With fewer the memory costs more than the arithmetic:
    /// a guess, on the safe side.
    private static let many = 16

    public init(axis: Axis, alignmentKey: AlignmentKey, element: _Element) {
        self.axis = axis
        self.alignmentKey = alignmentKey
        super.init(element: element)
    }

    open func set(spacing: CGFloat?, alignmentKey: AlignmentKey) {
        guard spacing != spacingOfChildren || alignmentKey != self.alignmentKey else { return }
        spacingOfChildren = spacing
        self.alignmentKey = alignmentKey
        forget()
        setNeedsLayout()
    }

    private func forget() {
        gaps = nil
        kept.removeAll()
        placed = nil
    }

    /// Keeps cached data of unchanged children. If no child is new, the changes are unknown.
    open override func contentChanged() {
        sides = nil
        if children.count < Self.many || !kept.replaceChildren(children, gaps: &gaps) { forget() }
    }

    /// Only children that the arrangements know have changed.
    open override func childrenChanged() { if kept.isEmpty { gaps = nil } }

    open override func childChanged(_ child: LayoutNode) {
        sides = nil
        if !kept.isEmpty && !kept.invalidate(child, gaps: &gaps) { forget() }
    }

    private func gapsBetweenChildren() -> StackGaps {
        var gaps = gaps ?? StackGaps(between: children, along: axis, spacing: spacingOfChildren)
        gaps.update(children)
        self.gaps = gaps
        return gaps
    }

    private func arrange(_ proposal: ProposedViewSize) -> StackArrangement {
        if let place = kept.place(for: proposal, gaps: gapsBetweenChildren) { return kept[place] }
        let new = StackArrangement(
            axis: axis, alignmentKey: alignmentKey, gaps: gapsBetweenChildren(), children: children, in: proposal)
        if children.count >= Self.many {
            kept.add(new, for: proposal)
            if placed == proposal { placed = nil }
        }
        return new
    }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    #if DEBUG
        open override func measureAgain(_ proposal: ProposedViewSize) -> CGSize {
            let gaps = StackGaps(between: children, along: axis, spacing: spacingOfChildren)
            return StackArrangement(
                axis: axis, alignmentKey: alignmentKey, gaps: gaps, children: children, in: proposal
            ).size
        }
    #endif

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let arrangement = arrange(proposal)
        guard arrangement.isFilledAcross, children.count >= Self.many else {
            let filled = arrangement.filledAcross()
            for index in children.indices { place(children[index], by: filled, at: index) }
            placed = nil
            return
        }
        // From right to left all places depend on the width of the node.
        let isPlaced = placed == proposal && !isRightToLeft
        // The list keeps the children: to retain each meanwhile was a fifth of the time in which many move.
        children.withUnsafeBytes { bytes in
            let nodes = bytes.assumingMemoryBound(to: Unmanaged<LayoutNode>.self)
            for index in isPlaced ? arrangement.moved : nodes.indices {
                nodes[index]._withUnsafeGuaranteedRef { place($0, by: arrangement, at: index) }
            }
        }
        kept.placesTaken(for: proposal)
        placed = isRightToLeft ? nil : proposal
    }

    private func place(_ child: LayoutNode, by arrangement: StackArrangement, at index: Int) {
        let slot = arrangement.slots[index]
        place(child, at: arrangement.origin(of: index), size: slot.size, proposal: slot.proposal)
    }

    open override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        arrange(proposal).filledAcross().explicitAlignment(key)
    }

    open override var spacing: ViewSpacing {
        guard subtreeFlags.contains(.spacing) else { return ViewSpacing() }
        return reportedSpacing.report(currentSpacing)
    }

    open override func hasOtherSpacing() -> Bool { reportedSpacing.differs(from: currentSpacing) }

    private var currentSpacing: ViewSpacing {
        if let sides { return sides.spacing }
        let spacing = ViewSpacing(of: children, along: axis)
        if children.count >= Self.many { sides = Sides(spacing) }
        return spacing
    }

    open override var childArrangement: ChildArrangement { .along(axis) }
}
