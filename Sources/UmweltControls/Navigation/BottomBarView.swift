import Foundation
@_spi(Kernel) import Umwelt

/// The layout of the items in the bar below a view: one in the middle, several from end to end.
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

    override func updateLayoutContent() { node?.setChildren(ContiguousArray(items.map(\.node))) }
}

/// The layout node of a bottom bar.
final class BottomBarNode: LayoutNode {
    private var face = BarFace()

    private static let minHeight: CGFloat = 49
    private static let margin: CGFloat = 16

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

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placeChanged()
        let sizes = sizes(size.width)
        let taken = sizes.map(\.width).reduce(0, +)
        let free = max(size.width - 2 * Self.margin - taken, 0)
        let share = max(size.width - 2 * Self.margin, 0) / CGFloat(max(children.count, 1))
        let gap = children.count > 1 ? free / CGFloat(children.count - 1) : 0
        var x = children.count > 1 ? Self.margin : Self.margin + free / 2
        for (node, own) in zip(children, sizes) {
            place(
                node, at: CGPoint(x: x, y: (size.height - own.height) / 2),
                proposal: ProposedViewSize(width: share, height: nil))
            x += own.width + gap
        }
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        face.items(in: size, isRightToLeft: isRightToLeft, lineWidth: pixels.pixelLength)
    }
}
