import Foundation
@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltControls

/// The layout node of a navigation bar: views at both ends and in the middle, and the large title, if any, below.
final class NavigationBarNode: LayoutNode, GlassBarNode {
    private var leading: ContiguousArray<LayoutNode> = []
    private var middle: ContiguousArray<LayoutNode> = []

    /// The trailing items, including those that do not fit.
    private var flexible: [ToolbarEntry] = []

    /// The button of the menu with the items that do not fit; empty for none.
    private var more: ContiguousArray<LayoutNode> = []
    private var alwaysHasMenu = false

    /// The items behind the menu.
    private var pinned: ContiguousArray<LayoutNode> = []

    /// The nodes of the items that do not fit.
    private var overflow: Set<ObjectIdentifier> = []

    /// Called when the items that do not fit have changed.
    var onOverflow: ((Set<ObjectIdentifier>) -> Void)?
    private let backdrop: BarBackdropNode
    private let glass: BarGlassNode
    private let largeTitle: LargeTitleNode

    /// The small title and the view below it, if that is a separate item.
    private let lines: StackNode

    /// True if the small title is only visible when the large one is not.
    private var hasLargeTitle = false

    /// True if a title is in the middle, and not an item in its place.
    private var hasMiddleTitle = false

    /// The height that the bar has lost as content scrolled under it, in points: the large title moves with the
    /// content.
    private var fold: CGFloat = 0

    /// The items and titles of the bar, including hidden ones.
    private var contents: ContiguousArray<LayoutNode> {
        leading + middle + flexible.map(\.node) + more + pinned + [largeTitle]
    }

    override init(element: _Element) {
        backdrop = BarBackdropNode(element: element)
        glass = BarGlassNode(element: element)
        largeTitle = LargeTitleNode(element: element)
        lines = StackNode(axis: .vertical, alignmentKey: HorizontalAlignment.center.key, element: element)
        lines.set(spacing: 0, alignmentKey: HorizontalAlignment.center.key)
        super.init(element: element)
        add(.safeArea)
    }

    /// The lengths of the bar in its design and window.
    private var lengths = NavigationBarLengths()

    /// Draws a line where content is scrolled beneath the bar.
    ///
    /// - Parameter new: The distance of the line from the bar, in points: a safe-area inset may be between the bar and
    ///   the content. Nil for no line.
    func set(lineDistance new: CGFloat?) { backdrop.set(lineDistance: new) }

    func set(line new: Paint?, background newBackground: BarBackground?, glass paints: BarGlass?, isRightToLeft: Bool) {
        backdrop.set(line: new, background: newBackground)
        glass.set(paints)
        largeTitle.set(isRightToLeft: isRightToLeft)
        set(isRightToLeft: isRightToLeft)
    }

    func set(lengths new: NavigationBarLengths) {
        guard new != lengths else { return }
        lengths = new
        largeTitle.set(lengths: new)
        setNeedsLayout(notifiesParent: true)
    }

    /// The room above the row, in points: where the system covers nothing above the bar.
    private var topRoom: CGFloat = 0

    /// Finds the room above the row, which depends on where the bar is. Returns true if it is another one.
    private func findTopRoom() -> Bool {
        let new = lengths.bareTop == 0 || coveredAbove > 0 ? 0 : lengths.bareTop
        defer { topRoom = new }
        return new != topRoom
    }

    // MARK: Folding

    /// The height that the bar can lose as content scrolls under it, in points: the large title's.
    var foldingLength: CGFloat { largeTitle.height(in: frame.width) }

    /// Folds the bar, or unfolds it.
    func set(fold new: CGFloat) {
        guard new != fold else { return }
        let wasFolded = isFolded
        fold = new
        arrangeChildren()
        if hasPlace { placeNow() }
        guard isFolded && !wasFolded else { return }
        for node in shownMiddle where hasLargeTitle {
            node.fadeIn(with: Transaction(animation: .easeInOut(duration: Self.fadeDuration)))
        }
    }

    /// In seconds: a guess.
    private static let fadeDuration = 0.2

    /// True if the large title is completely hidden.
    private var isFolded: Bool { fold > 0 && fold >= foldingLength }

    private var shownMiddle: ContiguousArray<LayoutNode> { hasLargeTitle && !isFolded ? [] : middle }

    /// The views at the end that show.
    private var trailing: ContiguousArray<LayoutNode> { trailing(without: overflow) }

    private func trailing(without overflow: Set<ObjectIdentifier>) -> ContiguousArray<LayoutNode> {
        let items = flexible.lazy.map(\.node).filter { !overflow.contains(ObjectIdentifier($0)) }
        return ContiguousArray(items) + more + pinned
    }

