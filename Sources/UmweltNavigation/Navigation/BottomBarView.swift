import Foundation
@_spi(Kernel) import Umwelt

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
            background: look.background(in: values, AppAppearance.current.bottomBar),
            isRightToLeft: values.isRightToLeft)
    }

    override func updateLayoutContent() {
        node?.set(middle: items.indices.filter { items[$0].place == .status })
        node?.setChildren(ContiguousArray(items.map(\.node)))
    }
}

/// The layout node of a bottom bar.
final class BottomBarNode: LayoutNode {
    private var face = BarFace()

    /// The centered children, from the first to the last status item; nil for none.
    private var middle: ClosedRange<Int>?

    /// The measures in points: the height is that of UIKit's bottom bars, the rest a guess.
    private static let minHeight: CGFloat = 49
    private static let margin: CGFloat = 16
    private static let statusSpacing: CGFloat = 8

    /// Sets which children are in the middle, by their ascending indices.
    func set(middle indices: [Int]) {
        let new = indices.first.flatMap { first in indices.last.map { first...$0 } }
        guard new != middle else { return }
        middle = new
        setNeedsLayout(notifiesParent: true)
    }

    func set(line new: Paint?, background newBackground: BarBackground?, isRightToLeft: Bool) {
        if face.set(line: new, background: newBackground) { setNeedsDisplay() }
        set(isRightToLeft: isRightToLeft)
    }

    /// Draws the background while content scrolls beneath the bar.
    func set(hasContentBeneath new: Bool) {
        if face.set(hasContentBeneath: new) { setNeedsDisplay() }
    }

    override var pointerInterest: PointerInterest { .barrier }

    override func placeChanged() {
        if face.set(reach: insetsBySafeArea) { setNeedsDisplay() }
    }

    private func sizes(_ width: CGFloat?) -> [CGSize] {
        let share = width.map { max($0 - 2 * Self.margin, 0) / CGFloat(max(children.count, 1)) }
        return children.map { $0.size(for: ProposedViewSize(width: share, height: nil)) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = sizes(proposal.width)
        return CGSize(
            width: proposal.width ?? sizes.map(\.width).reduce(0, +) + 2 * Self.margin,
            height: max((sizes.map(\.height).max() ?? 0) + 16, Self.minHeight))
    }

    override init(element: _Element) {
        super.init(element: element)
        add(.safeArea)
    }

    // The items belong to views that may outlive the bar.
    deinit { for child in children where child.parent === self { child.parent = nil } }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placeChanged()
        let sizes = sizes(size.width)
        let share = max(size.width - 2 * Self.margin, 0) / CGFloat(max(children.count, 1))
        for (index, x) in positions(of: sizes, in: size.width).enumerated() {
            place(
                children[index], at: CGPoint(x: x, y: (size.height - sizes[index].height) / 2),
                proposal: ProposedViewSize(width: share, height: nil))
        }
    }

    private func positions(of sizes: [CGSize], in width: CGFloat) -> [CGFloat] {
        let widths = sizes.map(\.width)
        let area = Self.margin...max(width - Self.margin, Self.margin)
        guard let middle, middle.upperBound < widths.count else {
            let free = max(area.upperBound - area.lowerBound - widths.reduce(0, +), 0)
            guard widths.count > 1 else { return [area.lowerBound + free / 2] }
            return row(widths, from: area.lowerBound, gap: free / CGFloat(widths.count - 1))
        }
        let (before, own, after) = (
            widths[..<middle.lowerBound], widths[middle], widths[(middle.upperBound + 1)...]
        )
        let (taken, rest) = (before.reduce(0, +), after.reduce(0, +))
        let status = own.reduce(0, +) + Self.statusSpacing * CGFloat(own.count - 1)
        let x = max(min((width - status) / 2, area.upperBound - rest - status), area.lowerBound + taken)
        let gap = max(x - area.lowerBound - taken, 0) / CGFloat(max(before.count, 1))
        let gapAfter = max(area.upperBound - x - status - rest, 0) / CGFloat(max(after.count, 1))
        return row(before, from: area.lowerBound, gap: gap) + row(own, from: x, gap: Self.statusSpacing)
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
        face.items(in: size, isRightToLeft: isRightToLeft, lineWidth: pixels.pixelLength)
    }
}
