import Foundation

/// The animations of a node's frame.
///
/// Position and size are one value, because a move often changes the size too: a spring then continues the velocity of
/// both. If the position is an effect of the parent, such as an offset, they are two values: a change of one does not
/// affect the other.
package struct FrameMotion {
    fileprivate var frame: ValueAnimation<CGRect>?
    fileprivate var place: ValueAnimation<CGPoint>?
    fileprivate var size: ValueAnimation<CGSize>?

    /// True if there are no animations, not even ended animations whose velocity a spring could continue.
    var isIdle: Bool { frame == nil && place == nil && size == nil }

    /// True if an animation runs.
    package var isRunning: Bool { frame?.element != nil || place?.element != nil || size?.element != nil }

    /// True if the whole frame is animated.
    var isFrameRunning: Bool { frame?.element != nil }

    /// Returns the animation that has begun at a time; nil if none has.
    func begun(at time: Double) -> Animation? { frame?.begun(at: time) }

}

// An animation that is cancelled calls what reads the node's animations: each is taken out first.
extension NodeMotion {
    /// Ends the animations of the frame, the position and the size.
    fileprivate func cancelFrameMotion() {
        cancelFrame()
        cancelParts()
    }

    /// Ends the animation of the whole frame.
    func cancelFrame() {
        let frame = frameMotion.frame
        frameMotion.frame = nil
        frame?.cancel()
    }

    /// Ends the animations of the position and the size.
    fileprivate func cancelParts() {
        let (place, size) = (frameMotion.place, frameMotion.size)
        (frameMotion.place, frameMotion.size) = (nil, nil)
        place?.cancel()
        size?.cancel()
    }
}

/// The animation of the positions and sizes of a node's children.
@_spi(Kernel) public enum ChildMotion {
    /// By the transactions of the children's elements.
    case own
    /// By the transaction of the node's element: the children's frames are an effect of the node.
    case frames
    /// Places by the transaction of the node's element, sizes by the children's: an offset.
    case places
    /// As ``own``, in updates that are animated. In other updates, which are frames of the node's own animation,
    /// children move immediately, and their own animations continue.
    case carried
    /// Not at all: children move immediately, even if the change is animated.
    case none
}

extension LayoutNode {
    /// Animates the node from its previous drawn frame to ``drawnFrame``, if the change is animated.
    ///
    /// Layout is done once, for the end of an animation; the node shows in frames in between.
    final func move(from old: CGRect) {
        guard motion?.frameMotion.isIdle == false || element.tree.mayAnimate else { return }
        switch parent?.childMotion ?? .own {
        case .own: moveFrame(from: old, of: element)
        case .frames: moveFrame(from: old, of: parent?.element ?? element)
        case .places: moveParts(from: old, placeOf: parent?.element ?? element)
        case .carried: element.transaction.animation == nil ? carry() : moveFrame(from: old, of: element)
        case .none: break
        }
    }

    /// Shows the node at the same distance from its new position as before from the old one.
    private func carry() {
        guard let animation = motion?.frameMotion.frame else { return }
        animation.carry(to: drawnFrame)
        present(animation.element == nil ? nil : animation.presentation(at: element.tree.animations.time))
    }

    /// Moves the node with place and size as one value, by the transaction of an element.
    private func moveFrame(from old: CGRect, of owner: _Element) {
        let motion = madeMotion()
        motion.cancelParts()
        let isHeld = motion.pinnedPlace != nil && motion.ownFrame != nil
        if isHeld {
            if old != drawnFrame || owner.transaction.animation != nil { followContainer(from: old) }
        } else if motion.pinnedPlace != nil {
            motion.pinnedPlace = nil
            motion.cancelFrame()
        }
        // A node that returns while it leaves continues from its presented position.
        let shown = motion.frame ?? old
        var start = shown
        // One that moves in another way than its ancestors goes straight from where it shows in the window.
        let carried = motion.ownFrame == nil ? carriedOtherwise(than: owner.transaction.animation) : nil
        if let carried { start = start.offsetBy(dx: carried.x, dy: carried.y) }
        if owner.transaction.animation != nil, !isHeld, let jump = jumpOfAncestors {
            start = start.offsetBy(dx: jump.x, dy: jump.y)
            motion.frameMotion.frame?.carry(to: old.offsetBy(dx: jump.x, dy: jump.y))
        }
        owner.animate(&motion.frameMotion.frame, from: start, to: drawnFrame) { [weak self] in
            self?.motion?.frameOnTheWay = $0
            self?.present($0)
        }
        motion.frameMotion.frame?.target = self
        restAtEnd(of: motion.frameMotion.frame)
        if carried != nil || isHeld && motion.frameMotion.isFrameRunning {
            element.tree.transitionPass.pin(self)
        } else if isHeld {
            motion.pinnedPlace = nil
        }
        guard motion.frameMotion.isIdle else { return }
        present(nil)
        recordJump(from: shown)
    }

