import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of a row's swipe actions, beside its content at one of its edges.
final class RowActionsNode: LayoutNode {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = children.first?.size(for: ProposedViewSize(width: nil, height: proposal.height)) ?? .zero
        return CGSize(width: size.width, height: proposal.height ?? size.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let bar = children.first else { return }
        place(bar, at: .zero, proposal: ProposedViewSize(width: nil, height: size.height))
    }

    /// The first button in reading order; nil for none.
    var firstButton: LayoutNode? {
        func search(_ node: LayoutNode) -> LayoutNode? {
            if node.semantics.role == .button { return node }
            for child in node.children { if let found = search(child) { return found } }
            return nil
        }
        return search(self)
    }
}
