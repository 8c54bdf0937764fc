@_spi(Kernel) import UmweltCore
import Foundation

/// A layout node that arranges parts in a row along an axis, and realizes only some of them.
///
/// An unrealized part has the average length of the others, until it is near the viewport. The enclosing `ScrollNode`
/// has the nearby parts requested when its nearby region changes; the `LazyElement` realises them.
@_spi(Kernel) open class LazyNode: LayoutNode {
    package final let axis: Axis
    package private(set) final var slots: ContiguousArray<Slot> = []
    private(set) final var alignmentKey: AlignmentKey
    // The node's element, which outlives it.
    private unowned(unsafe) let container: any LazyContainer

    /// The parts and their positions when they were placed last.
    private var placed: (slots: ContiguousArray<Slot>, places: Arrangement) = ([], Arrangement())

    /// The section headers and footers that stay visible.
    package private(set) final var pinnedViews: PinnedScrollableViews = []

    /// The positions of the parts for a length across, until something about them changes.
    private var arrangement: (across: CGFloat?, places: Arrangement)?

    /// The size, the length across and the direction of the last placement.
    private var placedIn: (size: CGSize, across: CGFloat?, isRightToLeft: Bool)?

    /// The elements inside that are notified when they leave or enter the viewport.
    final var followers = VisibilityTrackers()
    final var waitsForSightCheck = false

    /// The length of parts while none has been realised, in points.
    package static let usualLength: CGFloat = 44

    /// The row that accepts drops in the space of the viewport below all parts; nil for none.
    open var spaceTaker: LayoutNode? { nil }

    /// The space after the last part, in points.
    open var endGap: CGFloat = 0 {
        didSet { if endGap != oldValue { arrangement = nil } }
    }

    @_spi(Kernel) public init(axis: Axis, alignmentKey: AlignmentKey, element: any LazyContainer) {
        self.axis = axis
        self.alignmentKey = alignmentKey
        container = element
        super.init(element: element)
    }

    open func set(alignmentKey new: AlignmentKey) {
        guard new != alignmentKey else { return }
        alignmentKey = new
        placedIn = nil
        setNeedsLayout()
    }

    open func set(slots new: ContiguousArray<Slot>) {
        let isSame = new.elementsEqual(slots) { $0.isSame(as: $1) }
        slots = new
        setChildren(ContiguousArray(new.compactMap(\.node)))
        if isSame { return }
        arrangement = nil
        setNeedsLayout()
    }

    open func set(pinnedViews new: PinnedScrollableViews) {
        guard new != pinnedViews else { return }
        pinnedViews = new
        setNeedsLayout()
    }

    open override var childArrangement: ChildArrangement { .along(axis) }

    // MARK: Layout

    package final func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    package final func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

