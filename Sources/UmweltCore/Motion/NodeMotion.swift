import Foundation

/// The presentation values of a layout node that differ from its layout while something moves: its frame on the way to
/// the new one, its opacity and its displacement while it comes or goes, and children that are leaving.
package final class NodeMotion {
    /// The frame in which the node shows now, in the parent's coordinates; nil for that of the layout.
    package internal(set) var frame: CGRect?

    /// The factor of the opacity, from 0 to 1, of a node that comes or goes.
    fileprivate(set) var opacity = 1.0

    /// The move and the scale of a node that a screen takes along as it comes or goes.
    var displacement = NodeDisplacement.none

    /// Nodes that are no longer in the layout, and still show where they were.
    package fileprivate(set) var leaving: [ExitingNode] = []

    /// The frame that the node's own animation has shown last.
    var frameOnTheWay = CGRect.zero

    /// The frame on the way, as it would show if no ancestor moved; nil if the node is at rest.
    var ownFrame: CGRect? { frameMotion.isFrameRunning ? frameOnTheWay : nil }

    /// The place at the end, as ``LayoutNode/endPlace`` says, of a node that ancestors which move do not carry along:
    /// it was inserted while they do, or goes its own way. Nil for all other nodes.
    package var pinnedPlace: CGPoint?

    /// The distance of the place that the node has left without an animation, and the number of the update.
    var jump: (way: CGPoint, update: UInt64)?

    /// The departure under way of a node that its container has let go of, which may come back before it ends.
    fileprivate var departure: Departure?

    fileprivate final class Departure {}

    package var frameMotion = FrameMotion()
    fileprivate var opacityAnimation: ValueAnimation<Double>?
    var displacementAnimation: ValueAnimation<NodeDisplacement>?
}

/// A node that was removed from the layout of its parent and still shows.
package struct ExitingNode {
    package let node: LayoutNode

    /// The node's place among its siblings when it left: it keeps that in the drawing order.
    let index: Int

    /// True if the node is drawn in front of all that is in the layout.
    let isInFront: Bool
}

extension LayoutNode: MotionTarget {
    package final var movedNodes: ContiguousArray<LayoutNode> { [self] }

    /// True if children show that are no longer in the layout.
    package final var hasLeavingChildren: Bool { motion?.leaving.isEmpty == false }

    /// The frame in which the node shows now, in what the parent draws: on the way to ``drawnFrame`` while it moves.
    package final var presentedFrame: CGRect { motion?.frame ?? drawnFrame }

    /// The size with which the node shows now.
    package final var presentedSize: CGSize { motion?.frame?.size ?? frame.size }

    /// The opacity with which the node shows now.
    package final var presentedOpacity: Double { motion.map { opacity * $0.opacity } ?? opacity }

    /// Returns the node's presentation values, which are made if there are none.
    final func madeMotion() -> NodeMotion {
        if let motion { return motion }
        let made = NodeMotion()
        motion = made
        return made
    }

    // MARK: Coming and going

    /// Fades the node in, from nothing, with a transaction.
    package final func fadeIn(with transaction: Transaction) {
        if motion?.opacityAnimation == nil { show(opacity: 0) }
        fade(to: 1, with: transaction)
    }

    /// Fades the node with a transaction.
    package final func fade(to opacity: Double, with transaction: Transaction) {
        let motion = madeMotion()
        let old = motion.opacity
        element.animate(&motion.opacityAnimation, from: old, to: opacity, with: transaction) { [weak self] in
            self?.show(opacity: $0)
        }
        motion.opacityAnimation?.target = self
        setNeedsSend()
    }

    /// Shows the node with a factor of its opacity at once, and ends what moves it.
    package final func stopFading(at opacity: Double) {
        guard let motion else { return opacity == 1 ? () : show(opacity: opacity) }
        motion.opacityAnimation?.cancel()
        motion.opacityAnimation = nil
        show(opacity: opacity)
    }

    private func show(opacity: Double) {
        let motion = madeMotion()
        guard opacity != motion.opacity else { return }
        motion.opacity = min(max(opacity, 0), 1)
        setNeedsSend()
    }

    /// Keeps a child showing where it is, though it leaves the layout.
    ///
    /// - Parameter isInFront: True to draw it in front of all children, and behind those that have left so before it.
    package final func keepShowing(_ child: LayoutNode, isInFront: Bool = false) {
        let motion = madeMotion()
        guard !motion.leaving.contains(where: { $0.node === child }) else { return }
        let index = children.firstIndex { $0 === child } ?? children.count
        motion.leaving.append(ExitingNode(node: child, index: index, isInFront: isInFront))
        child.isLeaving = true
        setNeedsSend()
    }

    /// Lets go of a child that is no longer in the layout, and stays in the tree: it shows until what a closure
    /// animates is over.
    ///
    /// - Parameters:
    ///   - transaction: The transaction of the change.
    ///   - animate: Animates the child with a transaction.
    ///   - finish: Called when the child does not show any more, unless it was taken back.
    package final func letGo(
        of child: LayoutNode, with transaction: Transaction, animate: (Transaction) -> Void,
        finish: @escaping () -> Void
    ) {
        keepShowing(child)
        let departure = NodeMotion.Departure()
        child.madeMotion().departure = departure
        var transaction = transaction
        transaction.addAnimationCompletion(criteria: .removed) { [weak self, weak child] in
            guard let self, let child, child.motion?.departure === departure else { return }
            endDeparture(child)
            finish()
        }
        guard let completions = transaction.completions else { return }
        element.tree.transactions.add(completions)
        animate(transaction)
    }

