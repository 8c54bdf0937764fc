import Foundation
// One file: the flags, the cached sizes and the fragment are private to the class, and all of its parts change them.

/// A layout node: measures itself for proposals, places its children, and draws.
///
/// Layout nodes form a separate tree: views without a layout (groups, conditions, environment writers) have none. An
/// element owns each node. A node is owned by its element. An invalidated node waits in the `layoutQueue` of its view
/// tree for the layout pass. If the window's host uses differences, the node also reports to the `FrameRecorder`.
@_spi(Kernel) open class LayoutNode {
    // The references stay valid: a container keeps its nodes in its list and its list in its element, and a node that
    // has left the tree is not asked any more.
    private final var outer: Unmanaged<LayoutNode>?
    package final unowned(unsafe) let element: _Element

    /// The node with this node among its children, or that shows it during its removal.
    package final var parent: LayoutNode? {
        get { outer?.takeUnretainedValue() }
        set { outer = newValue.map(Unmanaged.passUnretained) }
    }

    /// The element that shows the node elsewhere than in the view it belongs to; nil if none does. The element resets
    /// this when it leaves the tree.
    package final unowned(unsafe) var show: _Element?

    /// The children, in view order. Set with ``setChildren(_:)``.
    package private(set) final var children: ContiguousArray<LayoutNode> = []

    /// The position and size that the layout has assigned. Private, which lets the compiler omit exclusivity checks:
    /// they took a quarter of the time for moving a child.
    private var geometry = Geometry()

    private struct Geometry {
        var frame = CGRect.zero
        var drawnFrame = CGRect.zero
        var pixels = PixelGrid()
        var offer = CompactProposal(.unspecified)
    }

    /// The exact frame in the parent's coordinates, in points.
    package final var frame: CGRect { geometry.frame }

    /// Runs a closure with the node moved, without notifications.
    final func look<Result>(movedBy way: CGPoint, _ body: () -> Result) -> Result {
        let place = geometry.frame
        defer { geometry.frame = place }
        geometry.frame = place.offsetBy(dx: way.x, dy: way.y)
        return body()
    }

    /// The frame in which the node is drawn, in the parent's coordinates, rounded to whole pixels.
    package final var drawnFrame: CGRect { geometry.drawnFrame }

    /// The presentation values during an animation, where they differ from the layout; nil for none.
    @exclusivity(unchecked) package final var motion: NodeMotion?

    /// The pixel grid of the window, as seen from the node.
    package final var pixels: PixelGrid { geometry.pixels }

    /// The proposal from which the node's size results.
    package final var proposal: ProposedViewSize { geometry.offer.proposal }

    // The values of few bytes in this order: they fill the word that the sizes end in.
    private var sizes = SizeCache()

    /// The features of the node and its descendants that passes search for. Passes skip subtrees without them. They
    /// skip subtrees without them.
    package private(set) final var subtreeFlags: SubtreeFlags = []
    private var flags: Flags = [.needsPlacement, .needsDisplay]

    /// The number of the node in frame differences; zero for none.
    package private(set) final var frameID: FrameDifference.NodeID = 0

    /// The items that the node itself draws, once made.
    private var fragment: [DisplayItem] = []

    /// The recorder that collects the changes of the window; nil until the host has been sent the node.
    @exclusivity(unchecked) package private(set) final var recorder: NodeRecorder?

    private struct Flags: OptionSet {
        let rawValue: UInt16
        static let needsLayout = Flags(rawValue: 1)
        static let needsPlacement = Flags(rawValue: 2)
        static let needsDisplay = Flags(rawValue: 4)
        static let alwaysNotifiesParent = Flags(rawValue: 8)
        static let isDetached = Flags(rawValue: 16)
        static let isEnqueued = Flags(rawValue: 32)
        static let isFocused = Flags(rawValue: 64)
        /// A guide of the node, or one for the lines between rows, was looked up: the parent is notified of every
        /// change.
        static let reportsGuides = Flags(rawValue: 128)
        /// The node has been placed: later changes of position are animated if the transaction has an animation.
        static let isPlaced = Flags(rawValue: 256)
        /// The node has left the layout of its parent, and still shows.
        static let isLeaving = Flags(rawValue: 512)
        /// The node waits to be measured again for more than changes of its children.
        static let isChangedItself = Flags(rawValue: 1024)
        static let isRightToLeft = Flags(rawValue: 2048)
        /// The texts of the node name another view: its parent is notified of every change.
        static let namesOthers = Flags(rawValue: 4096)
        /// The node was measured in containers of different sizes. Its cached sizes are valid for one of them.
        static let hasManyContainers = Flags(rawValue: 8192)
        /// The parent measures the node, but shows another in its place.
        static let isLeftOut = Flags(rawValue: 16384)
        /// The node is an `EditableNode`.
        static let isEditable = Flags(rawValue: 32768)
    }

