import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of a tab view: the selected tab and the bar below it, or pages with dots in front of them.
final class TabViewNode: LayoutNode, BarContainer {
    let bar: TabBarNode
    private var pane: TabPaneNode?
    private var accessory: LayoutNode?
    private var showsBar = true

    override init(element: _Element) {
        bar = TabBarNode(element: element)
        super.init(element: element)
    }

    func set(items: ContiguousArray<LayoutNode>, pane new: TabPaneNode?) {
        bar.setChildren(items)
        pane = new
        arrangeChildren()
        let scrolled = new?.scrolled
        bar.set(hasContentBeneath: scrolled?.isDetached == false && scrolled?.hasContentBelow == true)
    }

    func set(showsBar new: Bool) {
        guard new != showsBar else { return }
        showsBar = new
        arrangeChildren()
    }

    /// Shows a view above the bar; nil for none.
    func set(accessory new: LayoutNode?) {
        guard new !== accessory else { return }
        accessory = new
        arrangeChildren()
    }

    private func arrangeChildren() {
        var nodes: ContiguousArray<LayoutNode> = []
        if let pane { nodes.append(pane) }
        if let accessory { nodes.append(accessory) }
        if hasBar { nodes.append(bar) }
        setChildren(nodes)
    }

    func detachAll() {
        bar.detach()
        detach()
    }

    /// Turns from a page, before another takes its place: it goes to one side as the other comes from the opposite one,
    /// or they fade.
    ///
    /// - Parameters:
    ///   - isForward: True if the other page is a later one.
    ///   - slides: False if the pages fade.
    ///   - transaction: The transaction of the change.
    func turn(from old: TabPaneNode, to new: TabPaneNode, isForward: Bool, slides: Bool, with transaction: Transaction)
    {
        takeBack(new)
        guard transaction.animation != nil, element.tree.animations.isEnabled else { return new.settle() }
        let way: CGFloat = isForward ? 1 : -1
        letGo(of: old, with: transaction) { transaction in
            if slides {
                old.travel(to: -way, with: transaction)
            } else {
                old.fade(to: 0, with: transaction)
            }
        } finish: {
            old.settle()
        }
        if slides {
            new.travel(from: way, to: 0, with: transaction)
        } else {
            new.fadeIn(with: transaction)
        }
    }

    /// Pages that turn are seen within the tab view; above and below they may reach beyond it.
    override var clip: Path? {
        guard hasLeavingChildren else { return nil }
        let size = drawnFrame.size
        return Path(CGRect(x: 0, y: -size.height, width: size.width, height: size.height * 3))
    }

    private var hasBar: Bool { showsBar && !bar.children.isEmpty }

    /// True if there are dots, in front of the page, which has the whole space.
    private var isPaged: Bool { bar.dots != nil }

    private func barHeight(_ width: CGFloat?) -> CGFloat {
        hasBar ? bar.size(for: ProposedViewSize(width: width, height: nil)).height : 0
    }

    private func accessoryHeight(_ width: CGFloat?) -> CGFloat {
        accessory?.size(for: ProposedViewSize(width: width, height: nil)).height ?? 0
    }