    /// Returns the proposal for a part with a length across.
    package final func proposal(across length: CGFloat?) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
    }

    private func across(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .vertical ? proposal.width : proposal.height
    }

    open override func contentChanged() { arrangement = nil }

    /// Returns the positions of the parts, which are computed once.
    private func places(across length: CGFloat?) -> Arrangement {
        if let arrangement, arrangement.across == length { return arrangement.places }
        element.tree.cost.parts += slots.count
        let places = arrange(across: length)
        arrangement = (length, places)
        return places
    }

    /// Computes the positions of the parts.
    ///
    /// - Parameter length: The length across in points that the parts are proposed; nil for their ideal one.
    open func arrange(across length: CGFloat?) -> Arrangement {
        let offer = proposal(across: length)
        var lengths = ContiguousArray<CGFloat>(repeating: 0, count: slots.count)
        var average = Average()
        for index in slots.indices {
            guard let node = slots[index].node else { continue }
            lengths[index] = main(node.size(for: offer))
            if slots[index].role == .row { average.add(lengths[index]) }
        }
        let usual = average.value
        var places = Arrangement()
        places.starts.reserveCapacity(slots.count)
        places.ends.reserveCapacity(slots.count)
        for index in slots.indices {
            let slot = slots[index]
            let start = places.length + slot.gap
            if slot.node == nil {
                let step = usual + slot.innerGap
                var run = LazyRun(viewsInLine: 1)
                run.whole = (slot.count, start, usual, step)
                places.runs[index] = run
                lengths[index] = step * CGFloat(slot.count - 1) + usual
            }
            places.length = start + lengths[index]
            places.starts.append(start)
            places.ends.append(places.length)
        }
        if !slots.isEmpty { places.length += endGap }
        return places
    }

    /// Returns the length across without a proposed one.
    open func thickness() -> CGFloat {
        slots.reduce(0) { max($0, $1.node.map { cross($0.size(for: proposal(across: nil))) } ?? 0) }
    }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let across = across(proposal)
        let length = places(across: across).length
        let thickness = across ?? thickness()
        return axis == .vertical
            ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
    }

    #if DEBUG
        open override func measureAgain(_ proposal: ProposedViewSize) -> CGSize {
            let kept = arrangement
            defer { arrangement = kept }
            // It is measured as after a change, without what is cached.
            arrangement = nil
            return measure(proposal)
        }
    #endif

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let across = across(proposal)
        let places = places(across: across)
        let isSettled =
            axis == .vertical && placedIn?.size.width == size.width && placedIn?.across == across
            && placedIn?.isRightToLeft == isRightToLeft
        placedIn = (size, across, isRightToLeft)
        let mayAnimate = element.tree.mayAnimate
        let offer = self.proposal(across: across)
        var last: LayoutNode?
        for index in slots.indices {
            guard let node = slots[index].node else { continue }
            defer { last = node }
            // Most of many parts are in their place already, and need not be placed again. One that has placed its
            // content before this node, in the same layout, still has the frame of its last size.
            if isSettled && isInPlace(node, at: index, in: places) && !node.waitsForPlacement
                && node.size(for: offer) == node.frame.size
            {
                continue
            }
            let isNew = mayAnimate && !node.hasPlace
            place(node, at: index, in: places, size: size, across: across)
            // A part that comes into sight as others make room follows them.
            if isNew, let last { node.move(alongWith: last) }
        }
        keepPlace(places)
        placed = (slots, places)
        placePinnedParts()
        enclosingScroll?.node.add(self)
        requestNearbyParts()
        checkSightSoon()
    }

    /// Returns true if a part is already placed, assuming that nothing across has changed.
    ///
    /// - Parameters:
    ///   - node: The node of the part.
    ///   - index: The index of its slot.
    ///   - places: The places of all parts.
    open func isInPlace(_ node: LayoutNode, at index: Int, in places: Arrangement) -> Bool {
        node.frame.minY == places.starts[index]
    }

    /// Places a part at its position.
    ///
    /// - Parameters:
    ///   - node: The part's node.
    ///   - index: The index of the part's slot.
    ///   - places: The positions of all parts.
    ///   - size: The size of this node.
    ///   - length: The length across in points that the part is proposed; nil for its ideal one.
    open func place(_ node: LayoutNode, at index: Int, in places: Arrangement, size: CGSize, across length: CGFloat?) {
        place(node, from: places.starts[index], across: length)
    }

    /// Places a part so that it starts at a position along the axis.
    private func place(_ node: LayoutNode, from start: CGFloat, across length: CGFloat?) {
        let offer = proposal(across: length)
        let room = alignmentKey.id.defaultValue(in: ViewDimensions(size: frame.size))
        let side = room - node.dimensions(for: offer)[alignmentKey]
        place(node, at: axis == .vertical ? CGPoint(x: side, y: start) : CGPoint(x: start, y: side), proposal: offer)
    }

    /// Returns the position across of something of a length that is aligned as the parts are.
    package final func side(of length: CGFloat, in size: CGSize) -> CGFloat {
        let own = axis == .vertical ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
        return alignmentKey.id.defaultValue(in: ViewDimensions(size: size))
            - alignmentKey.id.defaultValue(in: ViewDimensions(size: own))
    }

    // MARK: What stays in sight

    /// Places the pinned headers and footers, after the content has been scrolled.
    package final func placePinnedParts() {
        guard !pinnedViews.isEmpty, let (scroll, place) = enclosingScroll, placed.slots.count == slots.count else {
            return
        }
        let low = visibleStart(in: scroll, at: place)
        let high = low + main(scroll.uncovered.size)
        let places = placed.places
        var sections: [Int: (start: CGFloat, end: CGFloat)] = [:]
        for (index, slot) in slots.enumerated() {
            let known = sections[slot.section]
            sections[slot.section] = (
                min(known?.start ?? .infinity, slot.role == .header ? places.ends[index] : places.starts[index]),
                max(known?.end ?? 0, slot.role == .footer ? places.starts[index] : places.ends[index])
            )
        }
        for (index, slot) in slots.enumerated() where isPinned(slot) {
            guard let node = slot.node, let section = sections[slot.section] else { continue }
            let (start, length) = (places.starts[index], places.ends[index] - places.starts[index])
            // A pinned part does not leave its section: it goes out of sight with it.
            let place =
                slot.role == .header
                ? max(start, min(low, section.end - length)) : min(start, max(high - length, section.start))
            self.place(node, from: place, across: across(proposal))
            didPin(node, isDisplaced: place != start)
        }
    }

    /// Called when a pinned part has been placed; with `isDisplaced`, others scroll under it.
    ///
    /// - Parameters:
    ///   - node: The pinned node.
    ///   - isDisplaced: True if it is not where it would be without pinning.
    open func didPin(_ node: LayoutNode, isDisplaced: Bool) {}

    private func isPinned(_ slot: Slot) -> Bool {
        switch slot.role {
        case .header: pinnedViews.contains(.sectionHeaders)
        case .row: false
        case .footer: pinnedViews.contains(.sectionFooters)
        }
    }

    /// Pinned parts are in front of parts that scroll under them.
    open override var drawingOrder: [Int]? {
        if pinnedViews.isEmpty { return super.drawingOrder }
        let pinned = Set(slots.lazy.filter { self.isPinned($0) }.compactMap { $0.node.map { ObjectIdentifier($0) } })
        let children = nearbyChildren
        let isInFront = children.map { pinned.contains(ObjectIdentifier($0)) }
        return children.indices.filter { !isInFront[$0] } + children.indices.filter { isInFront[$0] }
    }

    public final override var roles: NodeRoles { pinnedViews.isEmpty ? [] : .showsNearby }

    // MARK: What is near

    /// Asks the element for the views in the nearby region that are not realised.
    package final func requestNearbyParts() {
        // Unrealized lengths are estimates, and an estimate that is too small would realize too many items. So one item
        // is realized first and laid out; its length then decides how many more are needed.
        let isLengthKnown = slots.contains { $0.node != nil }
        forEachMissingRun { source, offsets in
            container.makeItems(isLengthKnown ? offsets : offsets.prefix(1), of: source)
        }
    }

    /// True if views in the nearby region are not realised.
    package final var lacksNearbyParts: Bool {
        var lacks = false
        forEachMissingRun { _, _ in lacks = true }
        return lacks
    }

    /// Calls `body` with the views in the nearby region that are not realised: their sources and offsets.
    private func forEachMissingRun(_ body: (any LazyItemSource, Range<Int>) -> Void) {
        guard placed.slots.count == slots.count, !placed.places.runs.isEmpty else { return }
        let (low, high) = nearbyRange
        for (index, run) in placed.places.runs {
            let slot = placed.slots[index]
            guard let source = slot.source, let views = run.views(from: low, to: high) else { continue }
            body(source, slot.key.offset + views.lowerBound..<slot.key.offset + views.upperBound)
        }
    }

    /// Asks the element for all views that are not realised, unless these are more than a limit. Returns true if
    /// further views will be realized.
    package final func requestRest(upTo limit: Int) -> Bool {
        let missing = slots.filter { $0.node == nil }
        guard !missing.isEmpty, missing.reduce(0, { $0 + $1.count }) <= limit else { return false }
        for slot in missing {
            if let source = slot.source {
                container.makeItems(slot.key.offset..<slot.key.offset + slot.count, of: source)
            }
        }
        return true
    }

    /// The nearby region along the axis, from the node's start; without ends if no ancestor scrolls.
    private var nearbyRange: (low: CGFloat, high: CGFloat) {
        guard let region = nearbyRegion else { return (-.infinity, .infinity) }
        if axis == .vertical { return (region.minY, region.maxY) }
        return isRightToLeft
            ? (frame.width - region.maxX, frame.width - region.minX) : (region.minX, region.maxX)
    }

    /// Scrolls so that a section starts at the top of the viewport, or as close as the content's end permits. The
    /// number refers to the last placement.
    package final func reveal(section: Int) {
        guard placed.slots.count == placed.places.starts.count, let (scroll, place) = enclosingScroll,
            let index = placed.slots.firstIndex(where: { $0.section == section })
        else { return }
        let (start, end) = placed.places.room(of: 0, in: index)
        let part =
            axis == .vertical
            ? CGRect(x: 0, y: start, width: frame.width, height: end - start)
            : CGRect(x: isRightToLeft ? frame.width - end : start, y: 0, width: end - start, height: frame.height)
        scroll.show(part.offsetBy(dx: place.x, dy: place.y), anchor: axis == .vertical ? .top : .leading)
    }

    private func room(
        of key: LazyPart.Key, in slots: ContiguousArray<Slot>, at places: Arrangement
    ) -> (start: CGFloat, end: CGFloat)? {
        for (index, slot) in slots.enumerated() {
            if let view = slot.view(of: key) { return places.room(of: view, in: index) }
        }
        return nil
    }

    /// Preserves the visible position when the parts before it are longer or shorter than estimated. If parts were
    /// inserted or removed, the visible part moves with them.
    private func keepPlace(_ places: Arrangement) {
        guard !placed.slots.isEmpty, let (scroll, place) = enclosingScroll else { return }
        let top = visibleStart(in: scroll, at: place)
        guard top > 0, let first = placed.places.starts.lastIndex(where: { $0 <= top }) else { return }
        let view = placed.places.runs[first]?.lastView(startingAt: top) ?? 0
        guard first > 0 || view > 0 else { return }
        let hasSameParts =
            placed.slots.first?.key == slots.first?.key && placed.slots.last?.lastKey == slots.last?.lastKey
        let key = placed.slots[first].key(of: view)
        guard hasSameParts, let now = room(of: key, in: slots, at: places) else { return }
        let distance = now.start - placed.places.room(of: view, in: first).start
        guard distance != 0 else { return }
        scroll.shift(by: axis == .vertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0))
    }

    private func visibleStart(in scroll: ScrollNode, at place: CGPoint) -> CGFloat {
        let visible = scroll.uncovered
        if axis == .vertical { return visible.minY - place.y }
        return isRightToLeft ? frame.width - (visible.maxX - place.x) : visible.minX - place.x
    }
}
