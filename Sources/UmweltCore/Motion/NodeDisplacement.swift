import Foundation
import UmweltDrawing

/// The offset and the scale of a node while its screen appears or disappears. They are only visual: the layout, and all
/// readers of positions, have the node at its final position.
package struct NodeDisplacement: Animatable, Equatable, Sendable {
    /// The distance, in points to the right and down.
    package var offset: CGSize

    /// The factors of the width and the height.
    package var scale: CGSize

    /// The fixed point of the scale, in the node's coordinates.
    package var anchor: CGPoint

    /// Makes a displacement.
    package init(
        offset: CGSize = .zero, scale: CGSize = CGSize(width: 1, height: 1), anchor: CGPoint = .zero
    ) {
        self.offset = offset
        self.scale = scale
        self.anchor = anchor
    }

    /// The displacement of a node that shows where it is.
    package static let none = NodeDisplacement()

    package var animatableData: AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(offset.animatableData, scale.animatableData) }
        set {
            offset.animatableData = newValue.first
            scale.animatableData = newValue.second
        }
    }

    /// The displacement as a transform of the node's coordinates; nil for none.
    var transform: ProjectionTransform? {
        if offset == .zero && scale == CGSize(width: 1, height: 1) { return nil }
        return ProjectionTransform(
            CGAffineTransform(
                a: scale.width, b: 0, c: 0, d: scale.height, tx: anchor.x * (1 - scale.width) + offset.width,
                ty: anchor.y * (1 - scale.height) + offset.height))
    }
}

extension LayoutNode {
    /// The display effects of the node now: its own, and its displacement.
    package final var presentedEffects: DisplayEffects? {
        guard let transform = motion?.displacement.transform else { return effects }
        var effects = effects ?? DisplayEffects()
        effects.transform = effects.transform.concatenating(transform)
        return effects
    }

    /// The current offset and scale of the node.
    package final var displacement: NodeDisplacement { motion?.displacement ?? .none }

    /// Moves the node to a displacement with a transaction.
    ///
    /// - Parameter start: The initial displacement, if the node is not animated yet; nil for the current one.
    package final func displace(
        from start: NodeDisplacement? = nil, to end: NodeDisplacement, with transaction: Transaction
    ) {
        let motion = madeMotion()
        let old = start ?? motion.displacement
        // The anchor does not move: that of the end which has a scale holds for the whole way.
        var target = end
        if end.scale == NodeDisplacement.none.scale { target.anchor = old.anchor }
        element.animate(&motion.displacementAnimation, from: old, to: target, with: transaction) { [weak self] in
            self?.show($0)
        }
        motion.displacementAnimation?.target = self
        setNeedsSend()
    }

    /// Removes the displacement and ends its animation.
    package final func stopDisplacing() {
        guard let motion else { return }
        motion.displacementAnimation?.cancel()
        motion.displacementAnimation = nil
        show(.none)
    }

    private func show(_ new: NodeDisplacement) {
        guard let motion, new != motion.displacement else { return }
        motion.displacement = new
        setNeedsSend()
    }
}
