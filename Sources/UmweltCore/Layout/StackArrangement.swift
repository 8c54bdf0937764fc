import Foundation

/// The positions of nodes in a row along an axis.
///
/// The least flexible node is measured first, with an equal share of the remaining length. The others share the rest.
/// Nodes of higher priority come first. The minimum sizes of the others are reserved.
///
/// An arrangement can be reused: after a change of a few nodes only those are measured again, and those with another
/// proposal. The rest is arithmetic.
package struct StackArrangement {
    /// The position and size of one node.
    package struct Slot {
        fileprivate var offer = CompactProposal.none
        fileprivate(set) var size = CGSize.zero
        /// The position along the axis.
        fileprivate var main: CGFloat = 0
        /// The position of the alignment guide across the axis, from the node's own edge.
        fileprivate var guide: CGFloat = 0

        package var proposal: ProposedViewSize { offer.proposal }
    }

    /// The demand of a node for a share of the length.
    private struct Demand {
        var priority: Double = 0
        var smallest: CGFloat = 0
        var flexibility: CGFloat = 0

        /// True if a node with this demand may come before a node with the other.
        func mayPrecede(_ other: Demand) -> Bool {
            priority != other.priority ? priority > other.priority : !(flexibility > other.flexibility)
        }

        /// True if nodes with the two demands get their shares in the order of the nodes.
        func ranks(with other: Demand) -> Bool { priority == other.priority && flexibility == other.flexibility }
    }

    package private(set) var slots: ContiguousArray<Slot>
    package private(set) var size = CGSize.zero

    /// The slots whose position, size or proposal has changed since the positions were last read.
    private(set) var moved = 0..<0

    /// The nodes, in order.
    private(set) var children: ContiguousArray<LayoutNode>

    private let axis: Axis
    private let alignmentKey: AlignmentKey
    private var gaps: StackGaps
    private let proposed: ProposedViewSize

    /// The demands of the nodes; empty if no length is shared.
    private var demands: ContiguousArray<Demand> = []

    /// The order in which the slots receive their shares; empty for the order of the nodes.
    private var order: [Int] = []

    /// The position of all guides across the axis.
    private var guideLine: CGFloat = 0

    /// Arranges nodes in a proposal.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the nodes follow each other.
    ///   - alignmentKey: The alignment guide across the axis.
    ///   - gaps: The distances between the nodes.
    ///   - children: The nodes, in order.
    ///   - proposed: The proposal that the stack was measured or placed for.
    package init(
        axis: Axis, alignmentKey: AlignmentKey, gaps: StackGaps, children: ContiguousArray<LayoutNode>,
        in proposed: ProposedViewSize
    ) {
        self.axis = axis
        self.alignmentKey = alignmentKey
        self.gaps = gaps
        self.children = children
        self.proposed = proposed
        slots = ContiguousArray(repeating: Slot(), count: children.count)
        if sharesLength {
            demands = ContiguousArray(repeating: Demand(), count: children.count)
            for index in demands.indices { demands[index] = demand(of: index) }
            if !isInOrder { sort() }
        }
        distributeLengths()
    }

    /// Returns the top leading corner of a node, in the stack's coordinates.
    package func origin(of index: Int) -> CGPoint {
        let slot = slots[index]
        let across = guideLine - slot.guide
        return axis == .vertical ? CGPoint(x: across, y: slot.main) : CGPoint(x: slot.main, y: across)
    }

    /// Returns the arrangement to place a stack with, after it was measured for a proposal.
    ///
    /// Across the axis, if no length was proposed, the nodes are offered the stack's thickness: so a line beside a text
    /// is as high as the text.
    package func filledAcross() -> StackArrangement {
        let offer = proposed.filledAcross(axis, in: size)
        if offer == proposed { return self }
        var filled = self
        for index in slots.indices where cross(slots[index].size) < cross(size) {
            filled.offer(CompactProposal(slots[index].proposal.filledAcross(axis, in: size).sanitized), to: index)
            // A node that keeps its aspect ratio has another length now, and the others have to give way: all are
            // arranged again.
            guard main(filled.slots[index].size) == main(slots[index].size) else {
                return StackArrangement(
                    axis: axis, alignmentKey: alignmentKey, gaps: gaps, children: children, in: offer)
            }
        }
        filled.align()
        return filled
    }

    /// True if nodes are placed as measured, because a length was proposed across the axis.
    var isFilledAcross: Bool { axis == .vertical ? proposed.width != nil : proposed.height != nil }

    /// Returns the combination of the nodes' explicit guides; nil if none sets the guide.
    package func explicitAlignment(_ key: AlignmentKey) -> CGFloat? {
        key.combine(children.indices.lazy.map { (children[$0], origin(of: $0), slots[$0].proposal) })
    }

    // MARK: Changes

    /// Has a node asked again by the next ``update(gaps:)``.
    mutating func invalidate(_ index: Int) { slots[index].offer = .none }

    /// Replaces nodes in the middle of the row. The next ``update(gaps:)`` measures them.
    mutating func replace(_ range: Range<Int>, of new: ContiguousArray<LayoutNode>) {
        let count = new.count - (children.count - range.count)
        slots.replaceSubrange(range, with: repeatElement(Slot(), count: count))
        if order.isEmpty && !demands.isEmpty {
            demands.replaceSubrange(range, with: repeatElement(Demand(), count: count))
        } else {
            // Nodes that get their shares in an order of their own are arranged again.
            demands = []
        }
        moved = min(moved.isEmpty ? range.lowerBound : moved.lowerBound, range.lowerBound)..<slots.count
        children = new
    }

    /// Arranges the nodes again after a change. Measures only changed nodes and nodes with a different proposal.
    ///
    /// - Returns: False if the nodes have to be arranged from scratch, because their order of shares has changed.
    mutating func update(gaps new: StackGaps) -> Bool {
        gaps = new
        guard sharesLength != demands.isEmpty else { return false }
        for index in demands.indices where slots[index].offer.isNone {
            let old = demands[index]
            demands[index] = demand(of: index)
            guard order.isEmpty || demands[index].ranks(with: old) else { return false }
        }
        guard !order.isEmpty || isInOrder else { return false }
        distributeLengths()
        return true
    }

    /// Records that all nodes have been placed.
    mutating func placesTaken() { moved = 0..<0 }

    // MARK: The algorithm

    private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

    private func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: cross, height: main) : ProposedViewSize(width: main, height: cross)
    }

    private var mainProposed: CGFloat? { axis == .vertical ? proposed.height : proposed.width }
    private var crossProposed: CGFloat? { axis == .vertical ? proposed.width : proposed.height }

    /// True if there is a length to share: it is finite, and several nodes want it. Otherwise the whole length is
    /// proposed to each.
    private var sharesLength: Bool { children.count > 1 && mainProposed?.isFinite == true }

    /// Offers each node its length, and aligns the nodes.
    private mutating func distributeLengths() {
        if children.isEmpty {
            size = .zero
            return
        }
        if let length = mainProposed, sharesLength {
            share(length - gaps.total)
        } else {
            let all = CompactProposal(proposed)
            for index in slots.indices where slots[index].offer != all { offer(all, to: index) }
        }
        align()
    }

    private mutating func offer(_ offer: CompactProposal, to index: Int) {
        let dimensions = children[index].dimensions(for: offer.proposal)
        slots[index].offer = offer
        slots[index].size = CGSize(width: dimensions.width, height: dimensions.height)
        slots[index].guide = dimensions[alignmentKey]
        recordMove(of: index)
    }

    private mutating func recordMove(of index: Int) {
        moved = moved.isEmpty ? index..<index + 1 : min(moved.lowerBound, index)..<max(moved.upperBound, index + 1)
    }

    private func demand(of index: Int) -> Demand {
        let child = children[index]
        let smallest = main(child.size(for: proposal(main: 0, cross: crossProposed)))
        let largest = main(child.size(for: proposal(main: .infinity, cross: crossProposed)))
        return Demand(priority: child.layoutPriority, smallest: smallest, flexibility: largest - smallest)
    }

    private mutating func sort() {
        order = demands.indices.sorted { first, second in
            let (one, other) = (demands[first], demands[second])
            return one.ranks(with: other) ? first < second : one.mayPrecede(other)
        }
    }

    /// True if the nodes get their shares in their own order. Most do, and need not be sorted.
    private var isInOrder: Bool {
        var index = 1
        while index < demands.count {
            if !demands[index - 1].mayPrecede(demands[index]) { return false }
            index += 1
        }
        return true
    }

    private mutating func share(_ length: CGFloat) {
        func slot(_ position: Int) -> Int { order.isEmpty ? position : order[position] }
        var left = length
        var start = 0
        while start < slots.count {
            let priority = demands[slot(start)].priority
            var end = start + 1
            while end < slots.count, demands[slot(end)].priority == priority { end += 1 }
            // Nodes of lower priority keep their minimum lengths, whatever these ones take.
            var reserved: CGFloat = 0
            for position in end..<slots.count { reserved += demands[slot(position)].smallest }
            var available = left - reserved
            for position in start..<end {
                let index = slot(position)
                let share = max(available / CGFloat(end - position), 0)
                let offered = CompactProposal(proposal(main: share, cross: crossProposed))
                if slots[index].offer != offered { offer(offered, to: index) }
                available -= main(slots[index].size)
            }
            left = available + reserved
            start = end
        }
    }

    private mutating func align() {
        var position: CGFloat = 0
        var before = -CGFloat.infinity
        var after = -CGFloat.infinity
        var isEndless = false
        for index in slots.indices {
            if index > 0 { position += gaps[before: index] }
            let slot = slots[index]
            if slot.main != position {
                slots[index].main = position
                recordMove(of: index)
            }
            position += main(slot.size)
            let thickness = cross(slot.size)
            before = max(before, slot.guide)
            after = max(after, thickness - slot.guide)
            // Guides of infinite views may be infinite too, and their distances not a number.
            if thickness == .infinity { isEndless = true }
        }
        if before != guideLine {
            guideLine = before
            moved = 0..<slots.count
        }
        let thickness = isEndless ? .infinity : before + after
        size =
            axis == .vertical ? CGSize(width: thickness, height: position) : CGSize(width: position, height: thickness)
    }
}

extension ProposedViewSize {
    /// Returns the proposal with the length of `size` across an axis, if it has none there.
    package func filledAcross(_ axis: Axis, in size: CGSize) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: width ?? size.width, height: height)
            : ProposedViewSize(width: width, height: height ?? size.height)
    }
}
