@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Moves the view visually, without an effect on the layout: its space stays at the original position.
    ///
    /// - Parameter offset: The distance towards the trailing side and down, in points.
    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

    /// Moves the view visually, without an effect on the layout: its space stays at the original position.
    ///
    /// ```swift
    /// Text("Badge").offset(x: 12, y: -12)
    /// ```
    ///
    /// - Parameters:
    ///   - x: The distance towards the trailing side, in points; negative towards the leading side.
    ///   - y: The distance down, in points; negative upwards.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}

/// The modifier that moves a view.
public nonisolated struct _OffsetEffect: ViewModifier, LayoutModifier, Equatable {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    /// The distance in points, towards the trailing side and down.
    public let offset: CGSize

    /// Makes the modifier.
    ///
    /// - Parameter offset: The distance towards the trailing side and down, in points.
    nonisolated public init(offset: CGSize) { self.offset = offset }

    package func makeNode(for element: _Element) -> OffsetNode { OffsetNode(element: element) }

    package func update(_ node: OffsetNode) { node.set(offset) }
}

/// A node of its child's size, with the child at an offset.
package final class OffsetNode: LayoutNode {
    private var offset = CGSize.zero

    func set(_ new: CGSize) {
        guard new != offset else { return }
        offset = new
        // The size stays the same: only the child's place changes.
        setNeedsLayout()
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.size(for: proposal) ?? .zero
    }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let child = children.first else { return }
        place(child, at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: proposal)
    }

    public override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    public override var childMotion: ChildMotion { .places }

    public override var isSpacer: Bool { children.first?.isSpacer ?? false }

    public override var wrapped: LayoutNode? { children.first }
}
