import Foundation

/// The layout node of a window: its content in the middle of the window's size. Several views stand in a column. What
/// is presented is in front of the content, each as large as the window, the last one in front of all.
package final class RootNode: LayoutNode {
    private var windowSize = ProposedViewSize.unspecified
    private var insets = EdgeInsets()
    private let column: StackNode
    private var layers: ContiguousArray<any WindowLayer> = []

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

    public override var safeAreaInsets: EdgeInsets { insets }

    public override var isWindowRoot: Bool { true }

    /// Puts a layer in front of all that is there.
    package func present(_ node: any WindowLayer) {
        layers.append(node)
        arrangeChildren()
    }

    /// Takes a layer away.
    package func end(_ node: any WindowLayer) {
        guard !isDetached else { return }
        layers.removeAll { $0 === node }
        arrangeChildren()
    }

    private func arrangeChildren() {
        var nodes: ContiguousArray<LayoutNode> = [column]
        for layer in layers { nodes.append(layer) }
        setChildren(nodes)
        element.window?.focus.checkSoon()
    }

    /// What can be used now: what was presented last, or else the content. What is behind it can only be looked at.
    var front: LayoutNode { layers.last ?? column }

    /// The layers in front of the content, from back to front.
    var presented: ContiguousArray<any WindowLayer> { layers }

    /// What can be seen: all in front of the last presentation that covers the window, and that one.
    var visible: ContiguousArray<LayoutNode>.SubSequence {
        children.dropFirst(layers.lastIndex { $0.hidesWindow }.map { $0 + 1 } ?? 0)
    }

    func setContent(_ nodes: ContiguousArray<LayoutNode>) { column.setChildren(nodes) }

    /// The window's size: as proposed, or else the content's.
    var size: CGSize {
        let content = column.size(for: windowSize.inset(by: insets))
        return windowSize.replacingUnspecifiedDimensions(by: insets.around(content))
    }

    public override var sizeAsContainer: CGSize? {
        windowSize.inset(by: insets).replacingUnspecifiedDimensions(by: frame.size)
    }

    /// The size that the content takes of what it is offered.
    func contentSize(for proposal: ProposedViewSize) -> CGSize { column.size(for: proposal) }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let offer = windowSize.inset(by: insets)
        let (window, content) = (self.size, column.size(for: offer))
        place(
            column,
            at: CGPoint(
                x: insets.leading + (window.width - insets.horizontal - content.width) / 2,
                y: insets.top + (window.height - insets.vertical - content.height) / 2),
            proposal: offer)
        for node in layers { place(node, at: .zero, proposal: ProposedViewSize(window)) }
    }
}
