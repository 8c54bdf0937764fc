@_spi(Kernel) import UmweltCore
import Foundation
// One file: the offset, the shifts and the nearby region are private, and layout, scrolling and reports change them.

/// A node that shows a part of its child, which may be larger, and moves the child behind itself.
///
/// The child is placed where it is visible, so that all descendants have their true place. Hosts that scroll themselves
/// are sent its unscrolled position and the scroll offset. Each `LazyNode` inside registers itself and realizes its
/// parts in the nearby region when that changes.
package final class ScrollNode: LayoutNode, ScrollingNode, InsettingNode, SavingNode {
    package private(set) var axes: Axis.Set = []

    public override var scrollAxes: Axis.Set? { axes }
    private var area = ScrollSemantics()
    private var refresh: (@MainActor () -> Void)?

    /// The scroll offset from the content's top leading corner, in points.
    package private(set) var offset = CGPoint.zero

    /// The nearby region, in the content's coordinates; null until the content is placed.
    package private(set) var nearby = CGRect.null

    /// The lazy nodes inside, which realise their parts in the nearby region.
    private var lazyNodes: [ObjectIdentifier: LazyNode] = [:]
    /// The shift that was asked for while the content is being placed.
    private var pendingShift = CGPoint.zero

    /// The shift of the offset that hosts have not been sent.
    private var unsentShift = CGPoint.zero
    private var isPlacing = false

    /// The settings of the environment; the margins belong to the content.
    private(set) var settings = ScrollSettings()
    var margins: EdgeInsets { settings.margins }

    /// The distances by which the viewport extends beyond the safe area, under bars and to the edges of the window, in
    /// points: content avoids them at its start and end.
    private(set) var insets = EdgeInsets()

    /// The insets when the content was placed last.
    private var placedInsets = EdgeInsets()

    package override var roles: NodeRoles { .insets }

    package var safeAreaInsets: EdgeInsets { insets }

    /// The height that the bar above loses as content scrolls under it, in points: that of a large title.
    package var foldingLength: CGFloat = 0

    /// The height that the bar above has lost for the safe area, in points. The content begins below the whole bar.
    package var barRetraction: CGFloat = 0

    /// True if text input ends when the user scrolls.
    private var endsInput = false

    /// The node with the target views of scrolling.
    weak var targetLayout: ScrollTargetLayoutNode?

    /// The offset before the user began to scroll; nil if the user does not scroll.
    var restingOffset: CGPoint?

    /// The cause of the current scrolling.
    private(set) var phase = ScrollPhase.idle

    /// The velocity of the user's scrolling, for observers and behaviours that read it.
    private var velocityTracker = ScrollVelocity()

    package func set(_ setup: ScrollSetup) {
        let old = settings
        settings = setup.settings
        endsInput = setup.endsInput
        refresh = setup.refresh
        // The offset of a fresh tree is that of the window, which may have had other content when the value was set.
        if !element.tree.isFresh { follow(settings.position, instead: old.position) }
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

    /// Records the value that the scroll position binding has now.
    func setPositionValue(_ place: ScrollPositionValue) { settings.position?.place = place }

    private func set(area new: ScrollSemantics) {
        guard new != area else { return }
        area = new
        setNeedsSend()
    }

    /// The row that accepts drops below it, where there is no content; nil for none.
    var spaceTaker: LayoutNode? { lazyNodes.values.lazy.compactMap { $0.isDetached ? nil : $0.spaceTaker }.first }

    public override var pointerInterest: PointerInterest {
        var interest = super.pointerInterest
        if spaceTaker != nil {
            interest.events.insert(.drops)
            // Nothing is drawn there.
            interest.isBarrier = true
        }
        return interest
    }

    // MARK: Saved state

    package var savedPart: Any? {
        SavedOffset(offset: offset, range: lastRange, nearby: nearby, leavesBarOpen: leavesBarOpen)
    }

    package func resume(with part: Any) {
        guard let part = part as? SavedOffset else { return }
        (offset, lastRange, nearby, leavesBarOpen) = (part.offset, part.range, part.nearby, part.leavesBarOpen)
        if element.tree.isFresh { windowOffset = part.offset }
    }

    /// The offset in the window that a fresh tree is compared with, whose content may be shorter at first; nil in a
    /// window.
    private var windowOffset: CGPoint?

    package var preventsRelease: Bool { hasOwnWay || phase != .idle }

    // A fresh tree has the same offset and the same views that are made when they are near.
    package var preventsVerification: Bool { phase != .idle }

    /// True if there are views inside that are made when they are near.
    var holdsLazyNodes: Bool { lazyNodes.values.contains { !$0.isDetached } }

    // MARK: Layout

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    public override func contentChanged() { container.contentChanged(outer: sizeOfContainer) }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = measuring(for: proposal) { $0.size(for: contentProposal(proposal)) } ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let content = children.first else { return }
        let change = container.place(proposal, axes: axes)
        if change > 0, content.hasRelativeFrames {
            element.tree.recordContainerChange(by: change)
            setNeedsLayout()
        }
        placedInsets = insets
        let oldNearby = nearby
        isPlacing = true
        hasNewLayout = true
        let keepsAnchor = keepAnchor()
        offset = clamped(windowOffset ?? offset)
        updateNearby()
        placeContent()
        isPlacing = false
        if keepsAnchor || windowOffset != nil { pendingShift = .zero }
        // Lazy nodes inside may have found that the content above the visible part is not as long as was estimated.
        if pendingShift != .zero {
            let old = offset
            offset = clamped(CGPoint(x: offset.x + pendingShift.x, y: offset.y + pendingShift.y))
            pendingShift = .zero
            recordShift(from: old)
            updateNearby()
            placeContent()
        }
        for node in lazyNodes.values where !node.isDetached {
            node.viewportMoved()
            // One whose size has not changed was not placed again, and has not asked by itself.
            if nearby != oldNearby { node.requestNearbyParts() }
        }
        var new = area
        let contentSize = content.frame.size
        new.scrollsHorizontally = axes.contains(.horizontal) && contentSize.width > room.width
        new.scrollsVertically = axes.contains(.vertical) && contentSize.height > room.height
        new.insets = isRightToLeft ? insets.mirrored : insets
        set(area: new)
        setNeedsSend()
        notifyObservers()
    }

    var contentSize: CGSize {
        let proposal = proposal
        return measuring(for: proposal) { $0.size(for: contentProposal(proposal)) } ?? .zero
    }

    /// The maximum scroll offset along each axis, in points.
    package var range: CGSize {
        let content = contentSize
        return CGSize(
            width: axes.contains(.horizontal) ? max(content.width - room.width, 0) : 0,
            height: axes.contains(.vertical) ? max(content.height - room.height, 0) : 0)
    }

    /// The size of the viewport inside of the safe area.
    var room: CGSize {
        CGSize(width: max(frame.width - insets.horizontal, 0), height: max(frame.height - insets.vertical, 0))
    }

    /// Sets the frame, which extends beyond the parent's frame by insets.
    func setFrame(_ outer: CGRect, insets new: EdgeInsets, proposal: ProposedViewSize) {
        insets = new
        let isNew = new != placedInsets
        setFrame(outer, proposal: proposal)
        guard isNew else { return }
        if insets != placedInsets { placeNow() }
        // Views inside may reach out of the safe area as the content does.
        if let content = children.first { element.tree.schedulePositionCheck(of: content) }
    }

    private var hasNewLayout = false

    /// Returns true if the content has been laid out since the last call: its parts may have moved relative to the safe
    /// area, or the insets are new.
    package func consumeNewLayout() -> Bool {
        defer { hasNewLayout = false }
        return hasNewLayout
    }

    /// The range when the content was placed last; nil before that.
    private var lastRange: CGSize?

    /// Scrolls to the edge or the anchor that the program has set. Content that has been scrolled elsewhere does not
    /// move.
    ///
    /// - Returns: True if only the edge or the anchor determines the offset: a shift would move the content away from
    ///   it.
    private func keepAnchor() -> Bool {
        let range = range
        defer { lastRange = range }
        if case .edge(let edge) = settings.position?.place {
            if let x = edge.anchor.x { offset.x = range.width * x }
            if let y = edge.anchor.y { offset.y = range.height * y }
            return true
        }
        let sizeAnchor = settings.anchors.sizeChanges
        // As long as there is nothing to scroll the node counts as new: the initial anchor is for content that comes
        // later, too.
        guard let last = lastRange, last != .zero || offset != .zero else {
            if let anchor = settings.anchors.initialOffset, settings.position?.place ?? .automatic == .automatic {
                offset = range.point(at: anchor)
            }
            return sizeAnchor != nil
        }
        guard let sizeAnchor else { return false }
        let (old, new) = (last.point(at: sizeAnchor), range.point(at: sizeAnchor))
        // Hosts report offsets to the nearest pixel.
        let (keepsX, keepsY) = (abs(offset.x - old.x) < 1, abs(offset.y - old.y) < 1)
        if keepsX { offset.x = new.x }
        if keepsY { offset.y = new.y }
        return keepsX && keepsY
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        let range = range
        return CGPoint(x: min(max(offset.x, 0), range.width), y: min(max(offset.y, 0), range.height))
    }

    /// True if the bar above stays expanded although some of its collapsible height has been scrolled away.
    private var leavesBarOpen = false

    /// The length that the bar above has lost, in points.
    ///
    /// It follows the content. If a program has scrolled by less than the whole height, the bar stays expanded: UIKit's
    /// bars rest at one of two heights, and are between them only while a user scrolls. Content that grows above its
    /// anchor may scroll farther than the program has.
    package var barFold: CGFloat {
        leavesBarOpen && offset.y < foldingLength ? 0 : min(max(offset.y, 0), foldingLength)
    }

    /// The height by which the bar above is collapsed, compared with the insets. A view that ignores the safe area has
    /// no insets.
    var fold: CGFloat { min(barFold, insets.top) }

    /// The top leading corner of the content. Small content that scrolls along both axes is centred, unless an anchor
    /// is set.
    private var contentOrigin: CGPoint {
        let anchor = settings.anchors.alignment ?? (axes == [.horizontal, .vertical] ? .center : .topLeading)
        let content = contentSize
        let (x, y) = (max(room.width - content.width, 0) * anchor.x, max(room.height - content.height, 0) * anchor.y)
        return CGPoint(
            x: insets.leading + (axes.contains(.horizontal) ? x : 0) - offset.x,
            y: insets.top + (axes.contains(.vertical) ? y : 0) - offset.y)
    }

    private func placeContent() {
        let proposal = proposal
        measuring(for: proposal) { place($0, at: contentOrigin, proposal: contentProposal(proposal)) }
    }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        measuring(for: proposal) { $0.explicitGuide(key, for: contentProposal(proposal)) } ?? nil
    }

    // MARK: The container of relative frames

    private var container = ScrollContainer()

    /// The proposed size without the margins. Without a finite proposal, the enclosing container's length: the node's
    /// own depends on its content, whose size may depend on this one.
    package var sizeAsContainer: CGSize? { containerSize }

    private var containerSize: CGSize { container.size(axes: axes, margins: margins, room: room) }

    /// Measures or places the content, while the container has the size that belongs to a proposal.
    ///
    /// - Returns: The closure's result, or nil without content.
    @discardableResult private func measuring<Result>(
        for proposal: ProposedViewSize, _ body: (LayoutNode) -> Result
    ) -> Result? {
        guard let content = children.first else { return nil }
        guard content.hasRelativeFrames else { return body(content) }
        let outerProposal = container.measuredProposal
        let placedSize = containerSize
        container.measuredProposal = proposal
        defer { container.measuredProposal = outerProposal }
        if container.measures(with: containerSize, insteadOf: placedSize) { content.forgetRelativeSizes() }
        return body(content)
    }

    /// Asks for another layout if the container around has changed its size.
    func readContainer() {
        let outer = sizeOfContainer
        guard outer != container.outer else { return }
        element.tree.recordContainer(of: outer ?? .zero, insteadOf: container.outer ?? .zero)
        container.outer = outer
        setNeedsLayout()
    }

    // MARK: Scrolling

    /// The viewport, in the content's coordinates.
    var visible: CGRect {
        let origin = contentOrigin
        let x = isRightToLeft ? frame.width - origin.x - contentSize.width : origin.x
        return CGRect(x: -x, y: -origin.y, width: frame.width, height: frame.height)
    }

    /// The part of the viewport that no bar covers, in the node's own coordinates.
    var uncoveredFrame: CGRect {
        CGRect(
            x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top - fold, width: room.width,
            height: room.height + fold)
    }

    /// The same part, in the content's coordinates.
    var uncovered: CGRect { uncoveredFrame.offsetBy(dx: visible.minX, dy: visible.minY) }

    /// The animation that hosts have not been sent.
    private var unsentAnimation: ScrollOffsetAnimation?

    package func consumeScrollOffsetAnimation() -> ScrollOffsetAnimation? {
        defer {
            unsentAnimation = nil
            hostGlide.animation = nil
        }
        return unsentAnimation
    }

    /// The last animated scrolling that hosts performed themselves.
    package private(set) var hostGlide = HostGlide()

    /// The scroll animation for hosts that draw frames.
    private let glide = ScrollGlide()

    /// Scrolls to an offset from the content's top leading corner, limited to the content; optionally with an
    /// animation, which hosts play themselves or draw in frames.
    ///
    /// With `keepsPosition` the scroll position binding is updated during and after the animation.
    func scroll(to new: CGPoint, with animation: Animation? = nil, keepsPosition: Bool = false) {
        let new = clamped(new)
        leavesBarOpen = restingOffset == nil && barFold == 0 && new.y > 0 && new.y < foldingLength
        if let animation, element.tree.animations.isEnabled, !element.tree.animations.areForHost {
            let number = glide.number + 1
            let isNew = glide.begin(from: offset, to: new, of: element, with: animation) { [weak self] in
                self?.scrollNow(to: $0)
                if keepsPosition { self?.keepPosition() }
            } end: { [weak self] in
                guard let self, glide.number == number else { return }
                set(phase: .idle)
                if keepsPosition { keepPositionSoon() }
            }
            if isNew { set(phase: .animating) }
            return
        }
        if glide.end(), phase == .animating { set(phase: .idle) }
        if new != offset { hostGlide.end() }
        scrollNow(to: new, with: animation)
        if keepsPosition { keepPositionSoon() }
    }

    private func scrollNow(to new: CGPoint, with animation: Animation? = nil) {
        // A spring may go beyond the end.
        let new = clamped(new)
        guard new != offset else { return }
        offset = new
        unsentAnimation = nil
        hostGlide.animation = nil
        if let animation, element.tree.animations.isEnabled {
            // Of what is made when it is near, nothing is there on a longer way.
            unsentAnimation = ScrollOffsetAnimation(animation, reach: lazyNodes.isEmpty ? nil : room)
            if unsentAnimation != nil { set(phase: .animating) }
        }
        setNeedsSend()
        updateNearby()
        let start = children.first?.frame.origin ?? .zero
        placeContent()
        if let unsent = unsentAnimation, let place = children.first?.frame.origin {
            let reach = unsent.reach ?? CGSize(width: CGFloat.infinity, height: .infinity)
            hostGlide.animation = animation
            hostGlide.way = CGPoint(
                x: min(max(start.x - place.x, -reach.width), reach.width),
                y: min(max(start.y - place.y, -reach.height), reach.height))
        }
        for node in lazyNodes.values where !node.isDetached { node.viewportMoved() }
        notifyObservers()
    }

    /// Preserves the visible position when preceding content has become longer by a distance.
    func shift(by distance: CGPoint) {
        if windowOffset != nil { return }
        if isPlacing {
            pendingShift.x += distance.x
            pendingShift.y += distance.y
        } else {
            let old = offset
            glide.shift(by: distance)
            scrollNow(to: CGPoint(x: offset.x + distance.x, y: offset.y + distance.y))
            recordShift(from: old)
        }
    }

    private func recordShift(from old: CGPoint) {
        unsentShift.x += offset.x - old.x
        unsentShift.y += offset.y - old.y
    }

    package func consumeScrollShift() -> CGPoint {
        defer { unsentShift = .zero }
        return unsentShift
    }

    /// Scrolls so that a part of the content is visible.
    ///
    /// - Parameters:
    ///   - part: The part, in the content's coordinates.
    ///   - anchor: The point of the part that moves to the same point of the viewport; nil for the shortest distance.
    ///   - animation: How hosts scroll there; nil for no animation.
    ///   - keepsPosition: If true, the scroll position binding is written.
    func show(_ part: CGRect, anchor: UnitPoint?, with animation: Animation? = nil, keepsPosition: Bool = false) {
        // The part is shown inside of the margins, which do not count as visible space.
        let leading = (isRightToLeft ? contentSize.width - part.maxX : part.minX) - margins.leading
        let window = CGSize(width: room.width - margins.horizontal, height: room.height + fold - margins.vertical)
        let (x, y) = (
            ScrollStretch(start: leading, length: part.width, window: window.width),
            // The viewport is that of now, though the bar above may fold on the way.
            ScrollStretch(start: part.minY - margins.top + fold, length: part.height, window: window.height)
        )
        scroll(
            to: CGPoint(x: x.offset(from: offset.x, at: anchor?.x), y: y.offset(from: offset.y, at: anchor?.y)),
            with: animation, keepsPosition: keepsPosition)
    }

    public override func handle(_ event: NodeEvent) -> Bool {
        if event == .refresh || event == .perform(action: refreshing) { return startRefreshing() }
        guard area.canScroll else { return false }
        switch event {
        case .scrollBegan:
            velocityTracker.cancelThrow()
            set(phase: .interacting)
        case .scrollReleased:
            velocityTracker.letGo(at: now)
            set(phase: .decelerating)
        case .scroll(let x, let y): userDidScroll(to: CGPoint(x: x, y: y))
        case .scrollEnded:
            defer { set(phase: .idle) }
            return snapToTarget()
        default: return false
        }
        return true
    }

    /// The refresh action for users who cannot pull the content down.
    private var refreshing: Semantics.Action {
        let locale = EnvironmentValues(at: element.scope, tracking: false).locale
        return .named(name: SystemWord.refresh.string(for: locale))
    }

    private func startRefreshing() -> Bool {
        guard let refresh else { return false }
        onMainActor({ @MainActor (refresh: @MainActor () -> Void) in refresh() }, refresh)
        return true
    }

    private func userDidScroll(to place: CGPoint) {
        // Hosts also report that they have scrolled to the offset that they were sent, to the nearest pixel.
        if hostOffset.isNear(place, within: pixels.pixelLength) {
            recorder?.hostScrolled(self, to: hostOffset)
            return
        }
        if restingOffset == nil { restingOffset = offset }
        // Hosts also scroll by themselves, such as to the focused node.
        if phase == .idle { set(phase: .animating) }
        scroll(to: CGPoint(x: isRightToLeft ? range.width - place.x : place.x, y: place.y))
        recordVelocity()
        // If the offset is what the host reported, but for rounding, the host has it; otherwise it has to be sent.
        let shown = hostOffset
        recorder?.hostScrolled(self, to: shown.isNear(place, within: 0.01) ? shown : place)
        keepPosition()
        if endsInput && phase == .interacting, let focus = element.window?.focus, focus.node?.isEditable == true {
            focus.move(to: nil)
        }
    }

    // MARK: What those hear who observe it

    private func set(phase new: ScrollPhase) {
        guard area.settles, new != phase else { return }
        let old = phase
        phase = new
        for observer in settings.observers where observer.follows(self) { observer.phaseChanged(from: old, of: self) }
        if new == .idle { velocityTracker = ScrollVelocity() }
    }

    private func notifyObservers() {
        guard !isDetached else { return }
        notifyBars()
        for observer in settings.observers where observer.follows(self) { observer.moved(self) }
    }

    /// The containers of the bars that the content is scrolled beneath.
    private var bars = BarContainers()

    /// Notifies the containers of bars around a vertically scrolling node of its scroll offset.
    package func notifyBars() {
        let oldFold = fold
        foldingLength = 0
        // It may have scrolled vertically before.
        guard axes.contains(.vertical) else { return leaveBars() }
        let (old, new) = (bars, BarContainers(around: self))
        bars = new
        for container in old.all where !new.contains(container) { container.scrollAreaLeft(self) }
        for container in new.all { container.scrollAreaMoved(self) }
        // A pinned header is below the bar, wherever that ends.
        if fold != oldFold { for node in lazyNodes.values where !node.isDetached { node.viewportMoved() } }
    }

    /// Notifies the containers of bars around that the node does not show any more.
    package func leaveBars() {
        for container in bars.all { container.scrollAreaLeft(self) }
        bars = BarContainers()
    }

    public override func didDetach() { leaveBars() }

    private func recordVelocity() {
        guard settings.behavior != nil || !settings.observers.isEmpty else { return }
        velocityTracker.move(to: offset, at: now)
    }

    /// The time of the window's clock, in seconds.
    private var now: Double { element.window?.pointers.clock.seconds ?? 0 }

    /// The velocity of the user's scrolling in points per second; nil if it has not moved.
    var velocity: CGVector? { velocityTracker.velocity }

    /// The velocity of the user's scrolling when it starts to decelerate, in points per second.
    var velocityOfEnd: CGVector { velocityTracker.velocityOfEnd(at: now) }

    /// The scroll offset with the sizes of the content and the node.
    var geometry: ScrollGeometry {
        let content = contentSize
        let own = EdgeInsets(
            top: insets.top - fold + margins.top, leading: insets.leading + margins.leading,
            bottom: insets.bottom + margins.bottom, trailing: insets.trailing + margins.trailing)
        return ScrollGeometry(
            contentOffset: CGPoint(
                x: offset.x - insets.leading - margins.leading, y: offset.y - insets.top - margins.top),
            contentSize: CGSize(
                width: max(content.width - margins.horizontal, 0), height: max(content.height - margins.vertical, 0)),
            contentInsets: own,
            containerSize: CGSize(
                width: max(frame.width - own.horizontal, 0), height: max(frame.height - own.vertical, 0)))
    }

    // MARK: What is near

    /// Sets the nearby region to the viewport and a screen before and after it. The old region is reused while at least
    /// half a screen of it remains.
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
        setNeedsSend()
        for (id, node) in lazyNodes {
            if node.isDetached { lazyNodes[id] = nil } else if !isPlacing { node.requestNearbyParts() }
        }
    }

    /// Registers a lazy node, which realizes its parts when the nearby region changes.
    func add(_ node: LazyNode) { lazyNodes[ObjectIdentifier(node)] = node }

    // MARK: State for hosts

    public override var semantics: Semantics {
        var semantics = Semantics(role: .scrollArea(area))
        if area.canRefresh { semantics.actions = [refreshing] }
        return semantics
    }

    public override var clip: Path? {
        settings.isClipDisabled ? nil : Path(CGRect(origin: .zero, size: drawnFrame.size))
    }

    package var hostOffset: CGPoint {
        CGPoint(x: isRightToLeft ? range.width - offset.x : offset.x, y: offset.y)
    }

    package func frameForHosts(of child: LayoutNode) -> CGRect {
        pixels.atCorner.drawn(child.frame.offsetBy(dx: hostOffset.x, dy: hostOffset.y))
    }
}

extension CGPoint {
    /// Returns true if another point is less than a distance away along each axis.
    fileprivate func isNear(_ other: CGPoint, within distance: CGFloat) -> Bool {
        abs(x - other.x) < distance && abs(y - other.y) < distance
    }
}

extension CGSize {
    /// Returns the point at an anchor in a rectangle of the size.
    fileprivate func point(at anchor: UnitPoint) -> CGPoint { CGPoint(x: width * anchor.x, y: height * anchor.y) }
}

extension CGRect {
    /// A length in points greater than any visible length.
    fileprivate static let endless: CGFloat = 1e9
}