    /// True if the node's content runs from right to left.
    package final var isRightToLeft: Bool {
        get { flags.contains(.isRightToLeft) }
        set { if newValue { flags.insert(.isRightToLeft) } else { flags.remove(.isRightToLeft) } }
    }

    public init(element: _Element) { self.element = element }

    // MARK: What subclasses answer

    /// Returns the node's size for a proposal, in points.
    ///
    /// Call `size(for:)` instead, which caches. The size may depend only on the proposal and the children until the
    /// node is invalidated.
    ///
    /// - Parameter proposal: The proposed width and height; nil for the ideal size along an axis.
    open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    #if DEBUG
        /// Measures the node for a check. Nodes with caches other than sizes restore these afterwards.
        ///
        /// - Parameter proposal: The proposal for which the size is in a cache.
        open func measureAgain(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
    #endif

    /// Places the children, with `place(_:at:proposal:)`, in the size that the node answered for a proposal.
    ///
    /// - Parameters:
    ///   - size: The size of the node, in points.
    ///   - proposal: The proposal that led to the size.
    open func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

    /// Returns the explicit position of an alignment guide, measured for a proposal; nil if neither the node nor a
    /// descendant sets it.
    ///
    /// Call ``explicitGuide(_:for:)`` instead, which skips subtrees without guides.
    ///
    /// - Parameters:
    ///   - key: The alignment guide.
    ///   - proposal: The proposal for which the node is measured.
    open func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }

    /// Returns the items that the node itself draws, behind its children, in its own coordinates.
    ///
    /// - Parameter size: The size of the node, in points.
    open func draw(in size: CGSize) -> [DisplayItem] { [] }

    /// The opacity of the node and its descendants, from 0 to 1. They fade as one, so that overlapping parts don't show
    /// through.
    open var opacity: Double { 1 }

    /// The priority in stacks: nodes of higher priority get space first.
    open var layoutPriority: Double { 0 }

    /// The roles of the node beside measuring, placing and drawing. Empty by default.
    open var roles: NodeRoles { [] }

    /// The axes along which the node scrolls its content; nil if it does not scroll.
    open var scrollAxes: Axis.Set? { nil }

    /// True if the node fills the remaining length of a stack, and has no length across.
    open var isSpacer: Bool { false }

    /// The distances to its neighbours that the node prefers.
    open var spacing: ViewSpacing { isSpacer ? .zero : wrapped?.spacing ?? ViewSpacing() }

    /// True if the node is known to prefer the default distance at its leading and trailing sides, without reading
    /// ``spacing``.
    package final var hasDefaultSides: Bool { !subtreeFlags.contains(.spacing) || roles.contains(.text) }

    /// Returns true if the node prefers other distances to its neighbours than it last reported to its parent.
    /// Overridden by nodes that combine the distances of several children (``ReportedSpacing``).
    open func hasOtherSpacing() -> Bool { false }

    /// The way the node arranges its children.
    open var childArrangement: ChildArrangement { .inherited }

    /// The animation of the children's positions and sizes.
    open var childMotion: ChildMotion { .own }

    /// The drawing order of the children in the nearby region, as indices; nil for view order.
    open var drawingOrder: [Int]? { subtreeFlags.contains(.order) ? orderByDepth : nil }

    /// Called after the layout when the node's place in its window may have changed, for nodes that have asked for that
    /// with ``add(_:)``.
    open func placeChanged() {}