    /// Returns the height of what is below the page, in points.
    private func lowerHeight(_ width: CGFloat?) -> CGFloat {
        if isPaged { return accessoryHeight(width) }
        // The accessory is beside the one item of a small bar.
        if bar.isMinimized { return max(barHeight(width), accessoryHeight(width)) }
        return barHeight(width) + accessoryHeight(width)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let below = lowerHeight(proposal.width)
        let room = ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - below, 0) })
        let content = pane?.size(for: room) ?? .zero
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: content.width, height: content.height + below))
    }

    // MARK: What scrolls beneath the bar

    override var hasBars: Bool { true }

    /// Called when content in the tab has been scrolled: true if further down. Nil if the bar keeps its size.
    var onScroll: ((Bool) -> Void)?

    private weak var followed: ScrollNode?
    private var followedOffset: CGFloat = 0

    /// The distance, in points, from which a movement is one in a direction: a guess.
    private static let shortestWay: CGFloat = 4

    /// Tells the direction in which a scroll view moves.
    private func follow(_ node: ScrollNode) {
        guard let onScroll, !isPaged else { return followed = nil }
        let way = node.offset.y - followedOffset
        if followed === node {
            guard abs(way) >= Self.shortestWay else { return }
            onScroll(way > 0 && node.offset.y > 0)
        }
        followed = node
        followedOffset = node.offset.y
    }

    func scrollAreaMoved(_ node: ScrollNode) {
        follow(node)
        let isBeneath = hasBar && !isPaged && node.hasContentBelow && frames(of: node).whole.maxY >= frame.height - 0.5
        // A scroll view at its end must not remove the background that another one needs.
        guard let pane, isBeneath || pane.scrolled === node else { return }
        pane.scrolled = isBeneath ? node : nil
        bar.set(hasContentBeneath: isBeneath)
    }

    func scrollAreaLeft(_ node: ScrollNode) {
        guard let pane, pane.scrolled === node else { return }
        pane.scrolled = nil
        if !bar.isDetached { bar.set(hasContentBeneath: false) }
    }

    override var safeAreaInsets: EdgeInsets {
        EdgeInsets(top: 0, leading: 0, bottom: lowerHeight(frame.width), trailing: 0)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let below = barHeight(size.width)
        let covered = lowerHeight(size.width)
        if covered > 0 { element.tree.hasSafeAreas = true }
        let room = ProposedViewSize(width: size.width, height: max(size.height - covered, 0))
        if let pane { place(pane, at: .zero, proposal: room) }
        if let accessory {
            let start = bar.isMinimized ? bar.minimizedWidth : 0
            let height = accessoryHeight(size.width)
            place(
                accessory, at: CGPoint(x: start, y: size.height - height - (bar.isMinimized ? 0 : below)),
                proposal: ProposedViewSize(width: max(size.width - start, 0), height: height))
        }
        if hasBar {
            place(
                bar, at: CGPoint(x: 0, y: size.height - below),
                proposal: ProposedViewSize(width: size.width, height: below))
        }
    }
}

/// The layout node around one tab: all of the space, with the tab's view in the middle.
final class TabPaneNode: LayoutNode {
    /// The layout node of the tab's view.
    private(set) var content: LayoutNode

    /// The scroll view inside that has content beneath the bar; nil if there is none.
    weak var scrolled: ScrollNode?

    init(_ content: LayoutNode, in element: _Element) {
        self.content = content
        super.init(element: element)
        setChildren([content])
    }

    func show(_ new: LayoutNode) {
        content = new
        setChildren([new])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let own = content.size(for: proposal)
        place(
            content, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
            proposal: proposal)
    }

    /// The distance by which the page shows from its place while it is turned, as a factor of its width towards the
    /// trailing side.
    private var distance: CGFloat = 0
    private var animation: ValueAnimation<CGFloat>?

    /// Moves the page to a distance: from a place, unless it is on its way already.
    func travel(from start: CGFloat? = nil, to end: CGFloat, with transaction: Transaction) {
        element.animate(&animation, from: start ?? distance, to: end, with: transaction) { [weak self] in
            self?.show($0)
        }
        animation?.target = self
    }

    /// Shows the page in its place.
    func settle() {
        travel(to: 0, with: Transaction())
        stopFading(at: 1)
    }

    private func show(_ new: CGFloat) {
        guard new != distance else { return }
        distance = new
        setNeedsDisplay()
    }

    override var effects: DisplayEffects? {
        if distance == 0 { return nil }
        let x = distance * presentedSize.width
        var effects = DisplayEffects()
        effects.transform = ProjectionTransform(CGAffineTransform(translationX: isRightToLeft ? -x : x, y: 0))
        return effects
    }

    /// Turns to another page: to the next with 1, to the one before with -1.
    ///
    /// Returns false if there is none. Nil if the tab is not a page to be swiped.
    var turn: ((Int) -> Bool)? {
        didSet { if (turn == nil) != (oldValue == nil) { noteChange() } }
    }

    override var semantics: Semantics { Semantics(role: .tabPanel(isSwiped: turn != nil)) }

    override func handle(_ event: NodeEvent) -> Bool {
        guard case .swipe(let toLeft, _) = event, let turn else { return false }
        return turn(toLeft == isRightToLeft ? -1 : 1)
    }
}

/// The layout node of the bar: items with equal shares of the width, or dots beside each other in the middle.
final class TabBarNode: LayoutNode {
    private var face = BarFace()

    /// The appearance of dots; nil if there is a bar.
    private(set) var dots: Dots?

    struct Dots: Equatable {
        /// The background of the dots; nil for none.
        let backdrop: Paint?
    }

