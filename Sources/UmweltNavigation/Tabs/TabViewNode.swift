import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of a tab view: the selected tab and the bar at the bottom or top, or pages with dots in front of
/// them.
final class TabViewNode: LayoutNode, BarContainer, BarRow, BottomBarContainer, InsettingNode {
    let bar: TabBarNode
    private var pane: TabPaneNode?
    private var accessory: LayoutNode?
    private var sidebar: LayoutNode?
    private var sidebarButton: LayoutNode?
    private var showsBar = true

    override init(element: _Element) {
        bar = TabBarNode(element: element)
        super.init(element: element)
    }

    func set(items: ContiguousArray<LayoutNode>, pane new: TabPaneNode?) {
        bar.setChildren(items)
        pane = new
        arrangeChildren()
        barsChanged()
        followContent()
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

    /// Shows a sidebar beside the page, or its button at the start of a bar at the top; nil for none.
    func set(sidebar new: LayoutNode?, sidebarButton newButton: LayoutNode?) {
        guard new !== sidebar || newButton !== sidebarButton else { return }
        sidebar = new
        sidebarButton = newButton
        bar.set(margin: newButton?.size(for: .unspecified).width ?? 0)
        arrangeChildren()
    }

    private func arrangeChildren() {
        var nodes: ContiguousArray<LayoutNode> = []
        if let sidebar { nodes.append(sidebar) }
        if let pane { nodes.append(pane) }
        if hasBar, let sidebarButton { nodes.append(sidebarButton) }
        if let accessory { nodes.append(accessory) }
        if hasBar { nodes.append(bar) }
        setChildren(nodes)
        keepBottomBar()
    }

    private(set) var keepsBottomBar = false

    private func keepBottomBar() {
        let new = hasBar && !isPaged && !bar.isOnTop
        guard new != keepsBottomBar else { return }
        keepsBottomBar = new
        bottomBarChanged()
    }

    func detachAll() {
        bar.detach()
        detach()
    }

    /// Animates the change of pages: one moves out as the other moves in from the opposite side, or they fade.
    ///
    /// - Parameters:
    ///   - isForward: True if the other page is a later one.
    ///   - slides: False if the pages fade.
    ///   - transaction: The transaction of the change.
    func turn(from old: TabPaneNode, to new: TabPaneNode, isForward: Bool, slides: Bool, with transaction: Transaction)
    {
        endDeparture(new)
        guard transaction.animation != nil, element.tree.animations.isEnabled else { return new.finishTransition() }
        let way: CGFloat = isForward ? 1 : -1
        letGo(of: old, with: transaction) { transaction in
            if slides {
                old.travel(to: -way, with: transaction)
            } else {
                old.fade(to: 0, with: transaction)
            }
        } finish: {
            old.finishTransition()
        }
        if slides {
            new.travel(from: way, to: 0, with: transaction)
        } else {
            new.fadeIn(with: transaction)
        }
    }

    /// Pages with dots are clipped at the edges, or, where these touch the safe area, at the window's edges. Other
    /// pages that turn are seen within the tab view; above and below they may reach beyond it.
    override var clip: Path? {
        let size = drawnFrame.size
        if isPaged {
            let reach = insetsBySafeArea
            return Path(
                CGRect(
                    x: isRightToLeft ? -reach.trailing : -reach.leading, y: -reach.top,
                    width: size.width + reach.horizontal, height: size.height + reach.vertical))
        }
        guard hasLeavingChildren else { return nil }
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

    /// Returns the height of the parts below the page, in points.
    private func lowerHeight(_ width: CGFloat?) -> CGFloat {
        if isPaged { return accessoryHeight(width) }
        // The accessory is beside the one item of a small bar.
        if bar.isMinimized { return max(barHeight(width), accessoryHeight(width)) }
        return (bar.isOnTop ? 0 : barHeight(width)) + accessoryHeight(width)
    }

    /// Returns the height of the parts above the page, in points.
    private func upperHeight(_ width: CGFloat?) -> CGFloat { bar.isOnTop && !sharesRow ? barHeight(width) : 0 }

    /// True if the page has a navigation bar at its top, which shares its row with tabs at the top.
    private var sharesRow = false

    func barsChanged() {
        let new = pane?.content.topNavigationBar != nil
        guard new != sharesRow else { return }
        sharesRow = new
        setNeedsLayout()
    }

    var tabsInRow: TabsInRow? {
        guard hasBar, bar.isOnTop, sharesRow, hasPlace else { return nil }
        return TabsInRow(width: bar.topWidth(in: frame.width - sidebarWidth(frame.width)), leading: bar.margin)
    }

    /// The width of the sidebar in points, and the least of the page: UIKit's in a window of an iPad's width.
    private static let usualSidebar: CGFloat = 320
    private static let leastPage: CGFloat = 320

    /// Returns the width of the sidebar beside the page, in points.
    private func sidebarWidth(_ width: CGFloat?) -> CGFloat {
        guard sidebar != nil else { return 0 }
        return width.map { min(Self.usualSidebar, max($0 - Self.leastPage, 0)) } ?? Self.usualSidebar
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let side = sidebarWidth(proposal.width)
        let width = proposal.width.map { $0 - side }
        let bars = lowerHeight(width) + upperHeight(width)
        let room = ProposedViewSize(width: width, height: proposal.height.map { max($0 - bars, 0) })
        let content = pane?.size(for: room) ?? .zero
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: content.width + side, height: content.height + bars))
    }

