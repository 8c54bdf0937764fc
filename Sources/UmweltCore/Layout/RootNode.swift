import Foundation

/// The layout node of a window. It centers the content in the window, and has the presentations in front of it.
///
/// Several views of the content are arranged in a column. Each presentation fills the window. The last one is at the
/// front.
package final class RootNode: LayoutNode, InsettingNode {
    private var windowSize = ProposedViewSize.unspecified
    private var insets = EdgeInsets()
    private let column: ContentColumn
    private var layers: ContiguousArray<any WindowLayer> = []

    package override init(element: _Element) {
        column = ContentColumn(axis: .vertical, alignmentKey: HorizontalAlignment.center.key, element: element)
        super.init(element: element)
        setChildren([column])
    }

    /// Detaches the window's nodes, when the window closes.
    func detachAll() {
        column.detach()
        detach()
    }

    /// Sets the size of the window in points; nil for the length of the content.
    package func set(size: ProposedViewSize) {
        guard size != windowSize else { return }
        windowSize = size
        setNeedsLayout()
    }

    /// Sets the insets of the content from the window's edges. Windows run from left to right, whatever their content
    /// does.
    package func set(safeAreaInsets new: EdgeInsets) {
        guard new != insets else { return }
        insets = new
        element.tree.hasSafeAreas = true
        setNeedsLayout()
    }

    /// Sets the number of pixels in a point of the window's display.
    package func set(displayScale: CGFloat) { setPixels(PixelGrid(scale: displayScale)) }

    public override var roles: NodeRoles { .insets }

    package var safeAreaInsets: EdgeInsets { insets }

    /// Adds a layer in front of the others.
    package func present(_ node: any WindowLayer) {
        layers.append(node)
        arrangeChildren()
    }

    /// Removes a layer.
    package func end(_ node: any WindowLayer) {
        guard !isDetached else { return }
        layers.removeAll { $0 === node }
        arrangeChildren()
    }

    /// Sets the content back for a layer in front of it, or moves it to its place again with nil, unless another layer
    /// has set it back.
    package func setBack(_ new: ContentSetback?, for layer: LayoutNode, with transaction: Transaction) {
        setbacks.removeAll { $0.layer == ObjectIdentifier(layer) }
        if let new { setbacks.append((ObjectIdentifier(layer), new)) }
        let farthest = setbacks.max { $0.setback.progress < $1.setback.progress }
        column.set(farthest?.setback, with: transaction)
    }

    /// The setbacks of the content that layers ask for.
    private var setbacks: [(layer: ObjectIdentifier, setback: ContentSetback)] = []

    public override func draw(in size: CGSize) -> [DisplayItem] {
        column.surround.map { [.fill(Path(CGRect(origin: .zero, size: self.size)), $0)] } ?? []
    }

    private func arrangeChildren() {
        var nodes: ContiguousArray<LayoutNode> = [column]
        for layer in layers { nodes.append(layer) }
        setChildren(nodes)
        element.window?.focus.checkSoon()
    }

    /// The parts of the window that can be used now, from back to front: the frontmost modal layer and all layers in
    /// front of it.
    package var usable: ContiguousArray<LayoutNode>.SubSequence {
        let first = layers.lastIndex { !$0.letsThrough }.map { $0 + 1 } ?? 0
        return children[first...]
    }

    /// The layers in front of the content, from back to front.
    package var presented: ContiguousArray<any WindowLayer> { layers }

    /// The visible nodes: the last presentation that covers the window, and everything in front of it.
    package var visible: ContiguousArray<LayoutNode>.SubSequence {
        children.dropFirst(layers.lastIndex { $0.hidesWindow }.map { $0 + 1 } ?? 0)
    }

    package func setContent(_ nodes: ContiguousArray<LayoutNode>) { column.setChildren(nodes) }

    /// The window's size: as proposed, or the size of the content.
    package var size: CGSize {
        let content = column.size(for: windowSize.inset(by: insets))
        return windowSize.replacingUnspecifiedDimensions(by: insets.around(content))
    }

    package var sizeAsContainer: CGSize? {
        windowSize.inset(by: insets).replacingUnspecifiedDimensions(by: frame.size)
    }

    /// Returns the size of the content for a proposal.
    package func contentSize(for proposal: ProposedViewSize) -> CGSize { column.size(for: proposal) }

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
