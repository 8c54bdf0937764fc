import Foundation

/// The places of nodes in a row along an axis.
///
/// The least flexible node is asked first and gets an equal share of what is left; what it does not take, the others
/// share. Nodes of higher priority come before, with the minimum sizes of the rest kept back.
struct StackArrangement {
    /// The place of one node.
    struct Slot {
        fileprivate(set) var proposal = ProposedViewSize.unspecified
        fileprivate var size = CGSize.zero
        fileprivate var main: CGFloat = 0
        fileprivate var cross: CGFloat = 0

        fileprivate mutating func offer(_ proposal: ProposedViewSize, to child: LayoutNode) {
            self.proposal = proposal
            size = child.size(for: proposal)
        }
    }

    private(set) var slots: ContiguousArray<Slot>
    private(set) var size = CGSize.zero
    private let axis: Axis
    private let alignmentKey: AlignmentKey
    private let gaps: StackGaps
    private let children: ContiguousArray<LayoutNode>

    /// Arranges nodes in a proposal.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the nodes follow each other.
    ///   - alignmentKey: The guide across the axis at which the nodes are aligned.
    ///   - gaps: The distances between the nodes.
    ///   - children: The nodes, in order.
    ///   - proposed: The proposal that the stack was measured or placed for.
    init(
        axis: Axis, alignmentKey: AlignmentKey, gaps: StackGaps, children: ContiguousArray<LayoutNode>,
        in proposed: ProposedViewSize
    ) {
        self.axis = axis
        self.alignmentKey = alignmentKey
        self.gaps = gaps
        self.children = children
        slots = ContiguousArray(repeating: Slot(), count: children.count)
        guard !children.isEmpty else { return }
        let (main, cross) = axis == .vertical ? (proposed.height, proposed.width) : (proposed.width, proposed.height)
        // There is a length to share only if it is finite and several nodes want it; otherwise each is offered all of
        // it.
        if let main, main.isFinite, children.count > 1 {
            distribute(main - gaps.total, across: cross)
        } else {
            let offer = proposal(main: main, cross: cross)
            for index in slots.indices { slots[index].offer(offer, to: children[index]) }
        }
        align()
    }

    /// Returns the top leading corner of a node, in the stack's coordinates.
    func origin(of index: Int) -> CGPoint {
        let slot = slots[index]
        return axis == .vertical ? CGPoint(x: slot.cross, y: slot.main) : CGPoint(x: slot.main, y: slot.cross)
    }

    /// Returns the arrangement to place a stack with, after it was measured for a proposal.
    ///
    /// Across the axis, if no length was proposed, the nodes are offered the stack's thickness: so a line beside a text
    /// is as high as the text.
    func filledAcross(for proposed: ProposedViewSize) -> StackArrangement {
        let offer = proposed.filledAcross(axis, in: size)
        if offer == proposed { return self }
        var filled = self
        for index in slots.indices where cross(slots[index].size) < cross(size) {
            filled.slots[index].offer(slots[index].proposal.filledAcross(axis, in: size), to: children[index])
            // A node that keeps its aspect ratio has another length now, and the others have to give way: all are
            // arranged anew.
            guard main(filled.slots[index].size) == main(slots[index].size) else {
                return StackArrangement(
                    axis: axis, alignmentKey: alignmentKey, gaps: gaps, children: children, in: offer)
            }
        }
        filled.align()
        return filled
    }

    /// Returns the combination of the nodes' explicit guides; nil if none sets the guide.
    func explicitAlignment(_ key: AlignmentKey) -> CGFloat? {
        key.combine(children.indices.lazy.map { (children[$0], origin(of: $0), slots[$0].proposal) })
    }

    // MARK: The algorithm

    private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

    private func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: cross, height: main) : ProposedViewSize(width: main, height: cross)
    }

    private mutating func distribute(_ length: CGFloat, across: CGFloat?) {
        struct Child {
            let index: Int
            let priority: Double
            let smallest: CGFloat
            let flexibility: CGFloat
        }
        var waiting: [Child] = []
        waiting.reserveCapacity(children.count)
        var isSorted = true
        for (index, child) in children.enumerated() {
            let smallest = main(child.size(for: proposal(main: 0, cross: across)))
            let largest = main(child.size(for: proposal(main: .infinity, cross: across)))
            let new = Child(
                index: index, priority: child.layoutPriority, smallest: smallest, flexibility: largest - smallest)
            // Most children are in order already, and need not be sorted.
            if let last = waiting.last, last.priority < new.priority || last.flexibility > new.flexibility {
                isSorted = false
            }
            waiting.append(new)
        }
        if !isSorted {
            waiting.sort {
                if $0.priority != $1.priority { return $0.priority > $1.priority }
                return $0.flexibility != $1.flexibility ? $0.flexibility < $1.flexibility : $0.index < $1.index
            }
        }
        var left = length
        var start = 0
        while start < waiting.count {
            let end = waiting[start...].firstIndex { $0.priority != waiting[start].priority } ?? waiting.count
            // Nodes of lower priority keep their minimum lengths, whatever these ones take.
            let reserved = waiting[end...].reduce(0) { $0 + $1.smallest }
            var available = left - reserved
            for position in start..<end {
                let index = waiting[position].index
                let share = max(available / CGFloat(end - position), 0)
                slots[index].offer(proposal(main: share, cross: across), to: children[index])
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
        for index in slots.indices {
            if index > 0 { position += gaps[before: index] }
            slots[index].main = position
            position += main(slots[index].size)
            let guide = children[index].dimensions(for: slots[index].proposal)[alignmentKey]
            slots[index].cross = guide
            before = max(before, guide)
            after = max(after, cross(slots[index].size) - guide)
        }
        for index in slots.indices { slots[index].cross = before - slots[index].cross }
        // Guides of infinite views may be infinite too, and their distances not a number.
        let isEndless = slots.contains { cross($0.size) == .infinity }
        let thickness = isEndless ? .infinity : before + after
        size =
            axis == .vertical ? CGSize(width: thickness, height: position) : CGSize(width: position, height: thickness)
    }
}

extension ProposedViewSize {
    /// Returns the proposal with the length of `size` across an axis, if none is proposed there.
    func filledAcross(_ axis: Axis, in size: CGSize) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: width ?? size.width, height: height)
            : ProposedViewSize(width: width, height: height ?? size.height)
    }
}
