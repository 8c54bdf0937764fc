import Foundation

/// Where nodes stand that are arranged in a row along an axis.
///
/// The least flexible one is asked first and gets an equal share of what is left; what it does not take, the others
/// share. Nodes of higher priority are served before, with the rest's smallest sizes kept back.
struct StackArrangement {
    /// One node's place.
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
    private let spacing: CGFloat?
    private let children: ContiguousArray<LayoutNode>

    /// Arranges nodes in what is proposed; `spacing` is the distance between them, nil for what they would like.
    init(
        axis: Axis, alignmentKey: AlignmentKey, spacing: CGFloat?, children: ContiguousArray<LayoutNode>,
        in proposed: ProposedViewSize
    ) {
        self.axis = axis
        self.alignmentKey = alignmentKey
        self.spacing = spacing
        self.children = children
        slots = ContiguousArray(repeating: Slot(), count: children.count)
        guard !children.isEmpty else { return }
        let (main, cross) = axis == .vertical ? (proposed.height, proposed.width) : (proposed.width, proposed.height)
        if let main, main.isFinite, children.count > 1 {
            distribute(main - totalSpacing, across: cross)
        } else {
            let offer = proposal(main: main, cross: cross)
            for index in slots.indices { slots[index].offer(offer, to: children[index]) }
        }
        align()
    }

    /// The upper leading corner of a node.
    func origin(of index: Int) -> CGPoint {
        let slot = slots[index]
        return axis == .vertical ? CGPoint(x: slot.cross, y: slot.main) : CGPoint(x: slot.main, y: slot.cross)
    }

    /// The arrangement with which a stack is placed that was asked for its size with a proposal. Across, where nobody
    /// proposes anything, it offers as much as it is thick: so a line beside a text is as high as the text.
    func filledAcross(for proposed: ProposedViewSize) -> StackArrangement {
        let offer = proposed.filledAcross(axis, in: size)
        if offer == proposed { return self }
        var filled = self
        for index in slots.indices where cross(slots[index].size) < cross(size) {
            filled.slots[index].offer(slots[index].proposal.filledAcross(axis, in: size), to: children[index])
            // What keeps its proportions has another length now, and the others have to give way.
            guard main(filled.slots[index].size) == main(slots[index].size) else {
                return StackArrangement(
                    axis: axis, alignmentKey: alignmentKey, spacing: spacing, children: children, in: offer)
            }
        }
        filled.align()
        return filled
    }

    /// What the nodes say about a guide, made one.
    func explicitAlignment(_ key: AlignmentKey) -> CGFloat? {
        key.combine(children.indices.lazy.map { (children[$0], origin(of: $0), slots[$0].proposal) })
    }

    // MARK: The algorithm

    private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

    private func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: cross, height: main) : ProposedViewSize(width: main, height: cross)
    }

    private var totalSpacing: CGFloat {
        var total: CGFloat = 0
        for index in children.indices.dropFirst() { total += gap(before: index) }
        return total
    }

    /// The distance between a node and the one before it. Next to a spacer there is none by default.
    private func gap(before index: Int) -> CGFloat {
        if let spacing { return spacing }
        let (before, after) = (children[index - 1], children[index])
        if before.subtreeFlags.contains(.spacing) || after.subtreeFlags.contains(.spacing) {
            return before.spacing.distance(to: after.spacing, along: axis)
        }
        return before.isSpacer || after.isSpacer ? 0 : StackNode.defaultSpacing
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
            if index > 0 { position += gap(before: index) }
            slots[index].main = position
            position += main(slots[index].size)
            let guide = children[index].dimensions(for: slots[index].proposal)[alignmentKey]
            slots[index].cross = guide
            before = max(before, guide)
            after = max(after, cross(slots[index].size) - guide)
        }
        for index in slots.indices { slots[index].cross = before - slots[index].cross }
        // Guides of what is endless may be endless too, and their distances no numbers.
        let isEndless = slots.contains { cross($0.size) == .infinity }
        let thickness = isEndless ? .infinity : before + after
        size =
            axis == .vertical ? CGSize(width: thickness, height: position) : CGSize(width: position, height: thickness)
    }
}

extension ProposedViewSize {
    /// The proposal along an axis, and across as much as something is thick where nobody proposes anything.
    func filledAcross(_ axis: Axis, in size: CGSize) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: width ?? size.width, height: height)
            : ProposedViewSize(width: width, height: height ?? size.height)
    }
}
