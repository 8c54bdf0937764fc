@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Adds a different amount of space at each side.
    ///
    /// ```swift
    /// Text("Quote").padding(EdgeInsets(top: 4, leading: 24, bottom: 4, trailing: 8))
    /// ```
    ///
    /// - Parameter insets: The space at each side, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

    /// Adds space at some sides.
    ///
    /// ```swift
    /// Text("Chapter 1")
    ///     .padding()
    ///     .padding(.horizontal, 24)
    /// ```
    ///
    /// Modifiers after the padding include it: a background that follows fills the space as well.
    ///
    /// - Parameters:
    ///   - edges: The sides; all by default.
    ///   - length: The space at each of the sides, in points; nil for the default of 16 points.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? _PaddingLayout.usual
        return modifier(
            _PaddingLayout(
                insets: EdgeInsets(
                    top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                    bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
    }

    /// Adds the same space at all sides.
    ///
    /// ```swift
    /// Text("Tag").padding(6).background(.yellow, in: Capsule())
    /// ```
    ///
    /// - Parameter length: The space, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

/// The modifier that adds space around a view.
public nonisolated struct _PaddingLayout: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let insets: EdgeInsets

    /// The default padding in points; SwiftUI's on all its platforms for touch and pointer.
    static let usual: CGFloat = 16

    nonisolated init(insets: EdgeInsets) { self.insets = insets }

    package func makeNode(for element: _Element) -> PaddingNode { PaddingNode(element: element) }

    package func update(_ node: PaddingNode) { node.set(insets) }
}

/// A node with space around its child.
package class PaddingNode: LayoutNode {
    package private(set) final var insets = EdgeInsets()

    func set(_ new: EdgeInsets) {
        guard new != insets else { return }
        insets = new
        setNeedsLayout()
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(horizontally: insets.horizontal, vertically: insets.vertical)
    }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let child = children.first else { return .zero }
        let size = child.size(for: inner(proposal))
        return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let child = children.first else { return }
        place(child, at: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
    }

    open override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        let corner = CGPoint(x: insets.leading, y: insets.top)
        return children.first?.explicitGuide(key, for: inner(proposal)).map { $0 + key.coordinate(corner) }
    }

    open override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    open override var wrapped: LayoutNode? { children.first }

    /// A text at an edge with padding is no neighbour of the views beyond it.
    open override var spacing: ViewSpacing {
        if isSpacer || !subtreeFlags.contains(.spacing) { return super.spacing }
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return super.spacing.reset(at: edges)
    }
}