    /// Ends the departure of a child that ``letGo(of:with:animate:finish:)`` has begun.
    package final func endDeparture(_ child: LayoutNode) {
        guard child.motion?.departure != nil else { return }
        child.motion?.departure = nil
        stopShowing(child)
    }

    /// The place at which the node shows now, in its window or the nearest ancestor that scrolls.
    final var shownPlace: CGPoint {
        var place = presentedFrame.origin
        var node = parent
        while let current = node, current.scrollAxes == nil {
            place.x += current.presentedFrame.minX
            place.y += current.presentedFrame.minY
            node = current.parent
        }
        return place
    }

    /// Shows the node at such a place, wherever its ancestors are.
    final func pin(at place: CGPoint) {
        let now = shownPlace
        guard place != now else { return }
        _ = madeMotion()
        present(presentedFrame.offsetBy(dx: place.x - now.x, dy: place.y - now.y))
    }

    /// Calls `body` for each ancestor that carries the node along, up to one that groups the geometry of what is
    /// inside.
    private func forEachCarrier(_ body: (LayoutNode) -> Void) {
        var node = parent
        while let current = node, !current.groupsGeometry {
            body(current)
            node = current.parent
        }
    }

    /// Returns true if ancestors have begun to move now, and not by an animation.
    final func isMovedNow(otherwiseThanBy animation: Animation) -> Bool {
        var isSo = false
        let time = element.tree.animations.time
        forEachCarrier { node in
            guard let begun = node.motion?.frameMotion.begun(at: time), begun != animation else { return }
            isSo = true
        }
        return isSo
    }

    /// The distance by which moving ancestors carry the node; nil if none moves.
    final var carried: CGPoint? {
        var distance: CGPoint?
        forEachCarrier { node in
            guard let motion = node.motion, motion.frameMotion.isRunning || motion.pinnedPlace != nil,
                let shown = motion.frame
            else { return }
            let origin = node.drawnFrame.origin
            distance = CGPoint(
                x: (distance?.x ?? 0) + shown.minX - origin.x, y: (distance?.y ?? 0) + shown.minY - origin.y)
        }
        return distance
    }

    /// The place that the node will have when its ancestors have stopped, in the nearest one that groups geometry.
    final var endPlace: CGPoint {
        var place = drawnFrame.origin
        forEachCarrier { node in
            place.x += node.drawnFrame.minX
            place.y += node.drawnFrame.minY
        }
        return place
    }

    /// Shows a node where it will be, or on its own way there, while its ancestors move. Returns false when that is
    /// over.
    final func pinEndPlace() -> Bool {
        let own = motion?.ownFrame
        if isDetached || isLeaving || own != nil && motion?.pinnedPlace == nil {
            motion?.pinnedPlace = nil
            return false
        }
        guard let carried else {
            motion?.pinnedPlace = nil
            if motion != nil { present(own) }
            return false
        }
        let motion = madeMotion()
        if motion.pinnedPlace == nil { motion.pinnedPlace = endPlace }
        present((own ?? drawnFrame).offsetBy(dx: -carried.x, dy: -carried.y))
        return true
    }

    /// Goes on from where ``pinEndPlace()`` shows the node, if it will have another place. Returns false if it is not
    /// held any more, or held again.
    final func followEndPlace() -> Bool {
        guard let motion, let place = motion.pinnedPlace else { return false }
        if endPlace == place { return true }
        guard motion.ownFrame != nil else {
            leaveEndPlace()
            return false
        }
        move(from: drawnFrame)
        return motion.pinnedPlace != nil
    }

    /// Goes on from where the node shows, as it has another place now.
    private func leaveEndPlace() {
        guard let motion, let shown = motion.frame else { return }
        motion.pinnedPlace = nil
        motion.cancelFrame()
        move(from: shown)
        if motion.frameMotion.isIdle { present(nil) }
    }

    /// Moves the node to its place from the one at which ``pin(at:)`` has shown it while it was leaving, unless its
    /// container moves it there.
    final func unpin() {
        guard let motion, !motion.frameMotion.isRunning else { return }
        leaveEndPlace()
    }

    /// Ends what ``keepShowing(_:isInFront:)`` began: the child is gone, or back in the layout.
    package final func stopShowing(_ child: LayoutNode) {
        child.isLeaving = false
        guard let motion else { return }
        motion.leaving.removeAll { $0.node === child }
        if child.parent === self && !children.contains(where: { $0 === child }) { child.leaveParent() }
        setNeedsSend()
    }

    /// The children that show now, in reading order, leaving ones last; and the order in which they are drawn, as
    /// indices, nil for the same.
    package final var shownNow: (nodes: ContiguousArray<LayoutNode>, order: [Int]?) {
        let nearby = nearbyChildren
        guard let leaving = motion?.leaving, !leaving.isEmpty else { return (nearby, drawingOrder) }
        var nodes = nearby
        var order = drawingOrder ?? Array(nearby.indices)
        for one in leaving {
            let depth = one.node.depthOrder
            // In front of all that is deeper, and of its elders among equals.
            let place =
                if one.isInFront {
                    order.firstIndex { $0 >= nearby.count && leaving[$0 - nearby.count].isInFront }
                } else if leavesBehind {
                    0
                } else {
                    order.firstIndex { index in
                        let other = nodes[index].depthOrder
                        return other > depth || other == depth && index >= one.index && index < nearby.count
                    }
                }
            order.insert(nodes.count, at: place ?? order.count)
            nodes.append(one.node)
        }
        return (nodes, order)
    }
}