    // MARK: What scrolls beneath the bar

    override var roles: NodeRoles { [.bars, .insets] }

    /// Called when content in the tab has been scrolled: true if further down. Nil if the bar is not minimized.
    var onScroll: ((Bool) -> Void)?

    private weak var followed: ScrollNode?
    private var followedOffset: CGFloat = 0

    /// The distance, in points, from which a movement has a direction: a guess.
    private static let shortestWay: CGFloat = 4

    /// Reports the direction in which a scroll view moves.
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
        let isBeneath =
            hasBar && !isPaged && !bar.isOnTop && node.hasContentBelow
            && frames(of: node).whole.maxY >= frame.height - 0.5
        update(node, isBeneathBar: isBeneath)
    }

    func scrollAreaLeft(_ node: ScrollNode) { update(node, isBeneathBar: false) }

    /// The scroll views with content under the bar: of the page, and of a page that is being replaced.
    private var beneathBar = ScrollViewsBeneath()

    /// Records whether a scroll view has content beneath the bar.
    private func update(_ node: ScrollNode, isBeneathBar: Bool) {
        if beneathBar.set(node, isBeneath: isBeneathBar) { followContent() }
    }

    /// Shows the bar's background while any scroll view of the page has content under it.
    private func followContent() {
        if bar.isDetached { return }
        bar.set(hasContentBeneath: pane.map { !beneathBar.all(in: $0).isEmpty } ?? false)
    }

    var safeAreaInsets: EdgeInsets {
        EdgeInsets(top: upperHeight(frame.width), leading: 0, bottom: lowerHeight(frame.width), trailing: 0)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let side = sidebarWidth(size.width)
        let width = size.width - side
        let below = barHeight(width)
        let covered = lowerHeight(width)
        let above = upperHeight(width)
        if covered + above > 0 { element.tree.hasSafeAreas = true }
        let room = ProposedViewSize(width: width, height: max(size.height - covered - above, 0))
        if let sidebar {
            place(sidebar, at: .zero, proposal: ProposedViewSize(width: side, height: size.height))
        }
        if let pane {
            place(pane, at: CGPoint(x: side, y: above), proposal: room)
            if bar.isOnTop { pane.content.topNavigationBar?.rowChanged() }
        }
        if let accessory {
            let start = bar.isMinimized ? bar.minimizedWidth : 0
            let height = accessoryHeight(width)
            place(
                accessory,
                at: CGPoint(x: side + start, y: size.height - height - (bar.isMinimized || bar.isOnTop ? 0 : below)),
                proposal: ProposedViewSize(width: max(width - start, 0), height: height))
        }
        if hasBar {
            place(
                bar, at: CGPoint(x: side, y: bar.isOnTop ? 0 : size.height - below),
                proposal: ProposedViewSize(width: width, height: below))
            if let sidebarButton {
                place(sidebarButton, at: .zero, proposal: ProposedViewSize(width: nil, height: below))
            }
        }
    }
}