    /// Called before the node is measured again: the node itself, a descendant or the list of children has changed.
    open func contentChanged() {}

    /// Called instead of ``contentChanged()`` if only children reported by ``childChanged(_:)`` have changed.
    open func childrenChanged() { contentChanged() }

    /// Called before the node is measured again because a child has another size, distance to its neighbours or guide.
    ///
    /// - Parameter child: The changed child.
    open func childChanged(_ child: LayoutNode) {}

    /// Called when the node's element has left the tree.
    open func didDetach() {}

    /// The clip path of the node and its descendants, in the node's coordinates; nil for none.
    open var clip: Path? { nil }

    /// The display effects on the node's picture, in its own coordinates; nil for none. Call ``setNeedsDisplay()``
    /// after a change.
    open var effects: DisplayEffects? { nil }

    /// The node's semantics for its user and for assistive technology.
    open var semantics: Semantics { Semantics() }

    /// The child that this node only decorates, such as with space around it; nil if it is more than that.
    open var wrapped: LayoutNode? { nil }

    /// The child with the same frame as the node, even if the node has semantics of its own; nil if there is none.
    package var arranged: LayoutNode? { wrapped }

    /// The innermost descendant after skipping all wrappers with the same frame, or the node itself.
    package final var innermost: LayoutNode {
        var node = self
        while let inner = node.arranged { node = inner }
        return node
    }

    /// Adds to the semantics of the decorated node.
    ///
    /// - Parameter semantics: The semantics that outer nodes and hosts read.
    open func refine(_ semantics: inout Semantics) {}

    /// The pointer events that the node handles. Call ``setNeedsSend()`` after a change.
    open var pointerInterest: PointerInterest { PointerInterest() }

    /// Handles an event of the user. Returns true if it has a meaning for the node.
    ///
    /// - Parameter event: The event, whose positions are in the node's coordinates.
    open func handle(_ event: NodeEvent) -> Bool { false }
}

// MARK: Measuring

extension LayoutNode {
    /// Returns the size for a proposal in points, from the cache if it was asked before.
    package func size(for proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.sanitized
        if let size = sizes.find(proposal) {
            #if DEBUG
                element.tree.layoutCheck.found(size, of: self, for: proposal)
            #endif
            return size
        }
        #if DEBUG
            if element.tree.layoutCheck.isChecking { return sizeForCheck(proposal) }
        #endif
        element.tree.cost.layouts += 1
        NestingLimit.check(at: element)
        let size = measure(proposal).clean
        sizes.add(proposal, size)
        return size
    }

    #if DEBUG
        /// Returns the size for a proposal during a check, and caches it until the check ends.
        private func sizeForCheck(_ proposal: ProposedViewSize) -> CGSize {
            let old = sizes
            let size = measureAgain(proposal).clean
            element.tree.layoutCheck.willChange { self.sizes = old }
            sizes.add(proposal, size)
            return size
        }
    #endif

    /// Returns the size and guides for a proposal.
    package func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: size(for: proposal), node: self, proposal: proposal)
    }

    /// Has the ancestors measured again that may depend on the node's guides or distances to neighbours.
    package func guidesOrSpacingChanged() {
        var child = self
        while let current = child.parent, current.scrollAxes == nil {
            current.setNeedsLayout(because: child, notifiesParent: true)
            child = current
        }
    }

    /// Returns the explicit position of an alignment guide, measured for a proposal; nil if neither the node nor a
    /// descendant sets it.
    package func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        if key.isOfRows { flags.insert(.reportsGuides) }
        guard subtreeFlags.contains(.guides) || key.isOfTexts else { return nil }
        let guide = element.tree.guideQuery.guide(key, of: self, for: proposal)
        // A guide may move where no size changes: from now on the parent is notified of every change.
        if guide != nil { flags.insert(.reportsGuides) }
        return guide
    }
}

// MARK: Structure

