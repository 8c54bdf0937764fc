import Foundation
@_spi(Kernel) import Umwelt

/// A row of equally wide views, as wide as the proposal.
nonisolated struct EqualWidthRow<Content: View>: View, ContainerView {
    let arrangedContent: Content

    nonisolated init(@ViewBuilder content: () -> Content) { arrangedContent = content() }

    nonisolated func makeNode(for element: _Element) -> EqualWidthRowNode { EqualWidthRowNode(element: element) }

    nonisolated func update(_ node: EqualWidthRowNode) {}
}

/// A layout node that gives each child the same width.
final class EqualWidthRowNode: LayoutNode {
    /// Returns the width of a column, in points; that of the widest child if no width is proposed.
    private func columnWidth(_ proposal: ProposedViewSize) -> CGFloat {
        guard let width = proposal.width, !children.isEmpty else {
            return children.map { $0.size(for: .unspecified).width }.max() ?? 0
        }
        return width / CGFloat(children.count)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = columnWidth(proposal)
        let heights = children.map { $0.size(for: ProposedViewSize(width: width, height: nil)).height }
        return CGSize(width: width * CGFloat(children.count), height: heights.max() ?? 0)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let width = columnWidth(proposal)
        let offer = ProposedViewSize(width: width, height: size.height)
        for (index, child) in children.enumerated() {
            let taken = child.size(for: offer)
            place(
                child,
                at: CGPoint(
                    x: CGFloat(index) * width + (width - taken.width) / 2, y: (size.height - taken.height) / 2),
                proposal: offer)
        }
    }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        let width = columnWidth(proposal)
        let height = size(for: proposal).height
        guard let first = children.first else { return nil }
        let offer = ProposedViewSize(width: width, height: height)
        return first.explicitAlignment(key, for: offer).map { $0 + (height - first.size(for: offer).height) / 2 }
    }
}
