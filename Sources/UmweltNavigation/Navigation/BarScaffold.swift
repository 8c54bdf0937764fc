import Foundation
@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltControls

/// A layout of content between a top and a bottom bar of their own heights, with a background behind everything.
nonisolated struct BarScaffold<Top: View, Bottom: View, Background: View, Content: View>: PrimitiveView {
    let top: Top
    let bottom: Bottom
    let background: Background
    let content: Content

    nonisolated init(top: Top, bottom: Bottom, background: Background, content: Content) {
        self.top = top
        self.bottom = bottom
        self.background = background
        self.content = content
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        BarScaffoldElement(view, inputs)
    }
}

private final class BarScaffoldElement<Top: View, Bottom: View, Background: View, Content: View>:
    NodeElement<BarScaffold<Top, Bottom, Background, Content>, BarScaffoldNode>
{
    private var top: _ViewElement<Top>?
    private var bottom: _ViewElement<Bottom>?
    private var background: _ViewElement<Background>?
    private var content: _ViewElement<Content>?

    init(_ view: BarScaffold<Top, Bottom, Background, Content>, _ inputs: _ElementInputs) {
        super.init(inputs)
        node = BarScaffoldNode(element: self)
        content = Content._makeElement(view.content, childInputs())
        top = Top._makeElement(view.top, childInputs())
        bottom = Bottom._makeElement(view.bottom, childInputs())
        background = Background._makeElement(view.background, childInputs())
        needsLayoutContent()
    }

    override func update(_ view: BarScaffold<Top, Bottom, Background, Content>) {
        content?.update(view.content)
        top?.update(view.top)
        bottom?.update(view.bottom)
        background?.update(view.background)
    }

    override func updateLayoutContent() {
        node?.set(
            top: top?.ownLayoutNodes ?? [], content: content?.ownLayoutNodes ?? [],
            bottom: bottom?.ownLayoutNodes ?? [], background: background?.ownLayoutNodes ?? [])
    }

    /// The preferences of views in the bars are not passed to ancestors of the content.
    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        content?.collectPreference(key, into: &value)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let top { body(top) }
        if let background { body(background) }
        if let content { body(content) }
        if let bottom { body(bottom) }
    }

    override func didLeaveTree() { node?.detachAll() }
}

/// The layout node of a bar scaffold: a bar, content centered in the remaining space, and another bar, in front of a
/// background that fills everything.
final class BarScaffoldNode: LayoutNode, BarContainer, InsettingNode {
    private var top: LayoutNode?
    private var bottom: LayoutNode?
    private var background: LayoutNode?
    private let column: StackNode
    private let page: PageNode

    /// True if a bar is new since the last placement: it has not been notified of the scroll views beneath it.
    private var hasNewBars = false

    override init(element: _Element) {
        column = StackNode(axis: .vertical, alignmentKey: HorizontalAlignment.center.key, element: element)
        page = PageNode(element: element)
        super.init(element: element)
        add(.bars)
        page.setChildren([column])
    }

    func set(
        top: ContiguousArray<LayoutNode>, content: ContiguousArray<LayoutNode>, bottom: ContiguousArray<LayoutNode>,
        background: ContiguousArray<LayoutNode>
    ) {
        if self.top !== top.first || self.bottom !== bottom.first { hasNewBars = true }
        self.top = top.first
        self.bottom = bottom.first
        self.background = background.first
        column.setChildren(content)
        setChildren(background.prefix(1) + top.prefix(1) + [page] + bottom.prefix(1))
        barRow?.barsChanged()
    }

    func detachAll() {
        column.detach()
        page.detach()
        detach()
    }

    // MARK: Coming and going

    /// The appearance of the level during a zoom transition; nil at other times.
    private var zoom: ZoomLook? { didSet { setNeedsDisplay() } }

    /// The view that the level zooms out of or back into; nil while it is not zooming.
    private weak var zoomSource: TransitionSourceNode?

    /// The bar above the content; nil for none.
    var bar: NavigationBarNode? { top?.innermost as? NavigationBarNode }

    /// Animates the level to a position in its stack.
    ///
    /// - Parameters:
    ///   - start: The start position if it is not animated yet; nil for the current one.
    ///   - end: The end position.
    ///   - other: The level that disappears as this one appears, or the reverse.
    func move(
        from start: PagePlace?, to end: PagePlace, by motion: PageMotion, beside other: BarScaffoldNode,
        with transaction: Transaction
    ) {
        switch motion {
        case .slide:
            for part in [top, bottom, background] { part?.fade(to: end, with: transaction) }
            bar?.move(from: start, to: end, beside: other.bar, with: transaction)
            page.slide(from: start, to: end, with: transaction)
        case .fade: fade(to: end, with: transaction)
        case .zoom(let source):
            // The page below stays where it is.
            if (start ?? end) == .covered { return }
            zoom = ZoomLook(source)
            let away = zoom(of: CGRect(origin: .zero, size: frame.size), from: source)
            fade(to: end, with: transaction)
            displace(from: start == nil ? nil : away, to: end == .here ? .none : away, with: transaction)
            // The page stands for its source, which is not seen beside it.
            zoomSource = source
            if end == .here { source.fade(to: 0, with: transaction) } else { source.fadeIn(with: transaction) }
        }
    }

