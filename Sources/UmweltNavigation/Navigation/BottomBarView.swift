import Foundation
@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltControls

/// The layout of the items in a bottom bar: a single item centered, several from edge to edge.
///
/// Status items are centered, and the others on their two sides, in source order. The trailing position of an item
/// after the status is a guess.
nonisolated struct BottomBarView: PrimitiveView {
    let items: [ToolbarEntry]
    let look: BarLook

    nonisolated init(items: [ToolbarEntry], look: BarLook) {
        self.items = items
        self.look = look
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        BottomBarElement(view, inputs)
    }
}

private final class BottomBarElement: NodeElement<BottomBarView, BottomBarNode> {
    private var items: [ToolbarEntry]
    private var look: BarLook

    init(_ view: BottomBarView, _ inputs: _ElementInputs) {
        items = view.items
        look = view.look
        super.init(inputs)
        node = BottomBarNode(element: self)
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ view: BottomBarView) {
        if look != view.look {
            look = view.look
            graph.run(self)
        }
        guard items != view.items else { return }
        items = view.items
        needsLayoutContent()
    }

    /// Runs when the layout direction or the colours have changed.
    override func update() {
        let values = EnvironmentValues(at: scope, tracking: true)
        node?.set(
            line: look.line(in: values, AppAppearance.current.bottomBar),
            background: look.background(in: values, AppAppearance.current.bottomBar, at: .bottom),
            glass: values.appearance.bottomBars.platters == nil ? nil : BarGlass(in: look.values(values)),
            isRightToLeft: values.isRightToLeft)
        node?.set(measures: values.appearance.bottomBars)
    }

    override func updateLayoutContent() {
        node?.set(middle: items.indices.filter { items[$0].place == .status })
        node?.set(
            field: items.firstIndex { $0.place.isSearch },
            isPresented: items.contains { $0.place == .search(isPresented: true) })
        node?.setChildren(ContiguousArray(items.map(\.node)))
    }
}

/// The layout node of a bottom bar.
final class BottomBarNode: LayoutNode, GlassBarNode {
    private var face = BarFace()

    /// The centered children, from the first to the last status item; nil for none.
    private var middle: ClosedRange<Int>?

    /// The index of a search field; nil for none. It fills the room that the other items leave.
    private var field: Int?

    /// True while the user searches.
    private var isSearching = false

    private var measures = Appearance.iOS18.bottomBars
    private var glass: BarGlass?

    func set(measures new: BottomBarMeasures) {
        guard new != measures else { return }
        measures = new
        setNeedsLayout(notifiesParent: true)
    }

    /// The height that the system covers at the window's edge below the bar; nil if the bar is elsewhere.
    private var covered: CGFloat?

    /// Finds where the bar is. Returns true if items in platters have another place there.
    private func findEdge() -> Bool {
        guard measures.platters != nil else { return false }
        let new = coveredBelow
        defer { covered = new }
        return new != covered
    }

    /// Sets which children are in the middle, by their ascending indices.
    func set(middle indices: [Int]) {
        let new = indices.first.flatMap { first in indices.last.map { first...$0 } }
        guard new != middle else { return }
        middle = new
        setNeedsLayout(notifiesParent: true)
    }

    /// Sets which child is a search field, and whether the user searches.
    func set(field new: Int?, isPresented: Bool) {
        guard new != field || isPresented != isSearching else { return }
        (field, isSearching) = (new, isPresented)
        setNeedsLayout(notifiesParent: true)
    }

    func set(
        line new: Paint?, background newBackground: BarBackground?, glass newGlass: BarGlass?, isRightToLeft: Bool
    ) {
        if face.set(line: new, background: newBackground) || newGlass != glass { setNeedsDisplay() }
        glass = newGlass
        set(isRightToLeft: isRightToLeft)
    }

    /// Draws the background while content scrolls beneath the bar.
    func set(hasContentBeneath new: Bool) {
        if face.set(hasContentBeneath: new) { setNeedsDisplay() }
    }

    /// Beside platters, what is beneath can be pressed, unless the app has given the bar a background.
    override var pointerInterest: PointerInterest {
        measures.platters == nil || face.isBarrier ? .barrier : PointerInterest()
    }

    override func placeChanged() {
        if findEdge() { setNeedsLayout(notifiesParent: true) }
        if face.set(reach: insetsBySafeArea) { setNeedsDisplay() }
    }

