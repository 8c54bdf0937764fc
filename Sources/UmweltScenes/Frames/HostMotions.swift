@_spi(Kernel) import UmweltCore
import Foundation
import UmweltDrawing

/// The running animations of a tree that its host may play itself, by the layout nodes that show them.
struct HostMotions {
    private unowned(unsafe) let tree: ViewTree
    private var byNode: [ObjectIdentifier: [RunningAnimation]] = [:]

    /// Returns nil if nothing runs, or the host draws frames.
    init?(in tree: ViewTree) {
        guard tree.animations.areForHost, tree.animations.isRunning else { return nil }
        self.tree = tree
        for animation in tree.animations.running {
            for node in animation.shownNodes ?? [] {
                byNode[ObjectIdentifier(node), default: []].append(animation)
            }
        }
    }

    /// The nodes whose position is independent of the movement around them.
    var heldNodes: [LayoutNode] { tree.transitionPass.heldNodes }

    /// Returns the animations that affect a node; nil for none.
    func animations(of node: LayoutNode) -> [RunningAnimation]? {
        var found = byNode[ObjectIdentifier(node)] ?? []
        if node.isApart {
            var outer = node.parent
            while let current = outer, current.scrollAxes == nil {
                found += byNode[ObjectIdentifier(current)] ?? []
                outer = current.parent
            }
        }
        return found.isEmpty ? nil : found
    }

    /// Returns the appearance of a node after all of its animations.
    func end(of node: LayoutNode, _ animations: [RunningAnimation]) -> NodeAppearance {
        end(of: node, animations, held(around: node))
    }

    private func end(of node: LayoutNode, _ animations: [RunningAnimation], _ held: PinnedNodes?) -> NodeAppearance {
        defer { show(animations, held, at: tree.animations.time) }
        return appearance(of: node, animations, held, at: .infinity)
    }

    /// Returns a node's animation from now on, its final appearance, and its end time; nil if the host has to draw
    /// frames, because the animation is unknown or hosts cannot play it.
    func animation(of node: LayoutNode, _ animations: [RunningAnimation]) -> (SampledAnimation, NodeAppearance, Double)?
    {
        guard !node.isPartOfPicture, let span = span(of: animations) else { return nil }
        let now = tree.animations.time
        let held = held(around: node)
        defer { show(animations, held, at: now) }
        let start: Double
        var animation: SampledAnimation
        switch span {
        case .until(let end):
            start = now
            animation = SampledAnimation(duration: max(end - now, 0.001))
        case .cycles(let from, let period):
            start = from
            animation = SampledAnimation(duration: period, elapsed: now - from, repeats: true)
        }
        let first = appearance(of: node, animations, held, at: start)
        // The end of a run that repeats is just before the beginning of the next one.
        let last = appearance(
            of: node, animations, held, at: animation.repeats ? start + animation.duration - 1e-5 : .infinity)
        let middle = appearance(of: node, animations, held, at: start + animation.duration * Self.middleFraction)
        let redraws = !first.draws(like: last) || !first.draws(like: middle)
        let outlinesMove = tree.animations.hostMovesOutlines
        let steps = SampledAnimation.steps(for: animation.duration)
        for step in 0..<steps {
            let appearance = appearance(
                of: node, animations, held, at: start + animation.duration * Double(step) / Double(steps))
            guard animation.add(appearance, redraws: redraws, outlinesMove: outlinesMove) else { return nil }
        }
        guard animation.add(last, redraws: redraws, outlinesMove: outlinesMove) else { return nil }
        animation.dropConstants()
        guard animation.repeats else { return (animation, last, start + animation.duration) }
        let end = end(of: node, animations, held)
        if redraws && !last.items.isLike(end.items, outlinesMove: outlinesMove) { return nil }
        return (animation, end, .infinity)
    }

    /// The fraction of an animation at which a node is compared that starts and ends with the same drawing: no number
    /// of repetitions is back at the start then.
    private static let middleFraction = 0.382

    /// Returns the time span of several animations together; nil if unknown, or not common to all.
    private func span(of animations: [RunningAnimation]) -> MotionSpan? {
        var span: MotionSpan?
        for animation in animations {
            guard let next = animation.span(after: tree.animations.time) else { return nil }
            switch (span, next) {
            case (nil, _): span = next
            case (.until(let one)?, .until(let two)): span = .until(max(one, two))
            default: if span != next { return nil }
            }
        }
        return span
    }

    /// The held nodes that keep a node's visible position, independent of moving ancestors.
    private func held(around node: LayoutNode) -> PinnedNodes? {
        node.isApart ? tree.transitionPass.holds(on: node) : nil
    }

    private func appearance(
        of node: LayoutNode, _ animations: [RunningAnimation], _ held: PinnedNodes?, at time: Double
    ) -> NodeAppearance {
        show(animations, held, at: time)
        return node.hostAppearance
    }

    private func show(_ animations: [RunningAnimation], _ held: PinnedNodes?, at time: Double) {
        for animation in animations { animation.show(at: time) }
        held?.pin()
    }

    /// Marks the animations that the host plays by itself, after it was sent a difference: they need no frames.
    func markHostPlayed() {
        for animation in tree.animations.running {
            animation.isPlayedByHost = animation.shownNodes?.allSatisfy(\.needsNoFrames) ?? false
        }
    }
}

extension RunningAnimation {
    /// The nodes in the tree that show the animation; nil if it has no target, or its view has left the tree, whose
    /// nodes may have no parents. Such an animation ends with the next frame.
    fileprivate var shownNodes: [LayoutNode]? {
        guard let element, !element.isRemoved else { return nil }
        return target?.movedNodes.filter { !$0.isDetached && !$0.element.isRemoved }
    }
}

extension LayoutNode {
    /// True if hosts receive the node only as a part of another node's picture or mask.
    var isPartOfPicture: Bool {
        if isOnePicture { return true }
        var child = self
        while let current = child.parent {
            if current.isOnePicture || current.drawsOthers
                || current.masking?.maskNodes.contains(where: { $0 === child }) == true
            {
                return true
            }
            child = current
        }
        return false
    }

    /// True if ancestors that move do not carry the node along.
    fileprivate var isApart: Bool { isLeaving || motion?.pinnedPlace != nil }

    /// True if no host needs frames for the node: the host plays its animations itself, or was not sent the node.
    fileprivate var needsNoFrames: Bool {
        if let recorder { return recorder.needsNoFrames(of: self) }
        return !isPartOfPicture
    }
}