    /// The space below dots, in points.
    private static let dotMargin: CGFloat = 12

    func set(dots new: Dots?) {
        guard new != dots else { return }
        dots = new
        setNeedsLayout(notifiesParent: true)
        setNeedsDisplay()
    }

    /// The least heights, as UIKit's bars have them on iPhones upright and on their side.
    private static let minHeight: CGFloat = 49
    private static let lowHeight: CGFloat = 32

    /// True where the height is compact.
    private var isLow = false

    /// Makes the bar as low as where the height is compact, or not.
    func set(isLow new: Bool) {
        guard new != isLow else { return }
        isLow = new
        setNeedsLayout(notifiesParent: true)
    }

    /// True if the bar is small: one item at the beginning, without the bar's background.
    private(set) var isMinimized = false

    func set(isMinimized new: Bool) {
        guard new != isMinimized else { return }
        isMinimized = new
        setNeedsLayout(notifiesParent: true)
        setNeedsDisplay()
    }

    /// The distance of the one item of a small bar from its side, in points.
    private static let minimizedMargin: CGFloat = 20

    /// The width of a small bar with its margin, in points.
    var minimizedWidth: CGFloat { Self.minimizedMargin + minimizedItemWidth }

    private var minimizedItemWidth: CGFloat { children.first?.size(for: .unspecified).width ?? 0 }

    func set(line new: Paint?, background newBackground: BarBackground?, isRightToLeft: Bool) {
        if face.set(line: new, background: newBackground) { setNeedsDisplay() }
        set(isRightToLeft: isRightToLeft)
    }

    /// Draws the background while content scrolls beneath the bar.
    func set(hasContentBeneath new: Bool) {
        if face.set(hasContentBeneath: new) { setNeedsDisplay() }
    }

    override init(element: _Element) {
        super.init(element: element)
        add(.safeArea)
    }

    override var pointerInterest: PointerInterest {
        dots == nil && !isMinimized ? .barrier : PointerInterest()
    }

    override func placeChanged() {
        if face.set(reach: dots == nil ? insetsBySafeArea : EdgeInsets()) { setNeedsDisplay() }
    }

    private func share(of width: CGFloat) -> CGFloat { width / CGFloat(max(children.count, 1)) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if dots != nil {
            let width = PageDot.size.width * CGFloat(children.count)
            return CGSize(width: proposal.width ?? width, height: PageDot.size.height + Self.dotMargin)
        }
        let offer = ProposedViewSize(width: proposal.width.map { share(of: $0) }, height: nil)
        let sizes = children.map { $0.size(for: offer) }
        let widest = sizes.map(\.width).max() ?? 0
        return CGSize(
            width: proposal.width ?? widest * CGFloat(children.count),
            height: max(sizes.map(\.height).max() ?? 0, isLow ? Self.lowHeight : Self.minHeight))
    }

    /// Returns the frame of the dots, in the bar's coordinates: centred, or from the left edge if they are too many.
    private func dotFrame(_ size: CGSize) -> CGRect {
        let width = PageDot.size.width * CGFloat(children.count)
        return CGRect(x: max((size.width - width) / 2, 0), y: 0, width: width, height: PageDot.size.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placeChanged()
        if dots != nil {
            let box = dotFrame(size)
            for (index, item) in children.enumerated() {
                place(
                    item, at: CGPoint(x: box.minX + PageDot.size.width * CGFloat(index), y: 0),
                    proposal: ProposedViewSize(PageDot.size))
            }
            return
        }
        if isMinimized, let item = children.first {
            let room = ProposedViewSize(width: minimizedItemWidth, height: size.height)
            return place(item, at: CGPoint(x: Self.minimizedMargin, y: 0), proposal: room)
        }
        let share = share(of: size.width)
        for (index, item) in children.enumerated() {
            place(
                item, at: CGPoint(x: share * CGFloat(index), y: 0),
                proposal: ProposedViewSize(width: share, height: size.height))
        }
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        if let dots {
            guard let backdrop = dots.backdrop else { return [] }
            let box = dotFrame(size).insetBy(dx: -6, dy: 0)
            return [.fill(Path(roundedRect: box, cornerRadius: box.height / 2), backdrop)]
        }
        if isMinimized { return [] }
        return face.items(in: size, isRightToLeft: isRightToLeft, lineWidth: pixels.pixelLength)
    }

    override var semantics: Semantics { Semantics(role: .tabList) }
}