extension LayoutNode {
    /// Replaces the children, and measures the node and its parent again.
    package func setChildren(_ new: ContiguousArray<LayoutNode>) {
        let same = CommonEnds(of: children, new)
        if same.first == new.count && new.count == children.count { return }
        exchangeChildren(new, but: same)
        setNeedsLayout(notifiesParent: true)
        // Ancestors may have aligned the node by a guide that has left, or by none before one came.
        if subtreeFlags.contains(.guides) { guidesOrSpacingChanged() }
    }

    /// Replaces the children while the node is being placed and its size is known.
    package func exchangeChildren(_ new: ContiguousArray<LayoutNode>) {
        exchangeChildren(new, but: CommonEnds(of: children, new))
    }

    private func exchangeChildren(_ new: ContiguousArray<LayoutNode>, but same: CommonEnds) {
        for child in children.dropFirst(same.first).dropLast(same.last) where child.parent === self {
            child.leaveParent()
        }
        children = new
        if let leaving = motion?.leaving { for one in leaving where one.node.parent == nil { one.node.parent = self } }
        var inside: SubtreeFlags = []
        for child in new.dropFirst(same.first).dropLast(same.last) {
            child.parent = self
            inside.formUnion(child.subtreeFlags)
            child.schedulePositionCheckOfReaders()
        }
        add(inside)
        setNeedsSend()
        // A stack that has a view beside it no longer fills the page of a tab, and does again without it.
        if subtreeFlags.contains(.bars) { notifyBarNode() }
    }

    /// Removes the node from its parent. It stays in the tree if it may return, such as the page of a tab.
    final func leaveParent() {
        parent = nil
        // The element of a detached node may have been deallocated.
        if subtreeFlags.contains(.safeArea) && hasPlace && !isDetached {
            element.tree.nodesWithoutParent.append(self)
        }
    }

    /// Invalidates the readers of positions inside, if the node had a position before: they have read others while it
    /// had no parent, and it may return with the frame that it had.
    private func schedulePositionCheckOfReaders() {
        if hasPlace && !subtreeFlags.isDisjoint(with: .readers) { element.tree.schedulePositionCheck(of: self) }
    }

    /// Notifies the nearest node with bars that the navigation bars inside may have moved.
    private func notifyBarNode() {
        var node: LayoutNode? = self
        while let current = node {
            if current.hasBars { return current.barNode?.barsChanged() ?? () }
            node = current.parent
        }
    }
}

// MARK: Subtree flags

extension LayoutNode {
    package struct SubtreeFlags: OptionSet {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// An explicit alignment guide.
        package static let guides = SubtreeFlags(rawValue: 1)
        /// An explicit drawing order.
        static let order = SubtreeFlags(rawValue: 2)
        /// A distance to neighbours that is not the default.
        package static let spacing = SubtreeFlags(rawValue: 4)
        /// A view reads its position in the window.
        package static let place = SubtreeFlags(rawValue: 8)
        /// A view reaches out of the safe area where it touches its edge.
        package static let safeArea = SubtreeFlags(rawValue: 16)
        /// A view has a blend mode that browsers do not support.
        package static let pixels = SubtreeFlags(rawValue: 32)
        /// A navigation bar, which may share the row of tabs around it.
        package static let bars = SubtreeFlags(rawValue: 64)
        /// A view's size is relative to its container's size.
        package static let containerSize = SubtreeFlags(rawValue: 128)

        static let readers: SubtreeFlags = [.place, .safeArea]
    }

    /// Adds features to the subtree flags of the node and its ancestors.
    package func add(_ new: SubtreeFlags) {
        var node: LayoutNode? = self
        while let current = node, !current.subtreeFlags.isSuperset(of: new) {
            let isFirst = new.contains(.spacing) && !current.subtreeFlags.contains(.spacing)
            current.subtreeFlags.formUnion(new)
            node = current.parent
            // The parent has not asked the node for distances so far.
            if isFirst && !current.sizes.isEmpty { node?.setNeedsLayout(because: current) }
        }
    }

    /// Marks the node as detached when its element leaves the tree.
    package func detach() {
        flags.insert(.isDetached)
        // A container around the view that shows the node may collect it before that view has gone.
        show?.layoutNodesChanged()
        didDetach()
        if isFocused { element.window?.focus.checkSoon() }
    }