    /// Shows the level at its position, and ends its animation.
    func stopMoving() {
        for part in [self, top, bottom, background] { part?.stopFading(at: 1) }
        stopDisplacing()
        bar?.stopMoving()
        page.stop()
        if zoom != nil { zoom = nil }
        zoomSource?.stopFading(at: 1)
        zoomSource = nil
    }

    override func draw(in size: CGSize) -> [DisplayItem] { zoom?.items(in: size) ?? [] }

    override var clip: Path? { zoom?.clip(in: frame.size) }

    override var effects: DisplayEffects? { zoom?.effects }

    // MARK: What scrolls beneath the bar

    /// The scroll views beneath the top bar that are not at their beginning.
    private var beneathTop = ScrollViewsBeneath()

    /// The scroll views beneath the bottom bar that are not at their end.
    private var beneathBottom = ScrollViewsBeneath()

    /// The view below the top bar that is a part of it; nil for none.
    weak var extensionNode: BarExtensionNode? {
        // It may be placed after the scroll view, which may begin in the middle of its content.
        didSet { extensionNode?.set(hasContentBeneath: hasContentBeneathTop) }
    }

    private var hasContentBeneathTop = false { didSet { extensionNode?.set(hasContentBeneath: hasContentBeneathTop) } }

    override var roles: NodeRoles { [.bars, .insets] }

    func scrollAreaMoved(_ node: ScrollNode) {
        let whole = frames(of: node).whole
        let isAtTop = whole.minY <= 0
        // Without a bar a part of it, such as a search field, may still be above the content.
        if isAtTop {
            node.foldingLength = bar?.foldingLength ?? 0
            if node === unfit, node.barFold < node.foldingLength { unfit = nil }
        } else if node === retractor {
            unfit = node
        }
        update(node, isBeneathTop: isAtTop && node.offset.y > 0)
        update(node, isBeneathBottom: whole.maxY >= frame.height - 0.5 && node.hasContentBelow)
    }

    func scrollAreaLeft(_ node: ScrollNode) {
        if beneathTop.set(node, isBeneath: false) {
            if extensionNode?.isDetached == true { extensionNode = nil }
            let first = beneathTop.first(in: self)
            if first == nil, let bar, !bar.isDetached { bar.set(isMinimized: false) }
            followTop(first)
        }
        update(node, isBeneathBottom: false)
    }

    private func update(_ node: ScrollNode, isBeneathBottom: Bool) {
        guard beneathBottom.set(node, isBeneath: isBeneathBottom) else { return }
        // The bars may have left the tree together with the scroll view.
        guard let bar = bottom as? BottomBarNode, !bar.isDetached else { return }
        bar.set(hasContentBeneath: !beneathBottom.all(in: self).isEmpty)
    }

    private func update(_ node: ScrollNode, isBeneathTop: Bool) {
        guard beneathTop.set(node, isBeneath: isBeneathTop) else { return }
        minimizeTop(as: node)
        let first = beneathTop.first(in: self)
        if first !== node { foldInsets(by: 0, above: node) }
        followTop(first)
    }

    /// Has the top bar follow a scroll view: it folds, and has a line and a background while content is beneath.
    ///
    /// - Parameter node: The scroll view, which has been scrolled; nil if no content is beneath the bar.
    private func followTop(_ node: ScrollNode?) {
        // The large title scrolls with the content, which gets beneath the bar when it has gone.
        hasContentBeneathTop = beneathTop.all(in: self).contains { $0.offset.y > $0.barFold }
        let fold = node?.barFold ?? 0
        if let bar, !bar.isDetached {
            // A safe-area inset may be between the bar and the content at rest.
            let distance = node.map { max(frames(of: $0).room.minY - height(of: top, frame.width), 0) }
            bar.set(lineDistance: hasContentBeneathTop ? distance : nil)
            bar.set(fold: fold)
        }
        let isFolded = fold > 0 && fold >= bar?.foldingLength ?? 0
        retract(for: isFolded && node !== unfit ? node : nil)
        if let node { foldInsets(by: fold, above: node) }
    }

    // MARK: The safe area below a folded title

    /// The scroll view whose content has folded the large title away; nil while that shows.
    private weak var retractor: ScrollNode?

    /// The scroll view that is no longer beneath the bar when the safe area grows, such as a centred one of a fixed
    /// height: the safe area stays as it is until the large title shows again.
    private weak var unfit: ScrollNode?

    /// The height that the bar has lost for the safe area, in points. The safe area grows when the large title is gone,
    /// and not before: frames of iOS 26.0. That it does so on iOS 18 is a guess.
    private var retraction: CGFloat = 0

