@_spi(Kernel) import UmweltCore
import Foundation

/// A node that arranges its children on top of each other, by a ``ZStackArrangement``.
package final class ZStackNode: LayoutNode {
    private var alignment: Alignment
    private var reportedSpacing = ReportedSpacing()

    init(alignment: Alignment, element: _Element) {
        self.alignment = alignment
        super.init(element: element)
    }

    func set(alignment: Alignment) {
        guard alignment != self.alignment else { return }
        self.alignment = alignment
        setNeedsLayout()
    }

    private func arrange(_ proposal: ProposedViewSize) -> ZStackArrangement {
        ZStackArrangement(alignment: alignment, children: children, in: proposal)
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (child, origin) in zip(children, arrange(proposal).origins) { place(child, at: origin, proposal: proposal) }
    }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        arrange(proposal).explicitGuide(key, of: children, in: proposal)
    }

    public override var spacing: ViewSpacing {
        guard subtreeFlags.contains(.spacing) else { return ViewSpacing() }
        return reportedSpacing.report(ZStackArrangement.spacing(of: children))
    }

    public override func hasOtherSpacing() -> Bool {
        reportedSpacing.differs(from: ZStackArrangement.spacing(of: children))
    }

    public override var childArrangement: ChildArrangement { .free }
}

/// The positions of nodes in depth: each receives the whole proposal, and their guides coincide in a point.
///
/// The nodes of the highest priority determine the size.
package struct ZStackArrangement {
    package let origins: [CGPoint]
    let size: CGSize

    package init(alignment: Alignment, children: ContiguousArray<LayoutNode>, in proposal: ProposedViewSize) {
        let guides = children.map { child in
            let dimensions = child.dimensions(for: proposal)
            return (
                size: dimensions.size, x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical],
                priority: child.layoutPriority
            )
        }
        let highest = guides.map(\.priority).max() ?? 0
        let deciding = guides.filter { $0.priority == highest }
        let left = deciding.map(\.x).max() ?? 0
        let top = deciding.map(\.y).max() ?? 0
        let right = deciding.map { $0.size.width - $0.x }.max() ?? 0
        let bottom = deciding.map { $0.size.height - $0.y }.max() ?? 0
        origins = guides.map { CGPoint(x: left - $0.x, y: top - $0.y) }
        // Guides of infinite views may be infinite too, and their distances not a number.
        size = CGSize(
            width: deciding.contains { $0.size.width == .infinity } ? .infinity : left + right,
            height: deciding.contains { $0.size.height == .infinity } ? .infinity : top + bottom)
    }

    /// Returns the largest distances that a node of the highest priority prefers.
    static func spacing(of nodes: ContiguousArray<LayoutNode>) -> ViewSpacing {
        let highest = nodes.lazy.map(\.layoutPriority).max()
        return ViewSpacing(of: nodes.lazy.filter { $0.layoutPriority == highest }.map(\.spacing))
    }

    /// Returns the combination of the nodes' explicit guides; nil if none sets the guide.
    func explicitGuide(_ key: AlignmentKey, of nodes: ContiguousArray<LayoutNode>, in proposal: ProposedViewSize)
        -> CGFloat?
    {
        key.combine(zip(nodes, origins).lazy.map { ($0, $1, proposal) })
    }

    /// Returns the position of a guide of the arrangement: the explicit one, or the default for its size. A single node
    /// is aligned by its own guides.
    package func guide(
        _ key: AlignmentKey, of nodes: ContiguousArray<LayoutNode>, in proposal: ProposedViewSize
    ) -> CGFloat {
        let explicit =
            nodes.count == 1
            ? nodes[0].explicitGuide(key, for: proposal).map { $0 + key.coordinate(origins[0]) }
            : explicitGuide(key, of: nodes, in: proposal)
        return explicit ?? key.id.defaultValue(in: ViewDimensions(size: size))
    }
}