    /// True if the node has left the layout of its parent, and still shows where it was: it can't be used any more.
    package var isLeaving: Bool {
        get { flags.contains(.isLeaving) }
        set {
            if newValue { flags.insert(.isLeaving) } else { flags.remove(.isLeaving) }
            setNeedsSend()
        }
    }

    /// True if the parent measures the node but shows another in its place.
    package final var isLeftOut: Bool {
        get { flags.contains(.isLeftOut) }
        set { if newValue { flags.insert(.isLeftOut) } else { flags.remove(.isLeftOut) } }
    }

    /// True if the node's element has left the tree. The element may have been deallocated then.
    package var isDetached: Bool { flags.contains(.isDetached) }
}

// MARK: Changes

extension LayoutNode {
    /// Queues the node to be measured and placed again.
    ///
    /// - Parameter notifiesParent: If true, the parent is measured again too, though no size should change.
    package func setNeedsLayout(notifiesParent: Bool = false) {
        flags.insert(.isChangedItself)
        enqueue(notifiesParent: notifiesParent)
    }

    /// Queues the node to be measured and placed again, because a child has another size, distance to its neighbours or
    /// guide.
    package func setNeedsLayout(because child: LayoutNode, notifiesParent: Bool = false) {
        childChanged(child)
        enqueue(notifiesParent: notifiesParent)
    }

    private func enqueue(notifiesParent: Bool) {
        recordEffect()
        if notifiesParent { flags.insert(.alwaysNotifiesParent) }
        flags.insert(.needsDisplay)
        setNeedsSend()
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        element.tree.layoutQueue.append(self)
    }

    /// Invalidates the items that the node itself draws.
    package func setNeedsDisplay() {
        recordEffect()
        setNeedsSend()
        guard !flags.contains(.needsDisplay) else { return }
        flags.insert(.needsDisplay)
        element.tree.cost.displayed += 1
    }

    /// Records for the inspector that a body has changed the output.
    private func recordEffect() {
        if UpdateRecorder.count > 0 { element.tree.recorder?.recordEffect(at: element) }
    }

    /// Has the node and its descendants notify their parents of every change from now on, as their texts name another
    /// view.
    package final func reportChangesToParent() {
        flags.insert(.namesOthers)
        for child in children { child.reportChangesToParent() }
    }

    /// True if the texts of the node name another view.
    package final var namesOthers: Bool { flags.contains(.namesOthers) }

    /// The change that the parent of a node has to follow after the node was measured again.
    package enum Change {
        case none
        /// The size for a proposal has changed, or the parent wants each notification.
        case size
        /// More than the size may have changed, such as the priority in stacks.
        case beyondSize
    }

    /// Measures the node again for every proposal that it was asked for. Returns the change that its parent has to
    /// follow.
    package func remeasure() -> Change {
        guard !flags.contains(.isDetached), flags.contains(.needsLayout) else { return .none }
        var change = Change.none
        if !flags.isDisjoint(with: [.reportsGuides, .namesOthers, .hasManyContainers]) { change = .size }
        if flags.contains(.isChangedItself) { contentChanged() } else { childrenChanged() }
        if flags.contains(.alwaysNotifiesParent) || subtreeFlags.contains(.spacing) && hasOtherSpacing() {
            change = .beyondSize
        }
        flags.subtract([.needsLayout, .alwaysNotifiesParent, .isChangedItself])
        flags.insert(.needsPlacement)
        let old = sizes
        sizes = SizeCache()
        if change != .none { return change }
        // Without the old sizes nothing can be compared, and the parent may depend on one that has changed.
        if old.isEmpty || old.hasForgotten { return .size }
        old.forEach { proposal, size in
            if change == .none && self.size(for: proposal) != size { change = .size }
        }
        return change
    }

    /// True if the size of a view here or below is relative to its container.
    package final var hasRelativeFrames: Bool { subtreeFlags.contains(.containerSize) }

