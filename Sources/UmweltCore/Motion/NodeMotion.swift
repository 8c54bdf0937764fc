import Foundation

/// The presentation values of a layout node that differ from its layout during an animation: the animated frame, the
/// opacity and displacement of insertion and removal, and children that are being removed.
package final class NodeMotion {
    /// The current frame of the node, in the parent's coordinates; nil for the layout's frame.
    package internal(set) var frame: CGRect?

    /// The opacity factor, from 0 to 1, during insertion and removal.
    fileprivate(set) var opacity = 1.0

    /// The offset and the scale that an appearing or disappearing screen applies to the node.
    var displacement = NodeDisplacement.none

    /// Nodes that are no longer in the layout, and still show where they were.
    package fileprivate(set) var leaving: [ExitingNode] = []

    /// The frame that the node's own animation has shown last.
    var frameOnTheWay = CGRect.zero

    /// The animated frame without the movement of ancestors; nil if the node is at rest.
    var ownFrame: CGRect? { frameMotion.isFrameRunning ? frameOnTheWay : nil }

    /// The final position (``LayoutNode/endPlace``) of a node that moving ancestors do not carry: it was inserted
    /// during their animation, or has its own. Nil for all other nodes.
    package var pinnedPlace: CGPoint?

    /// The distance to the position that the node left without an animation, and the number of the update.
    var jump: (way: CGPoint, update: UInt64)?

    /// The removal in progress of a node that its container may insert again before it ends.
    fileprivate var departure: Departure?

    fileprivate final class Departure {}

    package var frameMotion = FrameMotion()
    fileprivate var opacityAnimation: ValueAnimation<Double>?
    var displacementAnimation: ValueAnimation<NodeDisplacement>?
}

/// A node that was removed from the layout of its parent and still shows.
package struct ExitingNode {
    package let node: LayoutNode

    /// The node's index among its siblings when it was removed, which keeps its place in the drawing order.
    let index: Int

    /// True if the node is drawn in front of all that is in the layout.
    let isInFront: Bool
}

extension LayoutNode: MotionTarget {
    package final var movedNodes: ContiguousArray<LayoutNode> { [self] }

    /// True if children show that are no longer in the layout.
    package final var hasLeavingChildren: Bool { motion?.leaving.isEmpty == false }

    /// The current frame of the node in the parent's drawing: animated towards ``drawnFrame``.
    package final var presentedFrame: CGRect { motion?.frame ?? drawnFrame }

    /// The current size of the node.
    package final var presentedSize: CGSize { motion?.frame?.size ?? frame.size }

    /// The current opacity of the node.
    package final var presentedOpacity: Double { motion.map { opacity * $0.opacity } ?? opacity }

    /// Returns the node's presentation values, created at the first call.
    final func madeMotion() -> NodeMotion {
        if let motion { return motion }
        let made = NodeMotion()
        motion = made
        return made
    }

    // MARK: Coming and going

    /// Fades the node in with a transaction.
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

    /// Sets the opacity factor immediately, and ends its animation.
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

    /// Keeps showing a child at its position after it has left the layout.
    ///
    /// - Parameter isInFront: True to draw it in front of all children, behind those that were removed in the same way
    ///   before it.
    package final func keepShowing(_ child: LayoutNode, isInFront: Bool = false) {
        let motion = madeMotion()
        guard !motion.leaving.contains(where: { $0.node === child }) else { return }
        let index = children.firstIndex { $0 === child } ?? children.count
        motion.leaving.append(ExitingNode(node: child, index: index, isInFront: isInFront))
        child.isLeaving = true
        setNeedsSend()
    }

    /// Removes a child from the layout that stays in the tree. It is visible until the animations of a closure are
    /// over.
    ///
    /// - Parameters:
    ///   - transaction: The transaction of the change.
    ///   - animate: Animates the child with a transaction.
    ///   - finish: Called when the child is no longer visible, unless it was inserted again.
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

    /// The current position of the node in its window or the nearest scrolling ancestor.
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

    /// Shows the node at such a position, independent of its ancestors.
    final func pin(at place: CGPoint) {
        let now = shownPlace
        guard place != now else { return }
        _ = madeMotion()
        present(presentedFrame.offsetBy(dx: place.x - now.x, dy: place.y - now.y))
    }

    /// Calls `body` for each ancestor that carries the node, up to an ancestor with a geometry group.
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

    /// The final position of the node after the animations of its ancestors, in the nearest geometry group.
    final var endPlace: CGPoint {
        var place = drawnFrame.origin
        forEachCarrier { node in
            place.x += node.drawnFrame.minX
            place.y += node.drawnFrame.minY
        }
        return place
    }

    /// Shows a node at its final position, or on its own path there, while its ancestors move. Returns false when the
    /// movement is over.
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

    /// Goes on from where ``pinEndPlace()`` shows the node, if it will have another place. Returns false if the node is
    /// no longer held, or held again.
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

    /// Continues from the visible position after the final position has changed.
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

    /// Ends the effect of ``keepShowing(_:isInFront:)``: the child is removed, or back in the layout.
    package final func stopShowing(_ child: LayoutNode) {
        child.isLeaving = false
        guard let motion else { return }
        motion.leaving.removeAll { $0.node === child }
        if child.parent === self && !children.contains(where: { $0 === child }) { child.leaveParent() }
        setNeedsSend()
    }

    /// The visible children, in reading order, with children that are being removed last; and their drawing order, as
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