    private func sizes(_ width: CGFloat?) -> [CGSize] {
        let share = width.map { max($0 - 2 * measures.margin, 0) / CGFloat(max(children.count, 1)) }
        return children.map { $0.size(for: ProposedViewSize(width: share, height: nil)) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if !hasPlace { _ = findEdge() }
        let sizes = sizes(proposal.width)
        let highest = sizes.map(\.height).max() ?? 0
        let width = proposal.width ?? sizes.map(\.width).reduce(0, +) + 2 * measures.margin
        switch measures.background {
        case .bar(let height): return CGSize(width: width, height: max(highest + 16, height))
        case .platters(let platters):
            // Above another bar, such as that of tabs, platters are as far from it as from each other: a guess.
            let height = max(highest, platters.capsule.height)
            let below = covered.map { platters.distance - $0 } ?? measures.spacing
            return CGSize(width: width, height: max(height + below, 0))
        }
    }

    override init(element: _Element) {
        super.init(element: element)
        add(.safeArea)
    }

    // The items belong to views that may outlive the bar.
    deinit { for child in children where child.parent === self { child.parent = nil } }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if face.set(reach: insetsBySafeArea) { setNeedsDisplay() }
        if measures.platters != nil && (middle == nil || field != nil) { return placePlatters(in: size) }
        let sizes = sizes(size.width)
        let share = max(size.width - 2 * measures.margin, 0) / CGFloat(max(children.count, 1))
        for (index, x) in positions(of: sizes, in: size.width).enumerated() {
            place(
                children[index],
                at: CGPoint(x: x, y: ((measures.platters?.capsule.height ?? size.height) - sizes[index].height) / 2),
                proposal: ProposedViewSize(width: share, height: nil))
        }
    }

    /// Places platters next to each other, with the free space in a search field or in flexible ones, or else between
    /// all of them; one alone is in the middle. While the user searches, the field is nearer to the sides.
    private func placePlatters(in size: CGSize) {
        let margin = isSearching ? measures.spacing : measures.margin
        let room = max(size.width - 2 * margin, 0)
        let hasField = field != nil
        let isFlexible = children.indices.map { index in
            hasField ? index == field && canGrow(index) : children[index].children.contains(where: \.isSpacer)
        }
        let widths = children.indices.map { isFlexible[$0] && hasField ? 0 : width(at: $0) }
        var gaps = children.indices.dropLast().map(gap)
        let free = max(room - widths.reduce(0, +) - gaps.reduce(0, +), 0)
        let flexible = CGFloat(isFlexible.count { $0 })
        var x = margin
        if flexible == 0 {
            let wide = gaps.count { $0 > 0 }
            if wide == 0 { x += free / 2 }
            for index in gaps.indices where gaps[index] > 0 { gaps[index] += free / CGFloat(wide) }
        }
        for (index, child) in children.enumerated() {
            let width = widths[index] + (isFlexible[index] ? free / flexible : 0)
            let offer = ProposedViewSize(width: width, height: nil)
            let height = child.size(for: offer).height
            place(child, at: CGPoint(x: x, y: (platterHeight - height) / 2), proposal: offer)
            x += width + (index < gaps.count ? gaps[index] : 0)
        }
    }

    private func width(at index: Int) -> CGFloat { children[index].size(for: .unspecified).width }

    /// Returns true if a search field can be wider than a button that stands for it.
    private func canGrow(_ index: Int) -> Bool {
        let wide = ProposedViewSize(width: .infinity, height: nil)
        return children[index].size(for: wide).width > width(at: index)
    }

    /// Returns the distance from a child to the next one. A search field is in a capsule of its own.
    private func gap(after index: Int) -> CGFloat {
        let (item, next) = (children[index], children[index + 1])
        guard index == field || index + 1 == field else { return item.barDistance(to: next, usual: measures.spacing) }
        let other = index == field ? next : item
        return BarCells([other]).first == nil ? measures.spacing / 2 : measures.spacing
    }

    private var platterHeight: CGFloat { measures.platters?.capsule.height ?? 0 }

    private func positions(of sizes: [CGSize], in width: CGFloat) -> [CGFloat] {
        let widths = sizes.map(\.width)
        let area = measures.margin...max(width - measures.margin, measures.margin)
        guard let middle, middle.upperBound < widths.count else {
            let free = max(area.upperBound - area.lowerBound - widths.reduce(0, +), 0)
            guard widths.count > 1 else { return [area.lowerBound + free / 2] }
            return row(widths, from: area.lowerBound, gap: free / CGFloat(widths.count - 1))
        }
        let (before, own, after) = (
            widths[..<middle.lowerBound], widths[middle], widths[(middle.upperBound + 1)...]
        )
        let (taken, rest) = (before.reduce(0, +), after.reduce(0, +))
        let status = own.reduce(0, +) + measures.spacing * CGFloat(own.count - 1)
        let x = max(min((width - status) / 2, area.upperBound - rest - status), area.lowerBound + taken)
        let gap = max(x - area.lowerBound - taken, 0) / CGFloat(max(before.count, 1))
        let gapAfter = max(area.upperBound - x - status - rest, 0) / CGFloat(max(after.count, 1))
        return row(before, from: area.lowerBound, gap: gap) + row(own, from: x, gap: measures.spacing)
            + row(after, from: x + status + gapAfter, gap: gapAfter)
    }

    private func row(_ widths: some Sequence<CGFloat>, from start: CGFloat, gap: CGFloat) -> [CGFloat] {
        var x = start
        return widths.map { width in
            defer { x += width + gap }
            return x
        }
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        let items = face.items(in: size, isRightToLeft: isRightToLeft, lineWidth: pixels.pixelLength)
        guard let glass else { return items }
        return items + BarCells(children).capsules(above: self).flatMap(glass.items)
    }
}