    /// Clears the cached sizes here and below that are relative to the container, in a node that has relative frames.
    ///
    /// From now on the nodes notify their parents of each change: the scroll view around may have a cached size that
    /// depends on another container.
    package final func forgetRelativeSizes() {
        for child in measuredNodes where child.hasRelativeFrames {
            child.forgetRelativeSizes()
            childChanged(child)
        }
        sizes = SizeCache()
        flags.formUnion([.hasManyContainers, .needsPlacement])
        childrenChanged()
    }

    /// True if the node's children have to be placed again. Such nodes are placed from the root down.
    package var waitsForPlacement: Bool {
        !flags.contains(.isDetached) && flags.contains(.needsPlacement)
    }
}

// MARK: Placing

extension LayoutNode {
    /// Sets the node's frame in its parent, and places its children if the size is new or they wait for that.
    package func setFrame(_ new: CGRect, proposal newProposal: ProposedViewSize) {
        let newOffer = CompactProposal(newProposal.sanitized)
        let isResized = new.size != frame.size || newOffer != geometry.offer
        let isOther = isResized || new.origin != frame.origin
        if isOther { setNeedsSend() }
        geometry.frame = new
        geometry.offer = newOffer
        snapToPixels()
        flags.insert(.isPlaced)
        if isResized { flags.insert(.needsDisplay) }
        // Descendants are notified of the move together with this node.
        let notifiesReaders = isOther && !subtreeFlags.isDisjoint(with: .readers) && element.tree.beginMove(of: self)
        if isResized || flags.contains(.needsPlacement) { placeNow() }
        if notifiesReaders { element.tree.endMove() }
    }

    /// True if the node has a frame.
    package var hasPlace: Bool { flags.contains(.isPlaced) }

    /// Rounds the node's frame to the pixel grid, and those of its descendants if their grid is another one now.
    private func snapToPixels() {
        // Each child that moves asks its parent, which is not retained for that: it was a quarter of the time of a
        // move.
        guard let (outer, isScrolled) = outer?._withUnsafeGuaranteedRef({ ($0.pixels, $0.scrollAxes != nil) }) else {
            return
        }
        // Scrolled content moves by whole pixels: its grid begins at the corner of one.
        let grid = isScrolled ? outer.atCorner : outer
        let new = grid.drawn(frame)
        if new != drawnFrame {
            if new.size != drawnFrame.size { flags.insert(.needsDisplay) }
            let old = drawnFrame
            geometry.drawnFrame = new
            if flags.contains(.isPlaced) && (motion != nil || element.tree.mayAnimate) { move(from: old) }
            setNeedsSend()
        }
        setPixels(isScrolled ? grid : grid.inside(frame, drawnAt: new.origin))
    }

    /// Sets the pixel grid of the node, and rounds the frames of its descendants to it.
    package func setPixels(_ new: PixelGrid) {
        guard new != pixels else { return }
        // Some lines are as thick as a pixel.
        if new.scale != pixels.scale { setNeedsDisplay() }
        geometry.pixels = new
        // Children that have no place yet take the grid with it: on the way down of a first layout this would be a walk
        // through all descendants at each level.
        for child in children where child.flags.contains(.isPlaced) { child.snapToPixels() }
    }

    /// Places the children in the size that the node has.
    package func placeNow() {
        flags.remove(.needsPlacement)
        element.tree.cost.placements += 1
        NestingLimit.check(at: element)
        placeChildren(in: frame.size, proposal: proposal)
    }

    /// Sets a child's size for a proposal, and places its top leading corner at `origin`.
    ///
    /// This is the only place that mirrors right-to-left layouts.
    ///
    /// - Parameters:
    ///   - child: The child.
    ///   - origin: The corner, in points from the top leading corner of this node.
    ///   - proposal: The proposal that the child is measured for.
    package func place(_ child: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) {
        place(child, at: origin, size: child.size(for: proposal), proposal: proposal)
    }

    /// Sets a child's size, measured earlier, and places its top leading corner at `origin`.
    package func place(_ child: LayoutNode, at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        let x = isRightToLeft ? frame.width - origin.x - size.width : origin.x
        child.setFrame(
            CGRect(x: x.cleanCoordinate, y: origin.y.cleanCoordinate, width: size.width, height: size.height),
            proposal: proposal)
    }
}

// MARK: Focus

