@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Centers the view at a point of the proposed space, which the result fills.
    ///
    /// - Parameter position: The distance of the point from the top leading corner of that space, in points.
    nonisolated public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

    /// Centers the view at a point of the proposed space, which the result fills.
    ///
    /// ```swift
    /// Circle().frame(width: 10, height: 10).position(x: 40, y: 20)
    /// ```
    ///
    /// Use `offset` to move a view from the position that its container has chosen.
    ///
    /// - Parameters:
    ///   - x: The distance from the leading side of the space, in points.
    ///   - y: The distance from the top of the space, in points.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}

/// The modifier that centres a view at a point.
public nonisolated struct _PositionLayout: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let position: CGPoint

    nonisolated init(position: CGPoint) { self.position = position }

    package func makeNode(for element: _Element) -> PositionNode { PositionNode(element: element) }

    package func update(_ node: PositionNode) { node.set(position) }
}

/// A node of the proposed size, with its child centred at a point.
package final class PositionNode: LayoutNode {
    private var position = CGPoint.zero

    func set(_ new: CGPoint) {
        guard new != position else { return }
        position = new
        setNeedsLayout()
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: children.first?.size(for: proposal) ?? .zero)
    }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let child = children.first else { return }
        place(child, at: origin(of: child, for: proposal), proposal: proposal)
    }

    private func origin(of child: LayoutNode, for proposal: ProposedViewSize) -> CGPoint {
        let size = child.size(for: proposal)
        return CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
    }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard let child = children.first, let value = child.explicitGuide(key, for: proposal) else { return nil }
        return value + key.coordinate(origin(of: child, for: proposal))
    }

    public override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    public override var wrapped: LayoutNode? { children.first }
}
