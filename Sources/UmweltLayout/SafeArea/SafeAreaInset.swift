@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Places views above or below this view, and insets its safe area by their height.
    ///
    /// The content of this view does not extend under them, but a background may, with ``ignoresSafeArea(_:edges:)``.
    ///
    /// ```swift
    /// List(messages) { MessageRow(message: $0) }
    ///     .safeAreaInset(edge: .bottom) { EntryField() }
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge of this view at which the views are placed.
    ///   - alignment: The alignment of the views with this view.
    ///   - spacing: The distance between the views and this view in points; nil for the default of 8.
    ///   - content: The views.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetViewModifier(
                content: content(), edge: edge == .top ? .top : .bottom, alignmentKey: alignment.key, spacing: spacing))
    }

    /// Places views beside this view, and insets its safe area by their width.
    ///
    /// - Parameters:
    ///   - edge: The edge of this view at which the views are placed.
    ///   - alignment: The alignment of the views with this view.
    ///   - spacing: The distance between the views and this view in points; nil for the default of 8.
    ///   - content: The views.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetViewModifier(
                content: content(), edge: edge == .leading ? .leading : .trailing, alignmentKey: alignment.key,
                spacing: spacing))
    }
}

/// The modifier that places views at an inner edge of another view.
public nonisolated struct _InsetViewModifier<Inset: View>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let content: Inset
    let edge: Edge
    let alignmentKey: AlignmentKey
    let spacing: CGFloat?

    nonisolated init(content: Inset, edge: Edge, alignmentKey: AlignmentKey, spacing: CGFloat?) {
        self.content = content
        self.edge = edge
        self.alignmentKey = alignmentKey
        self.spacing = spacing
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        InsetElement(view, inputs)
    }
}

private final class InsetElement<Content: View, Inset: View>: NodeElement<
    ModifiedContent<Content, _InsetViewModifier<Inset>>, InsetNode