    /// The same height when the page was placed last.
    private var placedRetraction: CGFloat = 0

    /// Lets the safe area begin where the bar without its large title ends, or with it.
    ///
    /// - Parameter node: The scroll view that has folded the title away, whose content stays where it is; nil for none.
    private func retract(for node: ScrollNode?) {
        // The page may have left the tree together with the scroll view.
        guard !isDetached else { return }
        let length = node == nil ? 0 : bar?.foldingLength ?? 0
        guard node !== retractor || length != retraction else { return }
        retractor?.barRetraction = 0
        node?.barRetraction = length
        (retractor, retraction) = (node, length)
        setNeedsLayout()
    }

    /// The scroll offset at the last check by the top bar.
    private var followed: (node: ObjectIdentifier, offset: CGFloat)?

    /// The distance, in points, from which a movement has a direction: a guess.
    private static let shortestWay: CGFloat = 4

    /// Hides the top bar as a scroll view moves in one direction, and shows it as it moves in the other.
    private func minimizeTop(as node: ScrollNode) {
        guard let bar, let isDown = bar.minimization.behavior?.isDown else { return followed = nil }
        let (id, offset) = (ObjectIdentifier(node), node.offset.y)
        // At its beginning the content is below the bar.
        if offset <= 0 { bar.set(isMinimized: false) }
        if let followed, followed.node == id {
            let way = offset - followed.offset
            guard abs(way) >= Self.shortestWay else { return }
            let staysAway = isDown && bar.minimization.restoration?.isAtEdge == true && bar.isMinimized
            if offset > 0, !staysAway { bar.set(isMinimized: (way > 0) == isDown) }
        } else if isDown, offset > bar.foldingLength + Self.shortestWay {
            bar.set(isMinimized: true)
        }
        followed = (id, offset)
    }

    /// Moves the insets between the top bar and a scroll view along with the bar, which is shorter by a length.
    private func foldInsets(by length: CGFloat, above node: LayoutNode) {
        var length = length
        if let bar, bar.isMinimized, bar.minimization.adjustment?.isEnabled != false {
            length = bar.frame.height
        }
        // They begin where the safe area does.
        length -= placedRetraction
        var current = node.parent
        while let outer = current, outer !== self {
            outer.barFollower?.barFolded(by: length)
            current = outer.parent
        }
    }

    private func height(of bar: LayoutNode?, _ width: CGFloat?) -> CGFloat {
        bar?.size(for: ProposedViewSize(width: width, height: nil)).height ?? 0
    }

    /// Returns the height of the top bar for the safe area.
    private func heightAbove(_ width: CGFloat?) -> CGFloat { max(height(of: top, width) - retraction, 0) }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let bars = height(of: top, proposal.width) + height(of: bottom, proposal.width)
        return ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - bars, 0) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = page.size(for: inner(proposal))
        let bars = height(of: top, proposal.width) + height(of: bottom, proposal.width)
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: content.width, height: content.height + bars))
    }

    /// Draws the background first, and the bars last, in front of content that extends under them.
    override var drawingOrder: [Int]? {
        func depth(_ index: Int) -> Int { children[index] === background ? 0 : children[index] === page ? 1 : 2 }
        return children.indices.sorted { depth($0) < depth($1) }
    }

    var safeAreaInsets: EdgeInsets {
        EdgeInsets(
            top: heightAbove(frame.width), leading: 0, bottom: height(of: bottom, frame.width), trailing: 0)
    }

    var sizeAsContainer: CGSize? {
        let insets = safeAreaInsets
        return CGSize(width: frame.width, height: max(frame.height - insets.vertical, 0))
    }

    override var childArrangement: ChildArrangement { .free }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        element.tree.hasSafeAreas = true
        let above = heightAbove(size.width)
        let below = height(of: bottom, size.width)
        if let background { place(background, at: .zero, proposal: ProposedViewSize(size)) }
        if let top {
            let proposal = ProposedViewSize(width: size.width, height: height(of: top, size.width))
            place(top, at: .zero, proposal: proposal)
        }
        let room = ProposedViewSize(width: size.width, height: max(size.height - above - below, 0))
        let content = page.size(for: room)
        place(
            page,
            at: CGPoint(
                x: (size.width - content.width) / 2, y: above + ((room.height ?? 0) - content.height) / 2),
            proposal: room)
        if let bottom {
            place(
                bottom, at: CGPoint(x: 0, y: size.height - below),
                proposal: ProposedViewSize(width: size.width, height: below))
        }
        if placedRetraction != retraction {
            placedRetraction = retraction
            if let first = beneathTop.first(in: self) { foldInsets(by: first.barFold, above: first) }
        }
        guard hasNewBars else { return }
        hasNewBars = false
        for node in beneathTop.all(in: self) + beneathBottom.all(in: self) { scrollAreaMoved(node) }
    }
}
