@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Proposes no size to the view, which then has its ideal size.
    ///
    /// ```swift
    /// Text("Never cut off, though the row may be too narrow").fixedSize()
    /// ```
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Sets the view's width, height or both to the ideal lengths, whatever is proposed.
    ///
    /// ```swift
    /// Text(message).fixedSize(horizontal: false, vertical: true)
    /// ```
    ///
    /// Use the ideal height with the proposed width to show all lines of a text.
    ///
    /// - Parameters:
    ///   - horizontal: True for the ideal width.
    ///   - vertical: True for the ideal height.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }
}

/// The modifier that gives a view its ideal size.
public nonisolated struct _FixedSizeLayout: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let horizontal: Bool
    let vertical: Bool

    nonisolated init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package func makeNode(for element: _Element) -> FixedSizeNode { FixedSizeNode(element: element) }

    package func update(_ node: FixedSizeNode) { node.set(horizontal: horizontal, vertical: vertical) }
}

/// A node that proposes no length along some axes, so that its child has the ideal one.
package final class FixedSizeNode: LayoutNode {
    private var horizontal = false
    private var vertical = false

    func set(horizontal: Bool, vertical: Bool) {
        guard horizontal != self.horizontal || vertical != self.vertical else { return }
        self.horizontal = horizontal
        self.vertical = vertical
        setNeedsLayout()
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.size(for: inner(proposal)) ?? .zero
    }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if let child = children.first { place(child, at: .zero, proposal: inner(proposal)) }
    }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: inner(proposal))
    }

    public override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    public override var isSpacer: Bool { children.first?.isSpacer ?? false }

    public override var wrapped: LayoutNode? { children.first }
}
