import Foundation
@_spi(Kernel) import Umwelt

/// A row of equally wide views, as wide as the proposal, with another view behind the selected one.
nonisolated struct EqualWidthRow<Content: View>: View, ContainerView {
    let arrangedContent: Content

    /// Makes a row.
    ///
    /// - Parameter content: The view behind the chosen one, and then the views of the row.
    nonisolated init(@ViewBuilder content: () -> Content) { arrangedContent = content() }

    nonisolated func makeNode(for element: _Element) -> EqualWidthRowNode { EqualWidthRowNode(element: element) }

    nonisolated func update(_ node: EqualWidthRowNode) {}
}

/// The value of the view in a row that is chosen.
enum IsChosenInRow: LayoutValueKey {
    static let defaultValue = false
}

/// A layout node with children of equal width, except for the first child, which is placed behind the selected one.
final class EqualWidthRowNode: LayoutNode, MaskingNode {
    private var columns: ContiguousArray<LayoutNode>.SubSequence { children.dropFirst() }

    /// Returns the width of a column, in points; the widest child's without a proposed width.
    private func columnWidth(_ proposal: ProposedViewSize) -> CGFloat {
        let columns = columns
        guard let width = proposal.width, !columns.isEmpty else {
            return columns.map { $0.size(for: .unspecified).width }.max() ?? 0
        }
        return width / CGFloat(columns.count)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = columnWidth(proposal)
        let columns = columns
        let heights = columns.map { $0.size(for: ProposedViewSize(width: width, height: nil)).height }
        return CGSize(width: width * CGFloat(columns.count), height: heights.max() ?? 0)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let width = columnWidth(proposal)
        let offer = ProposedViewSize(width: width, height: size.height)
        var chosen: CGRect?
        for (index, child) in columns.enumerated() {
            let taken = child.size(for: offer)
            let place = CGPoint(
                x: CGFloat(index) * width + (width - taken.width) / 2, y: (size.height - taken.height) / 2)
            self.place(child, at: place, proposal: offer)
            if child.layoutValue(of: IsChosenInRow.self) == true { chosen = CGRect(origin: place, size: taken) }
        }
        if let pill = children.first, let chosen {
            place(pill, at: chosen.origin, proposal: ProposedViewSize(chosen.size))
        }
        if hasChosen != (chosen != nil) {
            hasChosen.toggle()
            setNeedsSend()
        }
    }

    /// True if a view is selected; otherwise the first child is hidden.
    private var hasChosen = false

    override var roles: NodeRoles { hasChosen ? [] : .masks }

    var maskNodes: ContiguousArray<LayoutNode> { [] }

    var unmaskedChildren: ContiguousArray<LayoutNode> {
        ContiguousArray(children.dropFirst())
    }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        let width = columnWidth(proposal)
        let height = size(for: proposal).height
        guard let first = columns.first else { return nil }
        let offer = ProposedViewSize(width: width, height: height)
        return first.explicitAlignment(key, for: offer).map { $0 + (height - first.size(for: offer).height) / 2 }
    }
}
