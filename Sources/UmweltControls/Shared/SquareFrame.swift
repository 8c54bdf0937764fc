import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Makes the view square, with the greater of its width and height.
    package nonisolated func squared(_ isActive: Bool = true) -> some View { modifier(SquareFrame(isActive: isActive)) }
}

/// A modifier that makes a view square.
nonisolated struct SquareFrame: ViewModifier, LayoutModifier {
    typealias Body = Never
    let isActive: Bool

    nonisolated init(isActive: Bool) { self.isActive = isActive }

    func makeNode(for element: _Element) -> SquareFrameNode { SquareFrameNode(element: element) }

    func update(_ node: SquareFrameNode) { node.set(isActive: isActive) }
}

/// A layout node with its child in the middle of a square.
final class SquareFrameNode: LayoutNode {
    private var isActive = false

    func set(isActive: Bool) {
        guard isActive != self.isActive else { return }
        self.isActive = isActive
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = children.first?.size(for: proposal) ?? .zero
        let side = max(size.width, size.height)
        return isActive ? CGSize(width: side, height: side) : size
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let child = children.first else { return }
        place(child, at: inset(for: proposal), proposal: proposal)
    }

    /// Returns the distances of the child from the square's left and top sides, in points.
    private func inset(for proposal: ProposedViewSize) -> CGPoint {
        let own = size(for: proposal)
        let inner = children.first?.size(for: proposal) ?? .zero
        return CGPoint(x: (own.width - inner.width) / 2, y: (own.height - inner.height) / 2)
    }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: proposal).map { $0 + key.coordinate(inset(for: proposal)) }
    }

    override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    override var wrapped: LayoutNode? { children.first }
}