>
{
    private var content: _ViewElement<Content>?
    private var inset: _ViewElement<Inset>?

    init(_ view: ModifiedContent<Content, _InsetViewModifier<Inset>>, _ inputs: _ElementInputs) {
        super.init(inputs)
        node = InsetNode(element: self)
        node?.set(view.modifier.edge, view.modifier.alignmentKey, spacing: view.modifier.spacing)
        content = Content._makeElement(view.content, childInputs())
        inset = Inset._makeElement(view.modifier.content, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ view: ModifiedContent<Content, _InsetViewModifier<Inset>>) {
        node?.set(view.modifier.edge, view.modifier.alignmentKey, spacing: view.modifier.spacing)
        content?.update(view.content)
        inset?.update(view.modifier.content)
    }

    /// Runs when the layout direction has changed.
    override func update() {
        node?.turn(isRightToLeft: EnvironmentValues(at: scope, tracking: true).isRightToLeft)
    }

    override func updateLayoutContent() {
        node?.set(content: content?.ownLayoutNodes ?? [], inset: inset?.ownLayoutNodes ?? [])
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let content { body(content) }
        if let inset { body(inset) }
    }

    override func didLeaveTree() { node?.detachAll() }
}

/// A node with a bar at its bottom edge that stays there, behind the views inset at this edge: the tab bar of a tab
/// view, as in UIKit.
package protocol BottomBarContainer: LayoutNode {
    /// True if the node has the bar now. ``LayoutNode/bottomBarChanged()`` is called when it changes.
    var keepsBottomBar: Bool { get }
}

extension LayoutNode {
    /// Invalidates the space for a bar that is inset at the bottom of this node.
    package final func bottomBarChanged() {
        var node: LayoutNode = self
        while let outer = node.parent, outer.arranged === node { node = outer }
        (node.parent?.parent as? InsetNode)?.setNeedsLayout()
    }
}

/// A node with content and a bar at an edge, whose space is reserved for the bar.
private final class InsetNode: LayoutNode, BarFollowingNode, InsettingNode {
    private let column: StackNode
    private let bar: ZStackNode
    private var edge = Edge.top
    private var alignmentKey = HorizontalAlignment.center.key
    private var gap: CGFloat = 0

    /// The height by which a bar above is collapsed, which moves this bar closer to the edge.
    private var lift: CGFloat = 0

    override init(element: _Element) {
        column = StackNode(axis: .vertical, alignmentKey: HorizontalAlignment.center.key, element: element)
        bar = ZStackNode(alignment: .center, element: element)
        super.init(element: element)
    }

    func set(_ edge: Edge, _ alignmentKey: AlignmentKey, spacing: CGFloat?) {
        let gap = spacing ?? StackNode.defaultSpacing
        guard edge != self.edge || alignmentKey != self.alignmentKey || gap != self.gap else { return }
        self.edge = edge
        self.alignmentKey = alignmentKey
        self.gap = gap
        if !children.isEmpty { setChildren(isBarFirst ? [bar, column] : [column, bar]) }
        setNeedsLayout()
    }

    func turn(isRightToLeft: Bool) {
        for node in [self, column, bar] { node.set(isRightToLeft: isRightToLeft) }
    }

    func set(content: ContiguousArray<LayoutNode>, inset: ContiguousArray<LayoutNode>) {
        column.setChildren(content)
        bar.setChildren(inset)
        setChildren(isBarFirst ? [bar, column] : [column, bar])
    }

    /// True if the bar precedes the content in reading order.
    private var isBarFirst: Bool { edge == .top || edge == .leading }

    /// The bar is drawn in front of the content.
    override var drawingOrder: [Int]? { isBarFirst ? [1, 0] : nil }

    func detachAll() {
        column.detach()
        bar.detach()
        detach()
    }

    private var isVertical: Bool { edge == .top || edge == .bottom }

    /// Returns the proposal for a size: all of the available length across.
    private func offer(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.filledAcross(isVertical ? .vertical : .horizontal, in: size)
    }

    /// True if the content extends under the bar.
    private var isInFront: Bool {
        guard edge == .bottom, column.children.count == 1 else { return false }
        return (column.children.first?.innermost as? any BottomBarContainer)?.keepsBottomBar ?? false
    }

    /// Returns the insets of the content: the size of the bar and the gap beside it.
    private func insets(for proposal: ProposedViewSize) -> EdgeInsets {
        if bar.children.isEmpty || isInFront { return EdgeInsets() }
        let size = bar.size(for: offerToBar(proposal))
        var insets = EdgeInsets()
        switch edge {
        case .top: insets.top = size.height + gap
        case .bottom: insets.bottom = size.height + gap
        case .leading: insets.leading = size.width + gap
        case .trailing: insets.trailing = size.width + gap
        }
        return insets
    }

    /// Returns the proposal for the bar: along its edge's axis, all that the content can do without.
    private func offerToBar(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var (offer, least) = (proposal, proposal)
        if isVertical, let height = proposal.height {
            least.height = 0
            offer.height = max(height - gap - column.size(for: least).height, 0)
        } else if !isVertical, let width = proposal.width {
            least.width = 0
            offer.width = max(width - gap - column.size(for: least).width, 0)
        }
        return offer
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(for: proposal)
        let size = insets.around(column.size(for: proposal.inset(by: insets)))
        let bar = bar.size(for: offerToBar(proposal))
        return isVertical
            ? CGSize(width: max(size.width, bar.width), height: size.height)
            : CGSize(width: size.width, height: max(size.height, bar.height))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let offer = offer(in: size, proposal)
        let insets = insets(for: offer)
        if insets != EdgeInsets() { element.tree.hasSafeAreas = true }
        let corner = contentOrigin(in: size, offer: offer, insets: insets)
        place(column, at: corner, proposal: offer.inset(by: insets))
        // The bar is aligned with the content, which is centred.
        let (barOffer, barSize) = (offerToBar(offer), bar.dimensions(for: offerToBar(offer)))
        let content = column.dimensions(for: offer.inset(by: insets))
        let side = alignmentKey.coordinate(corner) + content[alignmentKey] - barSize[alignmentKey]
        let origin =
            switch edge {
            case .top: CGPoint(x: side, y: -lift)
            case .bottom: CGPoint(x: side, y: size.height - barSize.height)
            case .leading: CGPoint(x: 0, y: side)
            case .trailing: CGPoint(x: size.width - barSize.width, y: side)
            }
        place(bar, at: origin, proposal: barOffer)
    }

    private func contentOrigin(in size: CGSize, offer: ProposedViewSize, insets: EdgeInsets) -> CGPoint {
        let content = column.size(for: offer.inset(by: insets))
        return isVertical
            ? CGPoint(x: (size.width - content.width) / 2, y: insets.top)
            : CGPoint(x: insets.leading, y: (size.height - content.height) / 2)
    }

    override var roles: NodeRoles { [.followsBar, .insets] }

    func barFolded(by length: CGFloat) {
        guard edge == .top, length != lift else { return }
        lift = length
        if hasPlace { placeNow() }
    }

    var safeAreaInsets: EdgeInsets { insets(for: offer(in: frame.size, proposal)) }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        let size = size(for: proposal)
        let offer = offer(in: size, proposal)
        let insets = insets(for: offer)
        return column.explicitGuide(key, for: offer.inset(by: insets)).map {
            $0 + key.coordinate(contentOrigin(in: size, offer: offer, insets: insets))
        }
    }

    override var layoutPriority: Double { column.children.first?.layoutPriority ?? 0 }

    override var childArrangement: ChildArrangement { .free }
}
