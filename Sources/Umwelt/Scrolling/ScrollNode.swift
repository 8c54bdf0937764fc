import Foundation

/// A node whose child may be larger than itself and is moved behind it.
///
/// On this side the child stands where it is to be seen, so that everything inside has its true place. Hosts that
/// scroll by themselves are told where it stands unscrolled, and how far it is scrolled.
final class ScrollNode: LayoutNode {
    private(set) var axes: Axis.Set = []
    private var area = ScrollSemantics()

    /// How far the content is scrolled, from its top leading corner.
    private(set) var offset = CGPoint.zero

    /// The part of the content that should be there to be seen, in the content's coordinates, with room around.
    private(set) var nearby = CGRect.null

    /// Nodes inside that make their parts when they come near.
    private var lazyNodes: [ObjectIdentifier: LazyNode] = [:]
    private var pendingShift = CGPoint.zero

    /// How far the offset was shifted since hosts were told.
    private var untoldShift = CGPoint.zero
    private var isPlacing = false

    /// How it scrolls; the margins belong to the content.
    private(set) var settings = ScrollSettings()
    private var margins: EdgeInsets { settings.margins }

    /// What knows the views that it may come to rest at.
    weak var targetLayout: ScrollTargetLayoutNode?

    /// Where it was before its user began to scroll; nil if nobody scrolls.
    private var restingOffset: CGPoint?

    func set(
        axes: Axis.Set, canScroll: Bool, showsHorizontalIndicator: Bool, showsVerticalIndicator: Bool,
        settings: ScrollSettings
    ) {
        follow(settings.position, instead: self.settings.position)
        self.settings = settings
        if axes != self.axes {
            self.axes = axes
            setNeedsLayout()
        }
        var new = area
        new.canScroll = canScroll
        new.showsHorizontalIndicator = showsHorizontalIndicator
        new.showsVerticalIndicator = showsVerticalIndicator
        new.settles = settings.behavior != nil || settings.position != nil
        set(area: new)
    }

    private func set(area new: ScrollSemantics) {
        guard new != area else { return }
        area = new
        noteChange()
    }

