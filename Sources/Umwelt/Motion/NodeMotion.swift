import Foundation

/// The presentation values of a layout node that differ from its layout while something moves: its frame on the way to
/// the new one, its opacity while it comes or goes, and children that are leaving.
package final class NodeMotion {
    /// The frame in which the node shows now, in the parent's coordinates; nil for that of the layout.
    package fileprivate(set) var frame: CGRect?

    /// The factor of the opacity, from 0 to 1, of a node that comes or goes.
    fileprivate(set) var opacity = 1.0

    /// Nodes that are no longer in the layout, and still show where they were.
    fileprivate(set) var leaving: [LeavingNode] = []

    fileprivate var frameAnimation: ValueAnimation<CGRect>?
    fileprivate var opacityAnimation: ValueAnimation<Double>?
}

/// A node that has left the layout of its parent and still shows.
struct LeavingNode {
    let node: LayoutNode

    /// The node's place among its siblings when it left: it keeps that in the drawing order.
    let index: Int
}

extension LayoutNode: MotionTarget {
    package final var movedNodes: ContiguousArray<LayoutNode> { [self] }

    /// The frame in which the node shows now, in what the parent draws: on the way to ``drawnFrame`` while it moves.
    package final var presentedFrame: CGRect { motion?.frame ?? drawnFrame }

    /// The size with which the node shows now.
    package final var presentedSize: CGSize { motion?.frame?.size ?? frame.size }

    /// The opacity with which the node shows now.
    package final var presentedOpacity: Double { motion.map { opacity * $0.opacity } ?? opacity }

    private func madeMotion() -> NodeMotion {
        if let motion { return motion }
        let made = NodeMotion()
        motion = made
        return made
    }

    // MARK: Frames

    /// Moves the node from the frame in which it was drawn to ``drawnFrame``, if the change is animated.
    ///
    /// Layout is done once, for the end of an animation; the node shows in frames in between.
    final func move(from old: CGRect) {
        guard motion?.frameAnimation != nil || element.tree.mayAnimate else { return }
        let motion = madeMotion()
        let owner = parent.flatMap { $0.movesChildren ? $0.element : nil } ?? element
        // A node that was leaving and is back goes on from where it shows.
        owner.animate(&motion.frameAnimation, from: motion.frame ?? old, to: drawnFrame) { [weak self] in self?.show($0)
        }
        motion.frameAnimation?.target = self
        if motion.frameAnimation == nil { show(nil) }
    }

    private func show(_ new: CGRect?) {
        guard let motion, new != motion.frame else { return }
        if new?.size == motion.frame?.size { noteChange() } else { setNeedsDisplay() }
        motion.frame = new
    }

    // MARK: Coming and going

    /// Fades the node in, from nothing, with a transaction.
    final func fadeIn(with transaction: Transaction) {
        if motion?.opacityAnimation == nil { show(opacity: 0) }
        fade(to: 1, with: transaction)
    }

    /// Fades the node with a transaction.
    final func fade(to opacity: Double, with transaction: Transaction) {
        let motion = madeMotion()
        let old = motion.opacity
        element.animate(&motion.opacityAnimation, from: old, to: opacity, with: transaction) { [weak self] in
            self?.show(opacity: $0)
        }
        motion.opacityAnimation?.target = self
        noteChange()
    }

    private func show(opacity: Double) {
        let motion = madeMotion()
        guard opacity != motion.opacity else { return }
        motion.opacity = min(max(opacity, 0), 1)
        noteChange()
    }

    /// Keeps a child showing where it is, though it leaves the layout.
    final func keepShowing(_ child: LayoutNode) {
        let motion = madeMotion()
        guard !motion.leaving.contains(where: { $0.node === child }) else { return }
        let index = children.firstIndex { $0 === child } ?? children.count
        motion.leaving.append(LeavingNode(node: child, index: index))
        child.isLeaving = true
        noteChange()
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
    final func hold(at place: CGPoint) {
        let now = shownPlace
        guard place != now else { return }
        _ = madeMotion()
        show(presentedFrame.offsetBy(dx: place.x - now.x, dy: place.y - now.y))
    }

    /// Ends what ``keepShowing(_:)`` began: the child is gone, or back in the layout.
    final func stopShowing(_ child: LayoutNode) {
        child.isLeaving = false
        guard let motion else { return }
        motion.leaving.removeAll { $0.node === child }
        if child.parent === self && !children.contains(where: { $0 === child }) { child.parent = nil }
        noteChange()
    }

    /// The children that show now, in reading order, leaving ones last; and the order in which they are drawn, as
    /// indices, nil for the same.
    final var shownNow: (nodes: ContiguousArray<LayoutNode>, order: [Int]?) {
        let nearby = nearbyChildren
        guard let leaving = motion?.leaving, !leaving.isEmpty else { return (nearby, drawingOrder) }
        var nodes = nearby
        var order = drawingOrder ?? Array(nearby.indices)
        for one in leaving {
            let depth = one.node.depthOrder
            // In front of all that is deeper, and of its elders among equals.
            let place =
                leavesBehind
                ? 0
                : order.firstIndex { index in
                    let other = nodes[index].depthOrder
                    return other > depth || other == depth && index >= one.index && index < nearby.count
                }
            order.insert(nodes.count, at: place ?? order.count)
            nodes.append(one.node)
        }
        return (nodes, order)
    }
}