    /// Returns the items that do not fit in a bar of a width beside a title and tabs.
    private func overflow(
        in width: CGFloat, beside title: ContiguousArray<LayoutNode>, _ tabs: TabsInRow?
    ) -> Set<ObjectIdentifier> {
        func length(_ node: LayoutNode) -> CGFloat { node.size(for: .unspecified).width }
        let start = max((tabs?.leading ?? 0) - lengths.margin, 0)
        let room = BarRoom(
            width: width, margin: lengths.margin, spacing: lengths.spacing,
            leading: leading.reduce(start) { $0 + length($1) + lengths.spacing },
            title: title.map(length).reduce(0, +), tabs: tabs?.width)
        return room.overflow(
            of: flexible.map { ($0, length($0.node)) }, more: more.first.map(length), alwaysHasMenu: alwaysHasMenu,
            pinned: pinned.map(length))
    }

    private func findOverflow(in width: CGFloat) {
        let new = overflow(in: width, beside: shownMiddle, tabs)
        guard new != overflow else { return }
        overflow = new
        onOverflow?(new)
    }

    private func arrangeChildren() {
        let below: ContiguousArray<LayoutNode> = largeTitle.children.isEmpty || isFolded ? [] : [largeTitle]
        let new: ContiguousArray<LayoutNode> = [backdrop, glass] + leading + shownMiddle + trailing + below
        // The bar has the same size with any of them.
        if !new.elementsEqual(children, by: ===) { exchangeChildren(new) }
        // The bar's height and the overflow depend on hidden nodes too: these report their changes to the bar.
        for node in contents where node.parent == nil { node.parent = self }
    }

    /// Resets the parent of the nodes, which may outlive the bar.
    private func releaseContents() { for node in contents where node.parent === self { node.parent = nil } }

    deinit { releaseContents() }

    // MARK: Disappearing while content is scrolled

    /// The settings for that.
    var minimization = BarMinimization() {
        didSet { if minimization.behavior?.isDown == nil { set(isMinimized: false) } }
    }

    /// True if the bar has disappeared.
    private(set) var isMinimized = false

    /// Hides the bar upwards, while its background stays behind the system's status, or shows it again.
    func set(isMinimized new: Bool) {
        guard new != isMinimized else { return }
        isMinimized = new
        let transaction = Transaction(animation: element.asksForLessMotion ? .screenFade : .screen)
        let way = NodeDisplacement(offset: CGSize(width: 0, height: fold - frame.height))
        displace(to: new ? way : .none, with: transaction)
        for node in children where node !== backdrop { node.fade(to: new ? 0 : 1, with: transaction) }
    }

    // MARK: Coming and going

    /// True if the large title shows.
    var showsLargeTitle: Bool { !largeTitle.children.isEmpty && !isFolded }

    /// The visible titles, the title above its subtitle.
    var shownTitles: ContiguousArray<LayoutNode> {
        showsLargeTitle ? largeTitle.children : hasMiddleTitle ? shownMiddle : []
    }

    /// All parts that move sideways as the level of the bar appears and disappears.
    var movingParts: ContiguousArray<LayoutNode> {
        var parts = largeTitle.children + middle
        if let backLabel { parts.append(backLabel) }
        return parts
    }

    /// The label of the back button; nil for none.
    var backLabel: BackLabelNode? { leading.lazy.compactMap(\.innerBackLabel).first }

    // MARK: Beside tabs

    /// The tabs in the bar's row; nil if the bar has it for itself.
    var tabs: TabsInRow? {
        var level = parent
        while let node = level, !node.hasBars { level = node.parent }
        return level?.barRow?.tabsInRow
    }

    /// Places the parts of the bar again after the tabs in its row have changed.
    func rowChanged() { if hasPlace { placeNow() } }

    override func placeChanged() {
        if findTopRoom() { setNeedsLayout(notifiesParent: true) }
        if insetsBySafeArea != backdrop.reach { placeNow() }
    }

    override func didDetach() {
        backdrop.detach()
        glass.detach()
        largeTitle.detach()
        lines.detach()
    }

    /// Sets the views of the bar.
    ///
    /// - Parameters:
    ///   - leading: The views at the beginning.
    ///   - middle: The small title, or its replacement.
    ///   - subtitle: The items below the middle.
    ///   - isTitle: True if the views in the middle are only shown without a large title.
    ///   - trailing: The items at the end.
    ///   - more: The button of the menu with the items that do not fit.
    ///   - alwaysHasMenu: True if that button is shown even if all items fit.
    ///   - pinned: The views behind that.
    ///   - below: The large title.
    ///   - largeSubtitle: The items below the large title.
    func set(
        leading: ContiguousArray<LayoutNode>, middle: ContiguousArray<LayoutNode>,
        subtitle: ContiguousArray<LayoutNode>, isTitle: Bool, trailing: [ToolbarEntry],
        more: ContiguousArray<LayoutNode>, alwaysHasMenu: Bool, pinned: ContiguousArray<LayoutNode>,
        below: ContiguousArray<LayoutNode>, largeSubtitle: ContiguousArray<LayoutNode>
    ) {
        releaseContents()
        self.leading = leading
        if subtitle.isEmpty {
            lines.setChildren([])
            self.middle = middle
        } else {
            lines.setChildren(middle + subtitle)
            self.middle = [lines]
        }
        flexible = trailing
        self.more = more
        self.alwaysHasMenu = alwaysHasMenu
        self.pinned = pinned
        overflow.formIntersection(trailing.map { ObjectIdentifier($0.node) })
        hasMiddleTitle = isTitle
        hasLargeTitle = isTitle && !below.isEmpty
        largeTitle.setChildren(below + largeSubtitle)
        arrangeChildren()
        setNeedsLayout(notifiesParent: true)
    }