    /// Records the frame that the node has left without an animation, for nodes inside that are animated.
    private func recordJump(from old: CGRect) {
        let way = CGPoint(x: old.minX - drawnFrame.minX, y: old.minY - drawnFrame.minY)
        guard way != .zero else { return }
        let motion = madeMotion()
        let update = element.tree.transactions.count
        let before = motion.jump.flatMap { $0.update == update ? $0.way : nil } ?? .zero
        motion.jump = (CGPoint(x: before.x + way.x, y: before.y + way.y), update)
    }

    /// The distance, in the window or the scrolled content, that ancestors have moved the node in this update
    /// without an animation; nil if they have not.
    private var jumpOfAncestors: CGPoint? {
        let update = element.tree.transactions.count
        let time = element.tree.animations.time
        var sum = CGPoint.zero
        var node = parent
        while let current = node, !current.groupsGeometry, current.parent?.scrollAxes == nil {
            // One that has begun to move carries the node along from where both were.
            if current.motion?.frameMotion.begun(at: time) != nil || current.motion?.pinnedPlace != nil { break }
            if let jump = current.motion?.jump, jump.update == update {
                sum.x += jump.way.x
                sum.y += jump.way.y
            }
            node = current.parent
        }
        return sum == .zero ? nil : sum
    }

    /// Keeps a node with an animation of its own at its current position in the window, although its container will be
    /// elsewhere.
    private func followContainer(from old: CGRect) {
        guard let motion, let held = motion.pinnedPlace else { return }
        let end = endPlace
        let dx = (end.x - drawnFrame.minX) - (held.x - old.minX)
        let dy = (end.y - drawnFrame.minY) - (held.y - old.minY)
        motion.frameMotion.frame?.carry(to: old.offsetBy(dx: -dx, dy: -dy))
    }

    /// Returns the distance that ancestors with a different, newly started animation move the node; nil if there
    /// are none.
    private func carriedOtherwise(than animation: Animation?) -> CGPoint? {
        guard let animation, !isLeaving, let carried, carried != .zero else { return nil }
        return isMovedNow(otherwiseThanBy: animation) ? carried : nil
    }

    /// Moves the node with place and size as two values, the size by its own element's transaction.
    private func moveParts(from old: CGRect, placeOf owner: _Element) {
        let motion = madeMotion()
        motion.cancelFrame()
        let old = motion.frame ?? old
        present(old)
        owner.animate(&motion.frameMotion.place, from: old.origin, to: drawnFrame.origin) { [weak self] in
            guard let self, let shown = self.motion?.frame else { return }
            present(CGRect(origin: $0, size: shown.size))
        }
        element.animate(&motion.frameMotion.size, from: old.size, to: drawnFrame.size) { [weak self] in
            guard let self, let shown = self.motion?.frame else { return }
            present(CGRect(origin: shown.origin, size: $0))
        }
        motion.frameMotion.place?.target = self
        motion.frameMotion.size?.target = self
        restAtEnd(of: motion.frameMotion.place)
        restAtEnd(of: motion.frameMotion.size)
        guard motion.frameMotion.isIdle else { return }
        present(nil)
        recordJump(from: old)
    }

    /// Shows the layout's frame after an animation has ended there: effects use the center of the exact size, while the
    /// last frame was rounded to pixels.
    private func restAtEnd(of animation: RunningAnimation?) {
        guard let animation, animation.onFinish == nil else { return }
        animation.onFinish = { [weak self] in
            guard let self, let motion, motion.frame == drawnFrame, motion.pinnedPlace == nil else { return }
            if !motion.frameMotion.isRunning { present(nil) }
        }
    }

    /// Ends the animation of the node's position, and shows the node there.
    package final func endMove() {
        guard let motion, !motion.frameMotion.isIdle else { return }
        motion.cancelFrameMotion()
        present(nil)
    }

    /// Animates a node at its first position together with a sibling, from the position relative to the sibling's old
    /// position.
    package final func move(alongWith sibling: LayoutNode) {
        guard let shown = sibling.motion?.frame else { return }
        let place = sibling.drawnFrame.origin
        let old = drawnFrame.offsetBy(dx: shown.minX - place.x, dy: shown.minY - place.y)
        if old != drawnFrame { move(from: old) }
    }

    /// Shows the node in a frame in the parent's coordinates; nil for the layout's frame.
    final func present(_ new: CGRect?) {
        guard let motion, new != motion.frame else { return }
        if new?.size == motion.frame?.size { setNeedsSend() } else { setNeedsDisplay() }
        motion.frame = new
    }
}
