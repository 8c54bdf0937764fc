@_spi(Kernel) import UmweltCore
import Foundation
import UmweltDrawing

/// The modifier that draws a view at an offset, a multiple of its own size. The layout does not change.
nonisolated struct RelativeOffsetEffect: ViewModifier, AppearanceOnlyModifier, Animatable {
    typealias Body = Never

    /// The distance as a factor of the view's size, towards the trailing side and down.
    private var way: CGSize

    init(_ way: CGSize) { self.way = way }

    /// Makes the effect for a view that enters from an edge and leaves at the opposite edge.
    init(passingFrom edge: Edge, in phase: TransitionPhase) {
        let factor = -CGFloat(phase.value)
        way = CGSize(width: edge.direction.width * factor, height: edge.direction.height * factor)
    }

    var animatableData: CGSize.AnimatableData {
        get { way.animatableData }
        set { way.animatableData = newValue }
    }

    func makeNode(for element: _Element) -> RelativeOffsetNode { RelativeOffsetNode(element: element) }

    func update(_ node: RelativeOffsetNode) { node.set(way) }
}

extension Edge {
    /// The offset to the edge as a factor of the size, towards the trailing side and down.
    var direction: CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -1)
        case .leading: CGSize(width: -1, height: 0)
        case .bottom: CGSize(width: 0, height: 1)
        case .trailing: CGSize(width: 1, height: 0)
        }
    }
}

/// A wrapper node that draws its child at an offset from its position.
final class RelativeOffsetNode: WrapperNode {
    private var way = CGSize.zero

    func set(_ new: CGSize) {
        guard new != way else { return }
        way = new
        setNeedsDisplay()
    }

    override var effects: DisplayEffects? {
        if way == .zero { return nil }
        let size = presentedFrame.size
        let x = way.width * size.width
        var effects = DisplayEffects()
        effects.transform = ProjectionTransform(
            CGAffineTransform(translationX: isRightToLeft ? -x : x, y: way.height * size.height))
        return effects
    }
}
