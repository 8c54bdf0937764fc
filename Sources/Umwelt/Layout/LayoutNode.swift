import Foundation

/// Something that takes space: measures itself for proposals, places what is inside of it, and draws.
///
/// Layout nodes form a tree of their own: views without a layout (groups, conditions, environment writers) have none.
@_spi(Kernel) open class LayoutNode {
    // The container keeps its nodes in its list and its list in its element; a node that left is not asked any more.
    package final unowned(unsafe) var parent: LayoutNode?
    package final unowned(unsafe) let element: _Element

    /// The element that shows the node somewhere else than in the view that it is of; it says when it leaves.
    package final unowned(unsafe) var show: _Element?

    /// What is inside, in view order. Set with ``setChildren(_:)``.
    package private(set) final var children: ContiguousArray<LayoutNode> = []

    /// The place within the parent, exactly.
    package private(set) final var frame = CGRect.zero

    /// Where the node is drawn in what the parent draws: on whole pixels.
    package private(set) final var drawnFrame = CGRect.zero

    /// The pixels of the window, as seen from the node.
    package private(set) final var pixels = PixelGrid()

    /// What the node was offered for the size that it has.
    package final var proposal: ProposedViewSize { offer.proposal }
    private var offer = CompactProposal(.unspecified)

    private var sizes = SizeCache()
    private var flags: Flags = [.needsPlacement, .needsDisplay]

    /// What the node itself draws, once made.
    private var fragment: [DisplayItem] = []

    /// What the window's host calls the node, if it takes differences.
    package private(set) final var frameID: FrameDifference.NodeID = 0

    /// Who collects the changes of the window, once its host knows the node.
    package private(set) final var recorder: FrameRecorder?

    private struct Flags: OptionSet {
        let rawValue: UInt8
        static let needsLayout = Flags(rawValue: 1)
        static let needsPlacement = Flags(rawValue: 2)
        static let needsDisplay = Flags(rawValue: 4)
        static let alwaysNotifiesParent = Flags(rawValue: 8)
        static let isDetached = Flags(rawValue: 16)
        static let isNoted = Flags(rawValue: 32)
        static let isFocused = Flags(rawValue: 64)
        /// A row has asked where guides are, and hears of every change.
        static let reportsGuides = Flags(rawValue: 128)
    }

    public init(element: _Element) { self.element = element }

    // MARK: What subclasses answer

    /// The size that the node takes when it is offered a proposal.
    open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the children, with `place(_:at:proposal:)`, in the size that the node answered for a proposal.
    open func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

