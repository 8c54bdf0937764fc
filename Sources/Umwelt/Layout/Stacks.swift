import Foundation

/// Arranges views in a row from side to side.
public nonisolated struct HStack<Content: View>: View, ContainerView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let arrangedContent: Content

    /// Makes a row; `spacing` is the distance between views in points, nil for the usual one.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        arrangedContent = content()
    }

    nonisolated func makeNode(for element: _Element) -> StackNode {
        StackNode(axis: .horizontal, alignmentKey: alignment.key, element: element)
    }

    nonisolated func update(_ node: StackNode) { node.set(spacing: spacing, alignmentKey: alignment.key) }
}

/// Arranges views from top to bottom.
public nonisolated struct VStack<Content: View>: View, ContainerView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let arrangedContent: Content

    /// Makes a column; `spacing` is the distance between views in points, nil for the usual one.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        arrangedContent = content()
    }

    nonisolated func makeNode(for element: _Element) -> StackNode {
        StackNode(axis: .vertical, alignmentKey: alignment.key, element: element)
    }

    nonisolated func update(_ node: StackNode) { node.set(spacing: spacing, alignmentKey: alignment.key) }
}

/// Puts views on top of each other.
public nonisolated struct ZStack<Content: View>: View, ContainerView {
    let alignment: Alignment
    let arrangedContent: Content

    /// Makes a pile; the last view is in front.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        arrangedContent = content()
    }

    nonisolated func makeNode(for element: _Element) -> PileNode { PileNode(alignment: alignment, element: element) }

    nonisolated func update(_ node: PileNode) { node.set(alignment: alignment) }
}

/// Arranges nodes on top of each other.
final class PileNode: LayoutNode {
    private var alignment: Alignment

    init(alignment: Alignment, element: _Element) {
        self.alignment = alignment
        super.init(element: element)
    }

    func set(alignment: Alignment) {
        guard alignment != self.alignment else { return }
        self.alignment = alignment
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (child, origin) in zip(children, arrange(proposal).origins) { place(child, at: origin, proposal: proposal) }
    }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        for (child, origin) in zip(children, arrange(proposal).origins) {
            if let value = child.explicitAlignment(key, for: proposal) { return value + origin.y }
        }
        return nil
    }

    /// Every child is offered the whole proposal; their guides meet in one point.
    private func arrange(_ proposal: ProposedViewSize) -> (origins: [CGPoint], size: CGSize) {
        let guides = children.map { child in
            let dimensions = child.dimensions(for: proposal)
            return (size: dimensions.size, x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
        }
        let left = guides.map(\.x).max() ?? 0
        let top = guides.map(\.y).max() ?? 0
        let right = guides.map { $0.size.width - $0.x }.max() ?? 0
        let bottom = guides.map { $0.size.height - $0.y }.max() ?? 0
        return (
            guides.map { CGPoint(x: left - $0.x, y: top - $0.y) }, CGSize(width: left + right, height: top + bottom)
        )
    }
}
