import Foundation

/// The layout node of a window: its content in the middle of the window's size. Several views stand in a column. What
/// is presented is in front of the content, each as large as the window, the last one in front of all.
final class RootNode: LayoutNode {
    private var windowSize = ProposedViewSize.unspecified
    private var insets = EdgeInsets()
    private let column: StackNode
    private var presentations: ContiguousArray<PresentationNode> = []

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

    /// Keeps the content from the window's edges. Windows run from left to right, whatever is in them.
    func set(safeAreaInsets new: EdgeInsets) {
        guard new != insets else { return }
        insets = new
        element.tree.hasSafeAreas = true
        setNeedsLayout()
    }

    /// Says how many pixels of the window's display make a point.
    func set(displayScale: CGFloat) { setPixels(PixelGrid(scale: displayScale)) }

    override var safeAreaInsets: EdgeInsets { insets }

    /// Puts something in front of all that is there.
    func present(_ node: PresentationNode) {
        presentations.append(node)
        arrangeChildren()
    }

    /// Takes something away that was presented.
    func end(_ node: PresentationNode) {
        guard !isDetached else { return }
        presentations.removeAll { $0 === node }
        arrangeChildren()
    }

    private func arrangeChildren() {
        var nodes: ContiguousArray<LayoutNode> = [column]
        for node in presentations { nodes.append(node) }
        setChildren(nodes)
        element.window?.focus.checkSoon()
    }

    /// What can be used now: what was presented last, or else the content. What is behind it can only be looked at.
    var front: LayoutNode { presentations.last ?? column }

    /// What is presented, from back to front.
    var presented: ContiguousArray<PresentationNode> { presentations }

    /// What can be seen: all in front of the last presentation that covers the window, and that one.
    var visible: ContiguousArray<LayoutNode>.SubSequence {
        children.dropFirst(presentations.lastIndex { $0.hidesWindow }.map { $0 + 1 } ?? 0)
    }

    func setContent(_ nodes: ContiguousArray<LayoutNode>) { column.setChildren(nodes) }

    /// The window's size: as proposed, or else the content's.
    var size: CGSize {
        let content = column.size(for: windowSize.inset(by: insets))
        return windowSize.replacingUnspecifiedDimensions(by: insets.around(content))
    }

    override var sizeAsContainer: CGSize? {
        windowSize.inset(by: insets).replacingUnspecifiedDimensions(by: frame.size)
    }

    /// The size that the content takes of what it is offered.
    func contentSize(for proposal: ProposedViewSize) -> CGSize { column.size(for: proposal) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let offer = windowSize.inset(by: insets)
        let (window, content) = (self.size, column.size(for: offer))
        place(
            column,
            at: CGPoint(
                x: insets.leading + (window.width - insets.horizontal - content.width) / 2,
                y: insets.top + (window.height - insets.vertical - content.height) / 2),
            proposal: offer)
        for node in presentations { place(node, at: .zero, proposal: ProposedViewSize(window)) }
    }
}