    /// Where an alignment guide is, measured for a proposal, if the node or what is inside says so. Ask for
    /// ``explicitGuide(_:for:)``, which knows where nobody says anything.
    open func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }

    /// What the node itself draws, behind its children, in its own coordinates.
    open func draw(in size: CGSize) -> [DisplayItem] { [] }

    /// How opaque the node is drawn with all that is inside: as one, so that overlapping parts don't show through.
    open var opacity: Double { 1 }

    /// Nodes with higher priority get space first.
    open var layoutPriority: Double { 0 }

    /// The axes along which the node scrolls what is inside; nil if it does not scroll.
    open var scrollAxes: Axis.Set? { nil }

    /// Whether the node has bars that content scrolls beneath (``BarContainer``).
    open var hasBars: Bool { false }

    /// Whether the node is the root of a window.
    open var isWindowRoot: Bool { false }

    /// Whether the node is a list's row around the content that the app gave it.
    open var isRow: Bool { false }

    /// Whether the node takes what is left of a stack's length, and nothing across.
    open var isSpacer: Bool { false }

    /// How far from others the node would like to be.
    open var spacing: ViewSpacing { isSpacer ? .zero : wrapped?.spacing ?? ViewSpacing() }

    /// How the node arranges those inside.
    open var childArrangement: ChildArrangement { .inherited }

    /// The order in which the children that are near to what can be seen are drawn, as indices; nil for view order.
    open var drawingOrder: [Int]? { subtreeFlags.contains(.order) ? orderByDepth : nil }

    /// Whether of many children only those are shown that are near to what can be seen.
    open var showsNearbyOnly: Bool { drawingOrder == nil }

    /// Called after the layout when the node's place in its window may be another one. Only nodes are told that have
    /// said so with ``add(_:)``.
    open func placeChanged() {}

    /// Called before the node is measured anew: something inside has changed, or which nodes there are.
    open func contentChanged() {}

    /// Called when the node's element has left the tree.
    open func didDetach() {}

    /// How far what the node shows is kept from its edges by something else in front of it, such as a bar.
    open var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The size in which the node shows what is inside, for those that are relative to it; nil if it does not stand for
    /// a screen.
    open var sizeAsContainer: CGSize? { nil }

    /// What the node and all inside are cut off at, in its own coordinates; nil if they aren't.
    open var clip: Path? { nil }

    /// Whether the edges of the clip are smooth, or whole pixels.
    open var isClipAntialiased: Bool { true }

    /// What else becomes of the node's picture, in its own coordinates; nil for nothing. Whoever changes it calls
    /// ``setNeedsDisplay()``.
    open var effects: DisplayEffects? { nil }

    /// The nodes inside that are drawn and used themselves.
    open var shownChildren: ContiguousArray<LayoutNode> { children }

    /// The nodes inside that only say, by what they draw, where the node can be seen.
    open var maskNodes: ContiguousArray<LayoutNode> { [] }

    /// How far the node is scrolled, from its content's top left corner; nil if it does not scroll.
    open var scrollOffset: CGPoint? { nil }

    /// How far the node has scrolled to keep what can be seen in its place, since this was last asked.
    open func takeScrollShift() -> CGPoint { .zero }

    /// Where a node inside stands, as hosts are told that scroll by themselves.
    open func frameForHosts(of child: LayoutNode) -> CGRect { child.drawnFrame }

    /// What the node is to people who use it or have it read to them.
    open var semantics: Semantics { Semantics() }

    /// Whether the node is something to use, such as a button: gestures around it wait for it.
    open var isControl: Bool { false }

    /// Whether hosts get what the node and its children draw as one picture, as what is inside mixes in a way that they
    /// cannot.
    open var isOnePicture: Bool { false }

    /// Whether what the node is to its user depends on the nodes inside.
    open var isSummary: Bool { false }

    /// What the node itself says, if it is text.
    open var spokenText: String? { nil }

    /// The node inside that this one only decorates, such as with room around it; nil if it is more than that.
    open var wrapped: LayoutNode? { nil }

    /// The node itself, or what is inside of all that only decorates it.
    package final var innermost: LayoutNode {
        var node = self
        while let inner = node.wrapped { node = inner }
        return node
    }

    /// The node around this one that only decorates it; nil if there is none.
    open var decoration: LayoutNode? { parent.flatMap { $0.wrapped === self ? $0 : nil } }

    /// Adds to the semantics of the node that this one decorates.
    open func refine(_ semantics: inout Semantics) {}

    /// What the node has to do with pointers. Whoever changes it calls ``noteChange()``.
    open var pointerInterest: PointerInterest { PointerInterest() }

    /// Takes what somebody did to the node. Answers whether that means anything to it.
    open func handle(_ event: NodeEvent) -> Bool { false }

    /// Called when a node inside has taken an event. Answers whether those around this one are to hear of it too.
    open func didHandle(_ event: NodeEvent) -> Bool { true }

    /// Called when the keyboard is directed to the node, or to another.
    open func focusChanged(_ isFocused: Bool) {}

    /// What is written in the node, if somebody can write into it.
    open var writtenText: String? { nil }

    /// What the window's host has still to be told of the text; if the node is new to it, everything.
    open func textUpdate(isNew: Bool) -> TextUpdate? { nil }

    /// Whether hosts that know the node draw themselves what it shows.
    open var isDrawnByHost: Bool { false }

    /// Whether what the node itself draws is made from what the nodes inside draw, and has to be made anew every time.
    open var drawsOthers: Bool { false }

    // MARK: Measuring

    /// The size for a proposal, from the cache if it was asked before.
    package final func size(for proposal: ProposedViewSize) -> CGSize {
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
        let size = measure(proposal).clean
        sizes.add(proposal, size)
        return size
    }

    #if DEBUG
        /// The size that the node takes, measured for a check: nodes that keep more than sizes put that back.
        open func measureAgain(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }

        /// The size for a proposal that a check asks for, which is in the cache until the check is over.
        private func sizeForCheck(_ proposal: ProposedViewSize) -> CGSize {
            let old = sizes
            let size = measureAgain(proposal).clean
            element.tree.layoutCheck.willChange { self.sizes = old }
            sizes.add(proposal, size)
            return size
        }
    #endif

    /// The size and guides for a proposal.
    package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: size(for: proposal), node: self, proposal: proposal)
    }

    /// Where an alignment guide is, measured for a proposal, if the node or what is inside says so.
    package final func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        // What rows look for may move where no size changes.
        if key.isOfRows { flags.insert(.reportsGuides) }
        return subtreeFlags.contains(.guides) || key.isOfTexts ? explicitAlignment(key, for: proposal) : nil
    }

    // MARK: Structure

    /// Puts other nodes inside.
    package final func setChildren(_ new: ContiguousArray<LayoutNode>) {
        if new.elementsEqual(children, by: ===) { return }
        exchangeChildren(new)
        setNeedsLayout(notifiesParent: true)
    }

    /// Puts other nodes inside, while the node is placed and its size is known.
    package final func exchangeChildren(_ new: ContiguousArray<LayoutNode>) {
        for child in children where child.parent === self { child.parent = nil }
        children = new
        var inside: SubtreeFlags = []
        for child in new {
            child.parent = self
            inside.formUnion(child.subtreeFlags)
        }
        add(inside)
        noteChange()
    }

    // MARK: Subtree flags

    /// What the node, or one inside, has that others have to look for. Where nothing is, they need not look.
    package private(set) final var subtreeFlags: SubtreeFlags = []

    package struct SubtreeFlags: OptionSet {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Alignment guides that a view says.
        static let guides = SubtreeFlags(rawValue: 1)
        /// An order of drawing that a view says.
        static let order = SubtreeFlags(rawValue: 2)
        /// Distances from others that are not the usual ones.
        static let spacing = SubtreeFlags(rawValue: 4)
        /// Somebody reads where in the window something is.
        static let place = SubtreeFlags(rawValue: 8)
        /// Something reaches out of the safe area where it touches its edge.
        static let safeArea = SubtreeFlags(rawValue: 16)
        /// Something mixes with what is behind it in a way that browsers cannot.
        static let pixels = SubtreeFlags(rawValue: 32)

        static let readers: SubtreeFlags = [.place, .safeArea]
    }

    /// Takes note of something that the node has, here and in all nodes around.
    package final func add(_ new: SubtreeFlags) {
        var node: LayoutNode? = self
        while let current = node, !current.subtreeFlags.isSuperset(of: new) {
            current.subtreeFlags.formUnion(new)
            node = current.parent
        }
    }

    /// Called when the node's element leaves the tree.
    package final func detach() {
        flags.insert(.isDetached)
        didDetach()
        if isFocused { element.window?.focus.checkSoon() }
    }

    /// Whether the node's element has left the tree. The element may be gone then.
    package final var isDetached: Bool { flags.contains(.isDetached) }

    // MARK: Changes

    /// Has the node measured and placed again. With `notifiesParent` the parent is too, though no size should change.
    package final func setNeedsLayout(notifiesParent: Bool = false) {
        if notifiesParent { flags.insert(.alwaysNotifiesParent) }
        flags.insert(.needsDisplay)
        noteChange()
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        element.tree.layoutQueue.append(self)
    }

    /// Has the node drawn again.
    package final func setNeedsDisplay() {
        noteChange()
        guard !flags.contains(.needsDisplay) else { return }
        flags.insert(.needsDisplay)
        element.tree.cost.displayed += 1
    }

    /// Measures the node anew for every proposal that it was asked for. Answers whether its parent has to do the same.
    package final func remeasure() -> Bool {
        guard !flags.contains(.isDetached), flags.contains(.needsLayout) else { return false }
        var notifiesParent = !flags.isDisjoint(with: [.alwaysNotifiesParent, .reportsGuides])
        flags.subtract([.needsLayout, .alwaysNotifiesParent])
        flags.insert(.needsPlacement)
        contentChanged()
        let old = sizes
        sizes = SizeCache()
        // Sizes that were forgotten cannot be compared.
        if old.isEmpty || old.hasForgotten { return true }
        if !notifiesParent {
            old.forEach { proposal, size in
                if !notifiesParent && self.size(for: proposal) != size { notifiesParent = true }
            }
        }
        return notifiesParent
    }

    /// Whether the node's own children wait for new places; such nodes are placed from the top.
    package final var waitsForPlacement: Bool {
        !flags.contains(.isDetached) && flags.contains(.needsPlacement)
    }

    // MARK: Placing

    /// Puts the node somewhere in its parent and, if its size is new or it waits for that, places what is inside.
    package final func setFrame(_ new: CGRect, proposal newProposal: ProposedViewSize) {
        let newOffer = CompactProposal(newProposal.sanitized)
        let isResized = new.size != frame.size || newOffer != offer
        let isOther = isResized || new.origin != frame.origin
        if isOther { noteChange() }
        frame = new
        offer = newOffer
        settleOnPixels()
        if isResized { flags.insert(.needsDisplay) }
        // Those inside learn of it together with this one.
        let notifiesReaders = isOther && !subtreeFlags.isDisjoint(with: .readers) && element.tree.beginMove(of: self)
        if isResized || flags.contains(.needsPlacement) { placeNow() }
        if notifiesReaders { element.tree.endMove() }
    }

    /// Finds the pixels between which the node is drawn, and all that is inside if it stands on others there.
    private func settleOnPixels() {
        guard let parent else { return }
        // What scrolls moves by whole pixels.
        let isScrolled = parent.scrollAxes != nil
        let outer = isScrolled ? parent.pixels.atCorner : parent.pixels
        let new = outer.drawn(frame)
        if new != drawnFrame {
            if new.size != drawnFrame.size { flags.insert(.needsDisplay) }
            drawnFrame = new
            noteChange()
        }
        setPixels(isScrolled ? outer : outer.inside(frame, drawnAt: new.origin))
    }

    /// Has all that is inside drawn on the pixels of a display.
    package final func setPixels(_ new: PixelGrid) {
        guard new != pixels else { return }
        // Lines are as thick as a pixel.
        if new.scale != pixels.scale { setNeedsDisplay() }
        pixels = new
        for child in children { child.settleOnPixels() }
    }

    /// Places what is inside in the size that the node has.
    package final func placeNow() {
        flags.remove(.needsPlacement)
        element.tree.cost.placements += 1
        placeChildren(in: frame.size, proposal: proposal)
    }

    /// Gives a child the size that it takes for a proposal and puts its top leading corner at `origin`. Right to left,
    /// everything is mirrored here and nowhere else.
    package final func place(_ child: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) {
        let size = child.size(for: proposal)
        let x = isRightToLeft ? frame.width - origin.x - size.width : origin.x
        child.setFrame(
            CGRect(x: x.cleanCoordinate, y: origin.y.cleanCoordinate, width: size.width, height: size.height),
            proposal: proposal)
    }

    /// Whether the node's content runs from right to left.
    package final var isRightToLeft = false

    // MARK: Focus

    /// Whether the keyboard is directed to the node. The window's focus sets it.
    package final var isFocused: Bool {
        get { flags.contains(.isFocused) }
        set { if newValue { flags.insert(.isFocused) } else { flags.remove(.isFocused) } }
    }

    /// Whether the keyboard can be directed to the node now.
    package final var isFocusable: Bool {
        guard !isDetached, isReachable else { return false }
        let semantics = resolvedSemantics
        return semantics.isEnabled && !semantics.isHidden && (semantics.isFocusable ?? semantics.role.takesFocus)
    }

    // MARK: Drawing

    /// What the node itself draws, made anew only where that is necessary.
    package final var ownItems: [DisplayItem] {
        if flags.contains(.needsDisplay) || drawsOthers {
            flags.remove(.needsDisplay)
            fragment = draw(in: drawnFrame.size)
            element.tree.cost.fragments += 1
        }
        return fragment
    }

    /// What the window's host is told that the node itself draws.
    package final var hostItems: [DisplayItem] {
        if isDrawnByHost { return [] }
        if isOnePicture { return [.group(DisplayGroup(effects: effects, items: allItems))] }
        return isPartOfOnePicture ? ownItems.compactMap(\.unseen) : ownItems
    }

    /// Whether something around is one picture for hosts, with the node in it.
    private var isPartOfOnePicture: Bool {
        guard element.window?.node.subtreeFlags.contains(.pixels) == true else { return false }
        var node = parent
        while let current = node {
            if current.isOnePicture { return true }
            node = current.parent
        }
        return false
    }

    /// What the node and its children draw.
    private var allItems: [DisplayItem] {
        var items = ownItems
        if let order = drawingOrder {
            let nearby = nearbyChildren
            for index in order { nearby[index].appendDisplayItems(to: &items) }
        } else {
            for child in nearbyChildren { child.appendDisplayItems(to: &items) }
        }
        return items
    }

    /// Adds what the node and its children draw, at the node's place in its parent.
    package final func appendDisplayItems(to items: inout [DisplayItem]) {
        var own = allItems
        if own.isEmpty || opacity == 0 { return }
        let (clip, effects) = (clip, effects)
        if let effects, !effects.transform.isDrawable { return }
        if opacity < 1 || clip != nil || effects != nil {
            let group = DisplayGroup(
                opacity: opacity, clip: clip, isClipAntialiased: isClipAntialiased, effects: effects, items: own)
            own = [.group(group)]
        }
        if drawnFrame.origin == .zero {
            items.append(contentsOf: own)
        } else {
            items.append(.group(DisplayGroup(offset: drawnFrame.origin, items: own)))
        }
    }

    // MARK: Differences

    /// Has the node report its changes, now that a host knows it by a name.
    package final func report(to recorder: FrameRecorder, as id: FrameDifference.NodeID) {
        self.recorder = recorder
        frameID = id
    }

    /// Whether the node has a name in the window that `recorder` knows.
    package final func reports(to recorder: FrameRecorder) -> Bool { self.recorder === recorder }

    /// Has the node compared with what the window's host knows of it.
    package final func noteChange() {
        guard let recorder, !isNoted else { return }
        isNoted = true
        recorder.note(self)
    }

    /// Whether the node waits to be compared.
    package final var isNoted: Bool {
        get { flags.contains(.isNoted) }
        set { if newValue { flags.insert(.isNoted) } else { flags.remove(.isNoted) } }
    }
}

extension CGSize {
    /// The size without what no layout can use: negative lengths and not-a-number are zero.
    var clean: CGSize {
        CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
    }
}

extension CGFloat {
    /// The coordinate, or zero where it is no finite number.
    var cleanCoordinate: CGFloat { isFinite ? self : 0 }
}