    // MARK: Layout

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = children.first?.size(for: contentProposal(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let content = children.first else { return }
        offered = proposal
        isPlacing = true
        offset = clamped(offset)
        updateNearby()
        placeContent()
        isPlacing = false
        // What is inside may have found that what is above the visible part has another length than was thought.
        if pendingShift != .zero {
            let old = offset
            offset = clamped(CGPoint(x: offset.x + pendingShift.x, y: offset.y + pendingShift.y))
            pendingShift = .zero
            noteShift(from: old)
            updateNearby()
            placeContent()
        }
        for node in lazyNodes.values where !node.isDetached { node.placePinnedParts() }
        var new = area
        let contentSize = content.frame.size
        new.scrollsHorizontally = axes.contains(.horizontal) && contentSize.width > size.width
        new.scrollsVertically = axes.contains(.vertical) && contentSize.height > size.height
        set(area: new)
        noteChange()
    }

    private var contentSize: CGSize { children.first?.size(for: contentProposal(proposal)) ?? .zero }

    /// How far the content can be scrolled.
    private var range: CGSize {
        let content = contentSize
        return CGSize(
            width: axes.contains(.horizontal) ? max(content.width - frame.width, 0) : 0,
            height: axes.contains(.vertical) ? max(content.height - frame.height, 0) : 0)
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        let range = range
        return CGPoint(x: min(max(offset.x, 0), range.width), y: min(max(offset.y, 0), range.height))
    }

    /// The top leading corner of the content. Content that moves both ways and is small is in the middle.
    private var contentOrigin: CGPoint {
        guard axes == [.horizontal, .vertical] else { return CGPoint(x: -offset.x, y: -offset.y) }
        let content = contentSize
        return CGPoint(
            x: max(frame.width - content.width, 0) / 2 - offset.x,
            y: max(frame.height - content.height, 0) / 2 - offset.y)
    }

    private func placeContent() {
        guard let content = children.first else { return }
        place(content, at: contentOrigin, proposal: contentProposal(proposal))
    }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: contentProposal(proposal))
    }

    /// What it was offered when it was placed.
    private var offered = ProposedViewSize.unspecified

    /// What it was offered, as far as that has an end: across, it may be no larger than its content, which asks this.
    override var sizeAsContainer: CGSize? {
        func length(_ offered: CGFloat?, _ own: CGFloat, _ margins: CGFloat) -> CGFloat {
            let length = offered.flatMap { $0.isFinite ? $0 : nil } ?? own
            return max(length - margins, 0)
        }
        return CGSize(
            width: length(offered.width, frame.width, margins.horizontal),
            height: length(offered.height, frame.height, margins.vertical))
    }

    // MARK: Scrolling

    /// The part of the content that is to be seen, in the content's coordinates.
    var visible: CGRect {
        let origin = contentOrigin
        let x = isRightToLeft ? frame.width - origin.x - contentSize.width : origin.x
        return CGRect(x: -x, y: -origin.y, width: frame.width, height: frame.height)
    }

    /// Scrolls to an offset from the content's top leading corner, or as near to it as there is content.
    func scroll(to new: CGPoint) {
        let new = clamped(new)
        guard new != offset else { return }
        offset = new
        noteChange()
        updateNearby()
        placeContent()
        for node in lazyNodes.values where !node.isDetached { node.placePinnedParts() }
    }

    /// Keeps what is to be seen in its place when what is before it has become longer.
    func shift(by distance: CGPoint) {
        if isPlacing {
            pendingShift.x += distance.x
            pendingShift.y += distance.y
        } else {
            let old = offset
            scroll(to: CGPoint(x: offset.x + distance.x, y: offset.y + distance.y))
            noteShift(from: old)
        }
    }

    private func noteShift(from old: CGPoint) {
        untoldShift.x += offset.x - old.x
        untoldShift.y += offset.y - old.y
    }

    override func takeScrollShift() -> CGPoint {
        defer { untoldShift = .zero }
        return untoldShift
    }

    /// Scrolls so that a part of the content, in the content's coordinates, can be seen: with an anchor, so that this
    /// point of it is at the same point of the window; else by the shortest way.
    func show(_ part: CGRect, anchor: UnitPoint?) {
        func start(_ start: CGFloat, _ length: CGFloat, _ window: CGFloat, _ now: CGFloat, at point: CGFloat?)
            -> CGFloat
        {
            if let point { return start + length * point - window * point }
            if start < now || length > window { return start }
            return max(now, start + length - window)
        }
        // What is shown does not stand in the margins.
        let leading = (isRightToLeft ? contentSize.width - part.maxX : part.minX) - margins.leading
        let window = CGSize(width: frame.width - margins.horizontal, height: frame.height - margins.vertical)
        scroll(
            to: CGPoint(
                x: start(leading, part.width, window.width, offset.x, at: anchor?.x),
                y: start(part.minY - margins.top, part.height, window.height, offset.y, at: anchor?.y)))
    }

    override func handle(_ event: NodeEvent) -> Bool {
        if event == .scrollEnded { return settle() }
        guard case .scroll(let x, let y) = event, area.canScroll else { return false }
        if restingOffset == nil { restingOffset = offset }
        scroll(to: CGPoint(x: isRightToLeft ? range.width - x : x, y: y))
        // Where it is now is where the host has scrolled to, but for rounding, or else the host has to be told.
        let place = CGPoint(x: x, y: y)
        recorder?.hostScrolled(self, to: scrollOffset.map { $0.isNear(place) ? $0 : place } ?? place)
        keepPosition()
        return true
    }

    // MARK: Coming to rest

    /// Scrolls to where the content comes to rest. Answers whether anything says where that is.
    private func settle() -> Bool {
        let start = restingOffset ?? offset
        restingOffset = nil
        guard let behavior = settings.behavior else {
            // Views that are made when they come near are there by now.
            keepPosition()
            return false
        }
        let size = frame.size
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: start, size: size), anchor: nil),
            contentSize: contentSize, containerSize: size, axes: axes, views: targets.map(\.place),
            environment: EnvironmentValues(at: element.scope, tracking: false))
        var target = ScrollTarget(rect: CGRect(origin: offset, size: size), anchor: nil)
        behavior.updateTarget(&target, context: context)
        let anchor = target.anchor ?? .topLeading
        scroll(
            to: CGPoint(
                x: target.rect.minX + (target.rect.width - size.width) * anchor.x,
                y: target.rect.minY + (target.rect.height - size.height) * anchor.y))
        keepPosition()
        return true
    }

    /// The views that it may come to rest at, and how far it would be scrolled to each.
    private var targets: [(node: LayoutNode, place: CGRect)] {
        guard let views = targetLayout?.views, let first = views.first, let place = first.enclosingScroll?.place
        else { return [] }
        let corner = CGPoint(x: place.x - first.frame.minX, y: place.y - first.frame.minY)
        let width = contentSize.width
        return views.map { view in
            var frame = view.frame.offsetBy(dx: corner.x, dy: corner.y)
            if isRightToLeft { frame.origin.x = width - frame.maxX }
            return (view, frame.offsetBy(dx: -margins.leading, dy: -margins.top))
        }
    }

    /// Says which view is to be seen, where somebody keeps that.
    private func keepPosition() {
        guard let position = settings.position else { return }
        let anchor = position.anchor ?? .topLeading
        let isVertical = axes.contains(.vertical)
        let line =
            isVertical
            ? offset.y + (frame.height - margins.vertical) * anchor.y
            : offset.x + (frame.width - margins.horizontal) * anchor.x
        // A view that ends at the line by rounding only is not to be seen.
        let nearly: CGFloat = 0.5
        let seen = targets.first { (isVertical ? $0.place.maxY : $0.place.maxX) > line + nearly } ?? targets.last
        guard let id = seen?.node.identity(in: element), id != position.id else { return }
        settings.position?.id = id
        element.tree.afterUpdate { position.write(id) }
    }

    /// Scrolls to the view that somebody wants to see now.
    private func follow(_ new: ScrollPositionKeeper?, instead old: ScrollPositionKeeper?) {
        guard let new, let id = new.id, id != old?.id else { return }
        element.tree.afterUpdate { [weak self] in
            guard let self, !self.isDetached,
                let found = ScrollDestination.find(id, below: self.element)?.makeElement()
            else { return }
            // It has a place after the layout that follows.
            self.element.tree.afterUpdate { ScrollDestination.reveal(found, anchor: new.anchor) }
        }
    }

    // MARK: What is near

    /// A screen before and after what is to be seen; more than half of that is left when it is looked at again.
    private func updateNearby() {
        let visible = visible
        func around(_ share: CGFloat) -> CGRect {
            let x = axes.contains(.horizontal) ? visible.width * share : CGRect.endless
            let y = axes.contains(.vertical) ? visible.height * share : CGRect.endless
            return visible.insetBy(dx: -x, dy: -y)
        }
        if !nearby.isNull && nearby.contains(around(0.5)) && nearby.width <= around(1.5).width
            && nearby.height <= around(1.5).height
        {
            return
        }
        nearby = around(1)
        noteChange()
        for (id, node) in lazyNodes {
            if node.isDetached { lazyNodes[id] = nil } else if !isPlacing { node.requestNearbyParts() }
        }
    }

    /// Tells a node from now on when another part comes near.
    func add(_ node: LazyNode) { lazyNodes[ObjectIdentifier(node)] = node }

    // MARK: What hosts are told

    override var semantics: Semantics { Semantics(role: .scrollArea(area)) }

    override var clip: Path? { Path(CGRect(origin: .zero, size: drawnFrame.size)) }

    override var scrollOffset: CGPoint? {
        CGPoint(x: isRightToLeft ? range.width - offset.x : offset.x, y: offset.y)
    }

    override func frameForHosts(of child: LayoutNode) -> CGRect {
        guard let offset = scrollOffset else { return child.drawnFrame }
        return pixels.atCorner.drawn(child.frame.offsetBy(dx: offset.x, dy: offset.y))
    }
}

extension LayoutNode {
    /// What the view stands for that the node is of: its element in the innermost `ForEach`.
    fileprivate func identity(in container: _Element) -> AnyHashable? {
        var inner = self
        while let next = inner.wrapped { inner = next }
        return RowTraits(around: inner.element, in: container).identity
    }
}

extension CGPoint {
    /// Whether no display shows the difference.
    fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01 }
}

extension CGRect {
    /// Longer than anything that is shown, in points.
    fileprivate static let endless: CGFloat = 1e9
}
