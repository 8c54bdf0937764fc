import Foundation

extension View {
    /// Makes the view transparent as a whole: 0 is invisible, 1 leaves it as it is.
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}

/// Makes a view transparent.
public nonisolated struct _OpacityEffect: ViewModifier, LayoutModifier, Equatable {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let opacity: Double

    nonisolated init(opacity: Double) { self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1) }

    func makeNode(for element: _Element) -> OpacityNode { OpacityNode(element: element) }

    func update(_ node: OpacityNode) {
        node.set(opacity: opacity)
    }
}

/// A node of its child's size that draws it transparently.
final class OpacityNode: WrapperNode {
    private var value = 1.0

    func set(opacity: Double) {
        guard opacity != value else { return }
        value = opacity
        setNeedsDisplay()
    }

    override var opacity: Double { value }
}

/// A node that takes its child's size and place.
class WrapperNode: LayoutNode {
    final override func measure(_ proposal: ProposedViewSize) -> CGSize { children.first?.size(for: proposal) ?? .zero }

    final override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if let child = children.first { place(child, at: .zero, proposal: proposal) }
    }

    final override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitAlignment(key, for: proposal)
    }

    override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    final override var isSpacer: Bool { children.first?.isSpacer ?? false }

    override var wrapped: LayoutNode? { children.first }
}
