import Foundation

/// Arranges nodes in a row along an axis, some of which are not there yet.
///
/// The length of a part that is not there is taken to be the average of the others, until it comes near to what can be
/// seen and is made.
class LazyNode: LayoutNode {
    let axis: Axis
    private(set) var slots: ContiguousArray<Slot> = []
    private var alignmentKey: AlignmentKey
    // The node's element, which outlives it.
    private unowned(unsafe) let container: any ArrangesLazily

    /// The parts at their places, as they were placed last.
    private var placed: (slots: ContiguousArray<Slot>, starts: ContiguousArray<CGFloat>) = ([], [])

    /// The length of parts while none has been made, in points.
    static let usualLength: CGFloat = 44

    /// The room after the last part.
    var endGap: CGFloat = 0

    /// A part.
    struct Slot {
        /// The part's node; nil if it has not been made.
        let node: LayoutNode?
        let key: LazyPart.Key
        /// The room before the part.
        let gap: CGFloat
        /// Whether the part is one of many, so that others will be about as long.
        let isRow: Bool
    }

    init(axis: Axis, alignmentKey: AlignmentKey, element: any ArrangesLazily) {
        self.axis = axis
        self.alignmentKey = alignmentKey
        container = element
        super.init(element: element)
    }

    func set(alignmentKey new: AlignmentKey) {
        guard new != alignmentKey else { return }
        alignmentKey = new
        setNeedsLayout()
    }

    func set(slots new: ContiguousArray<Slot>) {
        let isSame = new.elementsEqual(slots) { $0.node === $1.node && $0.gap == $1.gap && $0.key == $1.key }
        slots = new
        setChildren(ContiguousArray(new.compactMap(\.node)))
        if !isSame { setNeedsLayout() }
    }

    override var arrangementOfChildren: ArrangementOfChildren { .along(axis) }

    // MARK: Layout

    private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

    private func proposal(across length: CGFloat?) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
    }

    private func across(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .vertical ? proposal.width : proposal.height
    }

    /// Where each part starts, and where the last one ends.
    private func arrange(across length: CGFloat?) -> (starts: ContiguousArray<CGFloat>, end: CGFloat) {
        let offer = proposal(across: length)
        var lengths: ContiguousArray<CGFloat> = []
        lengths.reserveCapacity(slots.count)
        var (sum, count) = (CGFloat(0), 0)
        for slot in slots {
            guard let node = slot.node else {
                lengths.append(-1)
                continue
            }
            let length = main(node.size(for: offer))
            lengths.append(length)
            if slot.isRow { (sum, count) = (sum + length, count + 1) }
        }
        let average = count > 0 ? sum / CGFloat(count) : Self.usualLength
        var starts: ContiguousArray<CGFloat> = []
        starts.reserveCapacity(slots.count)
        var position: CGFloat = 0
        for (slot, length) in zip(slots, lengths) {
            position += slot.gap
            starts.append(position)
            position += length < 0 ? average : length
        }
        return (starts, position + (slots.isEmpty ? 0 : endGap))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let length = across(proposal)
        let end = arrange(across: length).end
        let thickness =
            length ?? slots.reduce(0) { max($0, $1.node.map { cross($0.size(for: self.proposal(across: nil))) } ?? 0) }
        return axis == .vertical ? CGSize(width: thickness, height: end) : CGSize(width: end, height: thickness)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let (starts, end) = arrange(across: across(proposal))
        let offer = self.proposal(across: across(proposal))
        let room = alignmentKey.id.defaultValue(in: ViewDimensions(size: size))
        for (slot, start) in zip(slots, starts) {
            guard let node = slot.node else { continue }
            let side = room - guide(of: node, for: offer)
            place(
                node, at: axis == .vertical ? CGPoint(x: side, y: start) : CGPoint(x: start, y: side), proposal: offer)
        }
        keepPlace(starts)
        placed = (slots, starts)
        length = end
        enclosingScroll?.node.add(self)
        requestNearbyParts()
    }

    private var length: CGFloat = 0

    private func guide(of node: LayoutNode, for offer: ProposedViewSize) -> CGFloat {
        node.dimensions(for: offer)[alignmentKey]
    }

    // MARK: What is near

    /// Has the parts made that are near to what can be seen.
    final func requestNearbyParts() {
        if let missing = missingParts { container.makeParts(in: missing) }
    }

    /// The parts that should be there and aren't.
    private var missingParts: Range<Int>? {
        let (slots, starts) = placed
        guard slots.count == self.slots.count else { return nil }
        let (low, high) = nearbyRange
        var found: Range<Int>?
        for index in slots.indices where slots[index].node == nil {
            let next = index + 1 < starts.count ? starts[index + 1] : length
            if next >= low && starts[index] <= high { found = (found?.lowerBound ?? index)..<index + 1 }
        }
        return found
    }

    /// The part of the node along its axis that is near to what can be seen, from its start.
    private var nearbyRange: (low: CGFloat, high: CGFloat) {
        guard let region = nearbyRegion else { return (-.infinity, .infinity) }
        if axis == .vertical { return (region.minY, region.maxY) }
        return isRightToLeft
            ? (frame.width - region.maxX, frame.width - region.minX) : (region.minX, region.maxX)
    }

    /// Where a part starts along the axis, and its length as far as that is known.
    final func place(of key: LazyPart.Key) -> CGRect? {
        guard let index = placed.slots.firstIndex(where: { $0.key == key }) else { return nil }
        let start = placed.starts[index]
        let next = index + 1 < placed.starts.count ? placed.starts[index + 1] - placed.slots[index + 1].gap : length
        if axis == .vertical { return CGRect(x: 0, y: start, width: frame.width, height: next - start) }
        return CGRect(
            x: isRightToLeft ? frame.width - next : start, y: 0, width: next - start, height: frame.height)
    }

    /// When the length of what is before the visible part has turned out to be another one, the visible part stays where
    /// it is. Where the parts themselves are others, it moves as they say.
    private func keepPlace(_ starts: ContiguousArray<CGFloat>) {
        guard !placed.slots.isEmpty, let (scroll, place) = enclosingScroll else { return }
        let top = visibleStart(in: scroll, at: place)
        guard top > 0, let first = placed.starts.lastIndex(where: { $0 <= top }), first > 0 else { return }
        let key = placed.slots[first].key
        let hasSameParts = placed.slots.first?.key == slots.first?.key && placed.slots.last?.key == slots.last?.key
        guard hasSameParts, let now = slots.firstIndex(where: { $0.key == key }) else { return }
        let distance = starts[now] - placed.starts[first]
        guard distance != 0 else { return }
        scroll.shift(by: axis == .vertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0))
    }

    private func visibleStart(in scroll: ScrollNode, at place: CGPoint) -> CGFloat {
        let visible = scroll.visible
        if axis == .vertical { return visible.minY - place.y }
        return isRightToLeft ? frame.width - (visible.maxX - place.x) : visible.minX - place.x
    }
}
