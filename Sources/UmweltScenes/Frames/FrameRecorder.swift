@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction
import Foundation

/// The last state of the layout nodes that a window's host was sent, from which frame differences are computed.
///
/// Nodes report themselves (`LayoutNode.setNeedsSend()`), so that the cost of a difference depends on the changed nodes
/// alone. Windows without a recorder have no cost.
package final class FrameRecorder: NodeRecorder {
    /// The most layout nodes that the host shows in each other; nil for any number.
    var maxLevels: Int?

    /// Called when the first node is queued after a difference.
    var onChange: (() -> Void)?

    private var lastSent: [FrameDifference.NodeID: LastSent] = [:]
    private var lastID: FrameDifference.NodeID = 0
    private var waiting: ContiguousArray<LayoutNode> = []

    /// The nodes of which the host was only sent the children in the nearby region.
    private var culled: Set<FrameDifference.NodeID> = []

    /// The number of the window's focus moves that the host was last sent; nil before the first difference.
    private var lastSentFocusMoves: Int?

    /// The nodes whose semantics depend on their descendants: they are compared whenever anything has changed.
    private var summaries: Set<FrameDifference.NodeID> = []

    /// The numbers of the nodes in a first difference; nil while they are not recorded.
    private var noted: ReleasedNodeIDs?

    /// The numbers for the replacements of the host's known nodes; nil for none.
    private var known: ReleasedNodeIDs?

    /// The running animations during the computation of a difference, if the host plays them; nil otherwise.
    private var motions: HostMotions?

    /// Queues a node for the comparison with its last sent state, when the next difference is made.
    package override func enqueue(_ node: LayoutNode) {
        if waiting.isEmpty { onChange?() }
        waiting.append(node)
    }

    /// Returns the changes since the last call; the first time, everything.
    func nextDifference(from root: LayoutNode) -> FrameDifference {
        var difference = FrameDifference()
        motions = HostMotions(in: root.element.tree)
        defer { motions = nil }
        let nodes = waiting + nodesWithOtherRegions + (motions?.heldNodes ?? [])
        let summarizing = nodes.isEmpty ? [] : summaries.sorted().compactMap { lastSent[$0]?.node }
        waiting = []
        for node in nodes { node.isEnqueued = false }
        if lastSent[root.frameID]?.node !== root {
            for (id, old) in lastSent where old.parent == 0 { difference.removed += forget(id) }
            introduce(root, in: 0, level: 1, to: &difference)
        }
        var left: [(id: FrameDifference.NodeID, parent: FrameDifference.NodeID)] = []
        for node in nodes + summarizing where wasSent(node) { updateChildren(of: node, left: &left, in: &difference) }
        // A node that left one parent may have come to another; only those that have none now are removed.
        for (id, parent) in left where lastSent[id]?.parent == parent && lastSent[parent]?.children.contains(id) != true
        {
            difference.removed += forget(id)
        }
        difference.focus = focusChange(in: root)
        motions?.markHostPlayed()
        known = nil
        return difference
    }

    /// Returns the whole window like the first difference, without sending it; nil if the host's nodes differ from it,
    /// because the nearby nodes depend on earlier scrolling.
    func everything(from root: LayoutNode) -> FrameDifference? {
        guard waiting.isEmpty else { return nil }
        let (sent, sentCulled, sentSummaries) = (lastSent, culled, summaries)
        lastSent = [:]
        noted = ReleasedNodeIDs()
        let everything = nextDifference(from: root)
        let isSame =
            sent.count == lastSent.count
            && sent.allSatisfy { id, node in
                lastSent[id].map { $0.parent == node.parent && $0.children.elementsEqual(node.children) } ?? false
            }
        (lastSent, culled, summaries) = (sent, sentCulled, sentSummaries)
        if !isSame { noted = nil }
        return isSame ? everything : nil
    }

    /// Forgets the nodes. The host keeps them. Their replacements reuse the numbers recorded by ``everything(from:)``.
    func releaseNodes() {
        forgetNodes()
        noted?.endNotes()
        (known, noted) = (noted, nil)
    }

    /// False if the next difference is known to have no nodes.
    func mayDiffer(from root: LayoutNode) -> Bool {
        // Every window of an app is asked after each change, so that this looks nothing up.
        if !waiting.isEmpty || !root.reports(to: self) || lastSent.isEmpty { return true }
        let tree = root.element.tree
        guard tree.animations.isRunning else { return false }
        return tree.animations.needsFrames || !tree.transitionPass.heldNodes.isEmpty
    }

    /// Returns true if the program has moved the keyboard focus since the last difference.
    func hasOtherFocus(in root: LayoutNode) -> Bool {
        root.element.window.map { $0.focus.moves != lastSentFocusMoves } ?? false
    }

    /// Returns the keyboard focus, if the program has moved it and the host was not sent that; nil otherwise.
    private func focusChange(in root: LayoutNode) -> FrameDifference.Focus? {
        guard let focus = root.element.window?.focus, focus.moves != lastSentFocusMoves else { return nil }
        let isFirst = lastSentFocusMoves == nil
        lastSentFocusMoves = focus.moves
        guard let node = focus.node else { return isFirst ? nil : .nowhere }
        return wasSent(node) ? .node(node.frameID) : nil
    }

    /// Clears the record, so that the next difference contains everything. Nothing is compared until then.
    func forgetAll() {
        forgetNodes()
        known = nil
        lastSentFocusMoves = nil
    }

    private func forgetNodes() {
        for node in waiting { node.isEnqueued = false }
        waiting = []
        culled = []
        summaries = []
        lastSent = [:]
    }

    /// Records the offset to which the host has scrolled a node itself.
    package override func hostScrolled(_ node: LayoutNode, to offset: CGPoint) {
        if wasSent(node) { lastSent[node.frameID]?.scrollOffset = offset }
    }

    /// The nodes with a nearby region other than that whose children were sent. Regions only change with an ancestor,
    /// so there are none if nothing has changed.
    private var nodesWithOtherRegions: [LayoutNode] {
        if waiting.isEmpty || culled.isEmpty { return [] }
        return culled.sorted().compactMap { id in
            guard let known = lastSent[id], !known.node.isDetached, known.node.nearbyRegion != known.region else {
                return nil
            }
            return known.node
        }
    }

    /// Returns the node that the host calls `id`; nil if it is not in the window.
    func node(_ id: FrameDifference.NodeID) -> LayoutNode? {
        guard let node = lastSent[id]?.node, !node.isDetached else { return nil }
        return node
    }

    /// Returns true if `id` is or was the number of a node.
    func hasGiven(_ id: FrameDifference.NodeID) -> Bool { id > 0 && id <= lastID }

    private func wasSent(_ node: LayoutNode) -> Bool { !node.isDetached && lastSent[node.frameID]?.node === node }

    /// Adds a node that is new to the host to a difference, with its descendants.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - parent: The number of the node around it; 0 for the root.
    ///   - level: The number of nodes around it, with itself.
    ///   - difference: The difference.
    private func introduce(
        _ node: LayoutNode, in parent: FrameDifference.NodeID, level: Int, to difference: inout FrameDifference
    ) {
        // A host that begins again may still send events of the nodes that it knew: those keep their numbers.
        number(node)
        if let maxLevels, level > maxLevels {
            NestingLimit.stop(at: node.element, "a browser shows \(maxLevels) boxes in each other at most")
        }
        var change = NodeChange(id: node.frameID)
        change.isNew = true
        let shown = whatShows(of: node, known: nil)
        let semantics = node.semanticsForHosts
        let pointerInterest = node.pointerInterestForHosts
        let appearance = shown.appearance
        let new = LastSent(node: node, parent: parent, appearance: appearance)
        new.semantics = semantics
        new.pointerInterest = pointerInterest
        new.animation = shown.animation
        new.scrollOffset = node.scrollOffset
        lastSent[node.frameID] = new
        if node.isSummary { summaries.insert(node.frameID) }
        if semantics != Semantics() { change.semantics = semantics }
        if pointerInterest != PointerInterest() { change.pointerInterest = pointerInterest }
        if appearance.frame != .zero { change.frame = appearance.frame }
        if !appearance.items.isEmpty { change.items = appearance.items }
        if appearance.opacity != 1 { change.opacity = appearance.opacity }
        if let clip = appearance.clip { change.clip = .path(clip) }
        node.masking?.maskNodes.forEach(listen(to:))
        change.effects = appearance.effects
        change.animation = shown.change
        if let offset = node.scrollOffset, offset != .zero { change.scrollOffset = offset }
        change.text = node.editing?.textUpdate(isNew: true)
        let place = difference.changed.count
        difference.changed.append(change)
        let id = node.frameID
        lastSent[id]?.region = recordRegion(of: node)
        let (nodes, order) = node.shownNow
        let children = nodes.map { child in
            introduce(child, in: id, level: level + 1, to: &difference)
            return child.frameID
        }
        guard !children.isEmpty else { return }
        lastSent[id]?.children = SentChildren(children)
        difference.changed[place].children = NodeChange.Children(ids: children, order: order)
    }

    /// Assigns a number to a node without one.
    private func number(_ node: LayoutNode) {
        if !node.reports(to: self) {
            if let number = known?.claimNumber(for: node) {
                node.report(to: self, as: number)
            } else {
                lastID += 1
                node.report(to: self, as: lastID)
            }
        }
        noted?.add(node)
    }

    /// Returns the number of nodes from the root to the children of a node; 0 if they need not be counted, because any
    /// number is permitted.
    private func levels(to node: FrameDifference.NodeID) -> Int {
        guard maxLevels != nil else { return 0 }
        var levels = 0
        var ancestor = node
        while let parent = lastSent[ancestor]?.parent {
            levels += 1
            ancestor = parent
        }
        return levels
    }

    /// Compares a node with its last sent state, and adds its changes to a difference.
    ///
    /// - Parameters:
    ///   - node: A node that the host was sent before.
    ///   - left: Collects the children that the node has no longer, with the node's number.
    ///   - difference: The difference.
    private func updateChildren(
        of node: LayoutNode, left: inout [(id: FrameDifference.NodeID, parent: FrameDifference.NodeID)],
        in difference: inout FrameDifference
    ) {
        let id = node.frameID
        guard let known = lastSent[id] else { return }
        if node.isSummary { summaries.insert(id) } else { summaries.remove(id) }
        var change = NodeChange(id: id)
        let semantics = node.semanticsForHosts
        if known.semantics != semantics {
            known.semantics = semantics
            change.semantics = semantics
        }
        let pointerInterest = node.pointerInterestForHosts
        if known.pointerInterest != pointerInterest {
            known.pointerInterest = pointerInterest
            change.pointerInterest = pointerInterest
        }
        let shown = whatShows(of: node, known: known)
        let old = known.appearance
        known.appearance = shown.appearance
        known.animation = shown.animation
        change.animation = shown.change
        if old.frame != shown.appearance.frame { change.frame = shown.appearance.frame }
        if let scrollOffset = node.scrollOffset {
            let shift = node.scrolling?.consumeScrollShift() ?? .zero
            let animation = node.scrolling?.consumeScrollOffsetAnimation()
            if let old = known.scrollOffset, old != scrollOffset {
                // The user may have scrolled on meanwhile: a shift adds to that offset, where an offset would undo it.
                let isShift = shift != .zero && old.x + shift.x == scrollOffset.x && old.y + shift.y == scrollOffset.y
                if isShift {
                    change.scrollShift = shift
                } else {
                    change.scrollOffset = scrollOffset
                    change.scrollAnimation = animation
                }
            }
            known.scrollOffset = scrollOffset
        }
        if old.clip != shown.appearance.clip {
            change.clip = shown.appearance.clip.map(NodeChange.Clip.path) ?? .nothing
        }
        node.masking?.maskNodes.forEach(listen(to:))
        if old.effects != shown.appearance.effects { change.effects = shown.appearance.effects ?? DisplayEffects() }
        if old.opacity != shown.appearance.opacity { change.opacity = shown.appearance.opacity }
        // An animation of the node's drawing begins with new items.
        if !old.draws(like: shown.appearance) || shown.change?.redraws == true { change.items = shown.appearance.items }
        change.text = node.editing?.textUpdate(isNew: false)
        known.region = recordRegion(of: node)
        let (children, order) = node.shownNow
        let hasSameChildren = known.children.elementsEqual(children) { lastSent[$0]?.node === $1 }
        let oldChildren = known.children
        if !hasSameChildren {
            let place = difference.changed.count
            difference.changed.append(change)
            lazy var level = levels(to: id) + 1
            let ids = children.map { child in
                if wasSent(child) {
                    lastSent[child.frameID]?.parent = id
                } else {
                    introduce(child, in: id, level: level, to: &difference)
                }
                return child.frameID
            }
            difference.changed[place].children = NodeChange.Children(ids: ids, order: order)
            let stays = Set(ids)
            known.children = SentChildren(ids)
            left += oldChildren.filter { !stays.contains($0) }.map { ($0, id) }
        } else if !change.isEmpty {
            difference.changed.append(change)
        }
    }

    /// Returns what the host shows of a node now, or after the animation that it plays; that animation; and its
    /// changes.
    private func whatShows(of node: LayoutNode, known: LastSent?) -> (
        appearance: NodeAppearance, animation: SentAnimation?, change: NodeChange.AnimationChange?
    ) {
        let plays = known?.animation?.isSent == true
        guard let motions, let animations = motions.animations(of: node) else {
            // An animation that is over needs no message.
            let isOver = known?.animation.map { $0.end <= node.element.tree.animations.time + 0.001 } ?? true
            return (node.hostAppearance, nil, plays && !isOver ? .nothing : nil)
        }
        let serial = animations.reduce(0) { max($0, $1.serial) }
        if let known, let animation = known.animation, animation.serial == serial {
            let end = motions.end(of: node, animations)
            let isSame = end.shows(like: known.appearance) && (!animation.redraws || end.draws(like: known.appearance))
            if isSame { return (end, animation, nil) }
        }
        guard let (animation, end, endTime) = motions.animation(of: node, animations) else {
            return (node.hostAppearance, nil, plays ? .nothing : nil)
        }
        let sent = SentAnimation(
            serial: serial, end: endTime, isSent: !animation.isStill, redraws: !animation.items.isEmpty)
        return (end, sent, animation.isStill ? plays ? .nothing : nil : .plays(animation))
    }

    /// Returns true if the host plays the animations of a node itself, or does not show it now.
    package override func needsNoFrames(of node: LayoutNode) -> Bool {
        if lastSent.isEmpty { return true }
        return wasSent(node) ? lastSent[node.frameID]?.animation != nil : !node.isPartOfPicture
    }

    /// Makes a node report changes that is not sent to the host, because it is only a part of another node's picture.
    private func listen(to node: LayoutNode) {
        number(node)
        for child in node.children { listen(to: child) }
    }

    /// Records and returns the part of a node whose children the host is sent; nil for all.
    private func recordRegion(of node: LayoutNode) -> CGRect? {
        let region = node.holdsMany ? node.nearbyRegion : nil
        if region != nil { culled.insert(node.frameID) } else { culled.remove(node.frameID) }
        return region
    }

    /// Removes the records of a node and its descendants that have not moved to another parent. Returns the nodes that
    /// the host has to remove.
    private func forget(_ id: FrameDifference.NodeID) -> [FrameDifference.NodeID] {
        guard let known = lastSent.removeValue(forKey: id) else { return [] }
        culled.remove(id)
        summaries.remove(id)
        for child in known.children where lastSent[child]?.parent == id { _ = forget(child) }
        return [id]
    }
}

extension NodeChange.AnimationChange {
    /// True if the node's drawing is a part of the animation.
    fileprivate var redraws: Bool { if case .plays(let animation) = self { !animation.items.isEmpty } else { false } }
}

extension NodeChange.Children {
    fileprivate init(ids: [FrameDifference.NodeID], order: [Int]?) {
        self.init(ids: ids, drawingOrder: order?.map { ids[$0] })
    }
}

extension LayoutNode {
    /// The semantics for hosts: removed nodes have none.
    fileprivate var semanticsForHosts: Semantics { isLeaving ? Semantics() : resolvedSemantics }

    /// The pointer events for hosts: removed nodes have none.
    fileprivate var pointerInterestForHosts: PointerInterest { isLeaving ? .leaving : pointerInterest }
}
