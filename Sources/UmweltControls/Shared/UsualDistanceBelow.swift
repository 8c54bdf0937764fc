@_spi(Kernel) import Umwelt

/// The modifier of a view that keeps the usual distance to a view below it, whatever the distance that its content
/// prefers.
nonisolated struct UsualDistanceBelow: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> UsualDistanceNode { UsualDistanceNode(element: element) }

    func update(_ node: UsualDistanceNode) {}
}

/// The layout node of such a view.
final class UsualDistanceNode: WrapperNode {
    override var spacing: ViewSpacing { super.spacing.reset(at: .bottom) }
}