    private struct Place {
        let node: LayoutNode
        let x: CGFloat
        let proposal: ProposedViewSize
        let size: CGSize
    }

    /// Measures the bar with its small title and without tabs: its height is the same while it folds, and beside tabs.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if !hasPlace { _ = findTopRoom() }
        let all = leading + trailing(without: []) + middle
        let width =
            proposal.width ?? all.map { $0.size(for: .unspecified).width }.reduce(0, +) + 2 * lengths.margin
        let ends = trailing(without: overflow(in: width, beside: middle, nil))
        let row = arrangeRow(in: width, trailing: ends, middle: middle, tabs: nil)
        let height = max(row.map(\.size.height).max() ?? 0, lengths.height)
        return CGSize(width: width, height: topRoom + height + largeTitle.height(in: width))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        findOverflow(in: size.width)
        arrangeChildren()
        let reach = insetsBySafeArea
        let whole = self.size(for: ProposedViewSize(width: size.width, height: nil)).height
        backdrop.reach = reach
        place(
            backdrop, at: CGPoint(x: -reach.leading, y: -reach.top),
            proposal: ProposedViewSize(
                width: size.width + reach.horizontal, height: max(whole - fold, 0) + reach.top))
        let below = largeTitle.height(in: size.width)
        for item in arrangeRow(in: size.width, trailing: trailing, middle: shownMiddle, tabs: tabs)
        where item.node.parent === self {
            let top = topRoom + (whole - topRoom - below - item.size.height) / 2
            place(item.node, at: CGPoint(x: item.x, y: top), proposal: item.proposal)
        }
        place(glass, at: .zero, proposal: ProposedViewSize(width: size.width, height: max(whole - fold, 0)))
        glass.set(cells: [leading, shownMiddle, trailing])
        if below > 0, largeTitle.parent === self {
            let title = ProposedViewSize(width: size.width, height: max(below - fold, 0))
            place(largeTitle, at: CGPoint(x: 0, y: whole - below), proposal: title)
        }
    }

    /// Returns the distance from a view in the bar's row to the next one, or to the title.
    private func distance(from node: LayoutNode?, to next: LayoutNode?) -> CGFloat {
        guard glass.hasPaints, let node, let next else { return lengths.spacing }
        return node.barDistance(to: next, usual: lengths.spacing)
    }

    /// Returns the positions of views in the bar's row, centered vertically.
    private func arrangeRow(
        in width: CGFloat, trailing: ContiguousArray<LayoutNode>, middle: ContiguousArray<LayoutNode>,
        tabs: TabsInRow?
    ) -> [Place] {
        var places: [Place] = []
        var left = max(tabs?.leading ?? 0, lengths.margin)
        var right = width - lengths.margin
        // Beside tabs, where they begin and where they end.
        let firstEnd = tabs.map { (width - $0.width) / 2 - lengths.spacing } ?? right
        let lastStart = tabs.map { (width + $0.width) / 2 + lengths.spacing } ?? 0
        // The back button may take what the title leaves, but never has less than a third of the bar.
        let title = middle.map { $0.size(for: .unspecified).width }.reduce(0, +)
        let room = max((width - title) / 2 - lengths.margin - lengths.spacing, width / 3)
        for (index, node) in leading.enumerated() {
            let proposal = ProposedViewSize(width: min(room, max(firstEnd - left, 0)), height: nil)
            let size = node.size(for: proposal)
            places.append(Place(node: node, x: left, proposal: proposal, size: size))
            let next = index + 1 < leading.count ? leading[index + 1] : nil
            left += size.width + distance(from: node, to: next)
        }
        for (index, node) in trailing.enumerated().reversed() {
            let proposal = ProposedViewSize(width: max(right - max(left, lastStart), 0), height: nil)
            let size = node.size(for: proposal)
            right -= size.width
            places.append(Place(node: node, x: right, proposal: proposal, size: size))
            let next = index > 0 ? trailing[index - 1] : nil
            right -= distance(from: next, to: node)
        }
        for node in middle {
            // Beside tabs the title is before them: a guess.
            let end = min(right, firstEnd)
            let proposal = ProposedViewSize(width: max(end - left, 0), height: nil)
            let size = node.size(for: proposal)
            let x = tabs == nil ? min(max((width - size.width) / 2, left), max(right - size.width, left)) : left
            places.append(Place(node: node, x: x, proposal: proposal, size: size))
        }
        return places
    }
}