extension LayoutNode {
    /// True for an ``EditableNode``, which sets it.
    package var isEditable: Bool {
        get { flags.contains(.isEditable) }
        set { if newValue { flags.insert(.isEditable) } else { flags.remove(.isEditable) } }
    }

    /// True if the node has the keyboard focus. Set by the window's focus.
    package var isFocused: Bool {
        get { flags.contains(.isFocused) }
        set { if newValue { flags.insert(.isFocused) } else { flags.remove(.isFocused) } }
    }

    /// True if the node can have the keyboard focus now.
    package var isFocusable: Bool {
        guard !isDetached, isReachable else { return false }
        let semantics = resolvedSemantics
        return semantics.isEnabled && !semantics.isHidden && (semantics.isFocusable ?? semantics.role.takesFocus)
    }
}

// MARK: Drawing

extension LayoutNode {
    /// The items that the node itself draws, made again only if they are invalid.
    package var ownItems: [DisplayItem] {
        if flags.contains(.needsDisplay) || drawsOthers {
            flags.remove(.needsDisplay)
            fragment = draw(in: presentedFrame.size)
            element.tree.cost.fragments += 1
        }
        return fragment
    }

    /// The items that the window's host is sent for the node itself.
    package var hostItems: [DisplayItem] {
        if editing?.isDrawnByHost == true { return [] }
        if isOnePicture { return [.group(DisplayGroup(effects: presentedEffects, items: allItems))] }
        return isPartOfOnePicture ? ownItems.compactMap(\.unseen) : ownItems
    }

    /// True if an ancestor is sent to hosts as one picture, with the node in it.
    private var isPartOfOnePicture: Bool {
        var node = parent
        while let current = node {
            if current.isOnePicture { return true }
            node = current.parent
        }
        return false
    }

    /// The items of the node and its descendants.
    private var allItems: [DisplayItem] {
        var items = ownItems
        let (nodes, order) = shownNow
        if let order {
            for index in order { nodes[index].appendDisplayItems(to: &items) }
        } else {
            for child in nodes { child.appendDisplayItems(to: &items) }
        }
        return items
    }

    /// Appends the items of the node and its descendants, at the node's place in its parent.
    package func appendDisplayItems(to items: inout [DisplayItem]) {
        NestingLimit.check(at: element)
        var own = allItems
        let opacity = presentedOpacity
        if own.isEmpty || opacity == 0 { return }
        let (clip, effects) = (clip, presentedEffects)
        if let effects, !effects.transform.isDrawable { return }
        if opacity < 1 || clip != nil || effects != nil {
            let group = DisplayGroup(
                opacity: opacity, clip: clip, isClipAntialiased: !roles.contains(.clipsHard), effects: effects,
                items: own)
            own = [.group(group)]
        }
        let origin = presentedFrame.origin
        if origin == .zero {
            items.append(contentsOf: own)
        } else {
            items.append(.group(DisplayGroup(offset: origin, items: own)))
        }
    }
}

// MARK: Differences

extension LayoutNode {
    /// Has the node report its changes to a recorder, under a number.
    package func report(to recorder: NodeRecorder, as id: FrameDifference.NodeID) {
        self.recorder = recorder
        frameID = id
    }

    /// Returns true if `recorder` has assigned the node's number.
    package func reports(to recorder: NodeRecorder) -> Bool { self.recorder === recorder }

    /// Queues the node to be compared with what the window's host was last sent of it, and sent if it differs.
    package func setNeedsSend() {
        guard let recorder, !isEnqueued else { return }
        isEnqueued = true
        recorder.enqueue(self)
    }

    /// True while the node waits to be compared.
    package var isEnqueued: Bool {
        get { flags.contains(.isEnqueued) }
        set { if newValue { flags.insert(.isEnqueued) } else { flags.remove(.isEnqueued) } }
    }
}

extension CGSize {
    /// The size with zero for lengths that are negative or not a number.
    var clean: CGSize {
        CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
    }
}

extension CGFloat {
    /// The coordinate, or zero if it is not finite.
    var cleanCoordinate: CGFloat { isFinite ? self : 0 }
}
