import Foundation

/// Arranges nodes in a row along an axis.
///
/// The least flexible child is asked first and gets an equal share of what is left; what it does not take, the others
/// share. Children of higher priority are served before, with the rest's smallest sizes kept back.
final class StackNode: LayoutNode {
    let axis: Axis
    private var spacing: CGFloat?
    private var alignmentKey: AlignmentKey

    /// The distance between views where the stack says nothing, in points.
    static let defaultSpacing: CGFloat = 8

    init(axis: Axis, alignmentKey: AlignmentKey, element: _Element) {
        self.axis = axis
        self.alignmentKey = alignmentKey
        super.init(element: element)
    }

    func set(spacing: CGFloat?, alignmentKey: AlignmentKey) {
        guard spacing != self.spacing || alignmentKey != self.alignmentKey else { return }
        self.spacing = spacing
        self.alignmentKey = alignmentKey
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (child, slot) in zip(children, arrange(proposal).slots) {
            let origin =
                axis == .vertical ? CGPoint(x: slot.cross, y: slot.main) : CGPoint(x: slot.main, y: slot.cross)
            place(child, at: origin, proposal: slot.proposal)
        }
    }

    /// Text baselines come from the first child that has one; last baselines from the last.
    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
            return nil
        }
        let slots = Array(zip(children, arrange(proposal).slots))
        let ordered = key == VerticalAlignment.lastTextBaseline.key ? slots.reversed() : slots
        for (child, slot) in ordered {
            if let value = child.explicitAlignment(key, for: slot.proposal) {
                return value + (axis == .vertical ? slot.main : slot.cross)
            }
        }
        return nil
    }

    // MARK: The algorithm

    private struct Slot {
        var proposal = ProposedViewSize.unspecified
        var size = CGSize.zero
        var main: CGFloat = 0
        var cross: CGFloat = 0

        mutating func offer(_ proposal: ProposedViewSize, to child: LayoutNode) {
            self.proposal = proposal
            size = child.size(for: proposal)
        }
    }

    private struct Arrangement {
        var slots: ContiguousArray<Slot>
        var size: CGSize
    }

    private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

    private func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: cross, height: main) : ProposedViewSize(width: main, height: cross)
    }

    private func arrange(_ proposed: ProposedViewSize) -> Arrangement {
        var slots = ContiguousArray(repeating: Slot(), count: children.count)
        guard !children.isEmpty else { return Arrangement(slots: slots, size: .zero) }
        let (mainProposal, crossProposal) =
            axis == .vertical ? (proposed.height, proposed.width) : (proposed.width, proposed.height)

        if let length = mainProposal, children.count > 1 {
            distribute(length - totalSpacing, across: crossProposal, in: &slots)
        } else {
            let offer = proposal(main: mainProposal, cross: crossProposal)
            for index in slots.indices { slots[index].offer(offer, to: children[index]) }
        }
        return align(slots)
    }

    private var totalSpacing: CGFloat {
        var total: CGFloat = 0
        for index in children.indices.dropFirst() { total += gap(before: index) }
        return total
    }

    /// The distance between a child and the one before it. Next to a spacer there is none by default.
    private func gap(before index: Int) -> CGFloat {
        if let spacing { return spacing }
        return children[index].isSpacer || children[index - 1].isSpacer ? 0 : Self.defaultSpacing
    }

    private func distribute(_ length: CGFloat, across: CGFloat?, in slots: inout ContiguousArray<Slot>) {
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
            let keptBack = waiting[end...].reduce(0) { $0 + $1.smallest }
            var available = left - keptBack
            for position in start..<end {
                let index = waiting[position].index
                let share = max(available / CGFloat(end - position), 0)
                slots[index].offer(proposal(main: share, cross: across), to: children[index])
                available -= main(slots[index].size)
            }
            left = available + keptBack
            start = end
        }
    }

    private func align(_ slots: ContiguousArray<Slot>) -> Arrangement {
        var slots = slots
        var position: CGFloat = 0
        var before: CGFloat = 0
        var after: CGFloat = 0
        for index in slots.indices {
            if index > 0 { position += gap(before: index) }
            slots[index].main = position
            position += main(slots[index].size)
            let guide = self.guide(of: children[index], in: slots[index])
            slots[index].cross = guide
            before = max(before, guide)
            after = max(after, cross(slots[index].size) - guide)
        }
        for index in slots.indices { slots[index].cross = before - slots[index].cross }
        let thickness = before + after
        let size =
            axis == .vertical ? CGSize(width: thickness, height: position) : CGSize(width: position, height: thickness)
        return Arrangement(slots: slots, size: size)
    }

    private func guide(of child: LayoutNode, in slot: Slot) -> CGFloat {
        child.explicitAlignment(alignmentKey, for: slot.proposal)
            ?? alignmentKey.id.defaultValue(in: ViewDimensions(size: slot.size) { _ in nil })
    }
}
