import Foundation

/// How something scrolls, as its view says and the environment.
package nonisolated struct ScrollSetup {
    var axes: Axis.Set
    var canScroll: Bool
    var showsHorizontalIndicator: Bool
    var showsVerticalIndicator: Bool

    /// Along which axes what is around it does not scroll in its place.
    var keepsScrolls: Axis.Set

    /// Whether input of text ends when its user scrolls.
    var endsInput: Bool
    var settings: ScrollSettings

    /// Has the content fetched again; nil if nothing does that, or if it goes on.
    var refresh: (@MainActor () -> Void)?

    package nonisolated init(
        axes: Axis.Set, canScroll: Bool, showsHorizontalIndicator: Bool, showsVerticalIndicator: Bool,
        keepsScrolls: Axis.Set, endsInput: Bool, settings: ScrollSettings, refresh: (@MainActor () -> Void)? = nil
    ) {
        self.axes = axes
        self.canScroll = canScroll
        self.showsHorizontalIndicator = showsHorizontalIndicator
        self.showsVerticalIndicator = showsVerticalIndicator
        self.keepsScrolls = keepsScrolls
        self.endsInput = endsInput
        self.settings = settings
        self.refresh = refresh
    }
}

/// A node whose child may be larger than itself and is moved behind it.
///
/// On this side the child stands where it is to be seen, so that everything inside has its true place. Hosts that
/// scroll by themselves are told where it stands unscrolled, and how far it is scrolled.
package final class ScrollNode: LayoutNode {
    private(set) var axes: Axis.Set = []

    public override var scrollAxes: Axis.Set? { axes }
    private var area = ScrollSemantics()
    private var refresh: (@MainActor () -> Void)?

    /// How far the content is scrolled, from its top leading corner.
    package private(set) var offset = CGPoint.zero

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
    var margins: EdgeInsets { settings.margins }

    /// Whether input of text ends when its user scrolls.
    private var endsInput = false

    /// What knows the views that it may come to rest at.
    weak var targetLayout: ScrollTargetLayoutNode?

    /// Where it was before its user began to scroll; nil if nobody scrolls.
    var restingOffset: CGPoint?

    /// What moves it.
    private(set) var phase = ScrollPhase.idle

    /// Where its user has scrolled it to last, and when, and how fast it was then in points a second.
    private var lastMove: (offset: CGPoint, time: Date, velocity: CGVector?)?

    package func set(_ setup: ScrollSetup) {
        let old = settings
        settings = setup.settings
        endsInput = setup.endsInput
        refresh = setup.refresh
        follow(settings.position, instead: old.position)
        if setup.axes != axes || settings.anchors.alignment != old.anchors.alignment {
            axes = setup.axes
            setNeedsLayout()
        }
        if settings.isClipDisabled != old.isClipDisabled { setNeedsDisplay() }
        if !settings.observers.elementsEqual(old.observers, by: ===) {
            element.tree.afterUpdate { [weak self] in self?.notifyObservers() }
        }
        var new = area
        new.canScroll = setup.canScroll
        new.showsHorizontalIndicator = setup.showsHorizontalIndicator
        new.showsVerticalIndicator = setup.showsVerticalIndicator
        new.keepsHorizontalScrolls = setup.axes.contains(.horizontal) && setup.keepsScrolls.contains(.horizontal)
        new.keepsVerticalScrolls = setup.axes.contains(.vertical) && setup.keepsScrolls.contains(.vertical)
        new.showsOutside = settings.isClipDisabled
        new.canRefresh = refresh != nil
        new.settles =
            settings.behavior != nil || settings.position != nil || !settings.observers.isEmpty || endsInput
        set(area: new)
    }

    /// Takes note of where it is said to be scrolled to.
    func setPositionValue(_ place: ScrollPositionValue) { settings.position?.place = place }

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

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = children.first?.size(for: contentProposal(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let content = children.first else { return }
        offered = proposal
        isPlacing = true
        keepAnchor()
        offset = clamped(offset)
        updateNearby()
        placeContent()
        isPlacing = false
        if keepsAnchor { pendingShift = .zero }
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
        notifyObservers()
    }

    var contentSize: CGSize { children.first?.size(for: contentProposal(proposal)) ?? .zero }

    /// How far the content can be scrolled.
    var range: CGSize {
        let content = contentSize
        return CGSize(
            width: axes.contains(.horizontal) ? max(content.width - frame.width, 0) : 0,
            height: axes.contains(.vertical) ? max(content.height - frame.height, 0) : 0)
    }

    /// How far the content could be scrolled when it was placed last; nil before that.
    private var lastRange: CGSize?

    /// Whether it is the program that says where the content stays when sizes change.
    private var keepsAnchor: Bool {
        if case .edge = settings.position?.place { return true }
        return settings.anchors.sizeChanges != nil
    }

    /// Scrolls as far as the content or what shows it has become longer before the anchor.
    private func keepAnchor() {
        let range = range
        defer { lastRange = range }
        if case .edge(let edge) = settings.position?.place {
            if let x = edge.anchor.x { offset.x = range.width * x }
            if let y = edge.anchor.y { offset.y = range.height * y }
            return
        }
        // As long as there is nothing to scroll it has not begun.
        guard let last = lastRange, last != .zero || offset != .zero else {
            guard let anchor = settings.anchors.initialOffset, settings.position?.place ?? .automatic == .automatic
            else { return }
            offset = CGPoint(x: range.width * anchor.x, y: range.height * anchor.y)
            return
        }
        guard range != last, let anchor = settings.anchors.sizeChanges else { return }
        offset.x += (range.width - last.width) * anchor.x
        offset.y += (range.height - last.height) * anchor.y
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        let range = range
        return CGPoint(x: min(max(offset.x, 0), range.width), y: min(max(offset.y, 0), range.height))
    }

    /// The top leading corner of the content. Content that moves both ways and is small is in the middle, if nobody says
    /// otherwise.
    private var contentOrigin: CGPoint {
        let anchor = settings.anchors.alignment ?? (axes == [.horizontal, .vertical] ? .center : .topLeading)
        let content = contentSize
        let (x, y) = (max(frame.width - content.width, 0) * anchor.x, max(frame.height - content.height, 0) * anchor.y)
        return CGPoint(
            x: (axes.contains(.horizontal) ? x : 0) - offset.x, y: (axes.contains(.vertical) ? y : 0) - offset.y)
    }

    private func placeContent() {
        guard let content = children.first else { return }
        place(content, at: contentOrigin, proposal: contentProposal(proposal))
    }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: contentProposal(proposal))
    }

    /// What it was offered when it was placed.
    private var offered = ProposedViewSize.unspecified

    /// What it was offered, as far as that has an end: across, it may be no larger than its content, which asks this.
    public override var sizeAsContainer: CGSize? {
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
        notifyObservers()
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

    public override func takeScrollShift() -> CGPoint {
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

    public override func handle(_ event: NodeEvent) -> Bool {
        if event == .refresh || event == .perform(action: Self.refreshing) { return startRefreshing() }
        guard area.canScroll else { return false }
        switch event {
        case .scrollBegan: set(phase: .interacting)
        case .scrollReleased: set(phase: .decelerating)
        case .scroll(let x, let y): userDidScroll(to: CGPoint(x: x, y: y))
        case .scrollEnded:
            defer { set(phase: .idle) }
            return settle()
        default: return false
        }
        return true
    }

    /// How those ask to have the content fetched again who cannot pull it down.
    private static let refreshing = Semantics.Action.named(name: "Refresh")

    private func startRefreshing() -> Bool {
        guard let refresh else { return false }
        onMainActor({ @MainActor (refresh: @MainActor () -> Void) in refresh() }, refresh)
        return true
    }

    private func userDidScroll(to place: CGPoint) {
        // Hosts also say that they have scrolled it to where they were told, to the nearest pixel.
        if let offset = scrollOffset, offset.isNear(place, within: pixels.pixelLength) {
            recorder?.hostScrolled(self, to: offset)
            return
        }
        if restingOffset == nil { restingOffset = offset }
        // Hosts also scroll by themselves, such as to what the keyboard is directed to.
        if phase == .idle { set(phase: .animating) }
        scroll(to: CGPoint(x: isRightToLeft ? range.width - place.x : place.x, y: place.y))
        noteVelocity()
        // Where it is now is where the host has scrolled to, but for rounding, or else the host has to be told.
        recorder?.hostScrolled(self, to: scrollOffset.map { $0.isNear(place, within: 0.01) ? $0 : place } ?? place)
        keepPosition()
        if endsInput && phase == .interacting, let focus = element.window?.focus, focus.node?.writtenText != nil {
            focus.move(to: nil)
        }
    }

    // MARK: What those hear who observe it

    private func set(phase new: ScrollPhase) {
        guard area.settles, new != phase else { return }
        let old = phase
        phase = new
        for observer in settings.observers where observer.follows(self) { observer.phaseChanged(from: old, of: self) }
        if new == .idle { lastMove = nil }
    }

    private func notifyObservers() {
        guard !isDetached else { return }
        notifyBar()
        for observer in settings.observers where observer.follows(self) { observer.moved(self) }
    }

    /// The container of the bars that the content is scrolled beneath.
    private weak var barContainer: (any BarContainer)?

    /// Tells the bar above what scrolls vertically how far that is scrolled.
    private func notifyBar() {
        guard axes.contains(.vertical) else { return }
        var node = parent
        // What scrolls is nothing of a bar's in something else that does.
        while let current = node, current.scrollAxes == nil, !current.hasBars { node = current.parent }
        let new = node as? any BarContainer
        if new !== barContainer { barContainer?.scrollAreaLeft(self) }
        barContainer = new
        new?.scrollAreaMoved(self)
    }

    public override func didDetach() { barContainer?.scrollAreaLeft(self) }

    private func noteVelocity() {
        guard !settings.observers.isEmpty, let now = element.window?.pointers.clock.now else { return }
        var velocity = lastMove?.velocity
        if let last = lastMove, now > last.time {
            let time = now.timeIntervalSince(last.time)
            velocity = CGVector(dx: (offset.x - last.offset.x) / time, dy: (offset.y - last.offset.y) / time)
        }
        lastMove = (offset, now, velocity)
    }

    /// How fast its user has it move, in points a second; nil if it has not moved.
    var velocity: CGVector? { lastMove?.velocity }

    /// How far it is scrolled, in what.
    var geometry: ScrollGeometry {
        let content = contentSize
        return ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - margins.leading, y: offset.y - margins.top),
            contentSize: CGSize(
                width: max(content.width - margins.horizontal, 0), height: max(content.height - margins.vertical, 0)),
            contentInsets: margins, containerSize: frame.size)
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

    public override var semantics: Semantics {
        var semantics = Semantics(role: .scrollArea(area))
        if area.canRefresh { semantics.actions = [Self.refreshing] }
        return semantics
    }

    public override var clip: Path? {
        settings.isClipDisabled ? nil : Path(CGRect(origin: .zero, size: drawnFrame.size))
    }

    public override var scrollOffset: CGPoint? {
        CGPoint(x: isRightToLeft ? range.width - offset.x : offset.x, y: offset.y)
    }

    public override func frameForHosts(of child: LayoutNode) -> CGRect {
        guard let offset = scrollOffset else { return child.drawnFrame }
        return pixels.atCorner.drawn(child.frame.offsetBy(dx: offset.x, dy: offset.y))
    }
}

extension CGPoint {
    /// Whether another point is less than a distance away along each axis.
    fileprivate func isNear(_ other: CGPoint, within distance: CGFloat) -> Bool {
        abs(x - other.x) < distance && abs(y - other.y) < distance
    }
}

extension CGRect {
    /// Longer than anything that is shown, in points.
    fileprivate static let endless: CGFloat = 1e9
}
