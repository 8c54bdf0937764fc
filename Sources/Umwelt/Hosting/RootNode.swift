import Foundation

/// The layout node of a window: its content in the middle of the window's size. Several views stand in a column.
final class RootNode: LayoutNode {
    private var windowSize = ProposedViewSize.unspecified
    private let column: StackNode

    override init(element: _Element) {
        column = StackNode(axis: .vertical, alignmentKey: HorizontalAlignment.center.key, element: element)
        super.init(element: element)
        setChildren([column])
    }

    /// Called when the window closes.
    func detachAll() {
        column.detach()
        detach()
    }

    /// Gives the window a size; nil lengths are those of the content.
    func set(size: ProposedViewSize) {
        guard size != windowSize else { return }
        windowSize = size
        setNeedsLayout()
    }

    func setContent(_ nodes: ContiguousArray<LayoutNode>) { column.setChildren(nodes) }

    /// The window's size: as proposed, or else the content's.
    var size: CGSize {
        let content = column.size(for: windowSize)
        return windowSize.replacingUnspecifiedDimensions(by: content)
    }

    /// The size that the content takes of what it is offered.
    func contentSize(for proposal: ProposedViewSize) -> CGSize { column.size(for: proposal) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let (window, content) = (self.size, column.size(for: windowSize))
        place(
            column, at: CGPoint(x: (window.width - content.width) / 2, y: (window.height - content.height) / 2),
            proposal: windowSize)
    }
}
