import Foundation
@_spi(Kernel) import Umwelt

/// The layout of the items of a menu.
nonisolated struct MenuColumn<Content: View>: PrimitiveView {
    let arrangedContent: Content

    nonisolated init(arrangedContent: Content) { self.arrangedContent = arrangedContent }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        MenuColumnElement(view, inputs)
    }
}

private final class MenuColumnElement<Content: View>: SingleChildNodeElement<
    MenuColumn<Content>, Content, MenuColumnNode
>
{
    init(_ view: MenuColumn<Content>, _ inputs: _ElementInputs) {
        super.init(inputs)
        node = MenuColumnNode(element: self)
        child = Content._makeElement(view.arrangedContent, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ view: MenuColumn<Content>) { child?.update(view.arrangedContent) }

    /// Runs when the colours, the layout direction or the order of menus have changed.
    override func update() {
        let values = EnvironmentValues(at: scope, tracking: true)
        node?.set(appearance: PresentationAppearance(values))
        node?.order = values.menuOrder
    }
}

/// The layout node of a menu: items below each other, equally wide, with lines between them and bands in place of
/// dividers.
final class MenuColumnNode: LayoutNode {
    private var appearance: PresentationAppearance?

    /// The order in which the items are to be.
    var order = MenuOrder.automatic {
        didSet { if order != oldValue { setNeedsLayout() } }
    }

    /// The least width, in points, that of UIKit's menus; menus are wider only for items that need it.
    private static let width: CGFloat = 250
    private static let line: CGFloat = 0.5
    private static let band: CGFloat = 8

    /// The insets of views that are not items, such as headings, in points.
    private static let inset = CGSize(width: 16, height: 8)

    func set(appearance new: PresentationAppearance) {
        guard new != appearance else { return }
        appearance = new
        isRightToLeft = new.isRightToLeft
        setNeedsLayout()
    }

    private enum Kind { case item, text, divider }

    private struct Slot {
        let node: LayoutNode
        let kind: Kind
        let frame: CGRect
    }

    private func kind(of node: LayoutNode) -> Kind {
        if node is DividerNode { return .divider }
        if node.layoutValue(of: IsMenuRow.self) == true { return .item }
        switch node.semanticsTarget.semantics.role {
        case .content, .text, .meter: return .text
        default: return .item
        }
    }

    /// The menu around the items; nil for the items of a submenu that is opened in its place.
    private var menu: MenuNode? {
        var node = parent
        while let current = node {
            if let menu = current as? MenuNode { return menu }
            node = current.parent
        }
        return nil
    }

    /// The children from top to bottom: in reverse order if the menu is above its button, so that the first item is
    /// nearest to it.
    private var ordered: [(node: LayoutNode, kind: Kind)] {
        let items = children.map { (node: $0, kind: kind(of: $0)) }
        guard let menu, menu.isAbove, order.reversesItems(isInScrolledContent: menu.isInScrolledContent) else {
            return items
        }
        // Each group keeps its heading above its items, and groups the divider between them.
        var groups: [[(node: LayoutNode, kind: Kind)]] = [[]]
        for item in items {
            if item.kind != .item { groups.append([]) }
            groups[groups.count - 1].append(item)
        }
        var ordered: [(node: LayoutNode, kind: Kind)] = []
        for group in groups.reversed() {
            let isHeaded = group.first?.kind == .text
            ordered += (isHeaded ? group.prefix(1) : []) + (isHeaded ? group.dropFirst() : group[...]).reversed()
        }
        return ordered
    }

    private func arrange(_ proposal: ProposedViewSize) -> (slots: [Slot], lines: [CGRect], size: CGSize) {
        let items = ordered
        let widest = items.map { node, kind in
            node.size(for: .unspecified).width + (kind == .text ? 2 * Self.inset.width : 0)
        }
        let width = min(max(widest.max() ?? 0, Self.width), proposal.width ?? .infinity)
        var slots: [Slot] = []
        var lines: [CGRect] = []
        var y: CGFloat = 0
        for (node, kind) in items {
            if let last = slots.last?.kind, last != .divider, kind != .divider {
                lines.append(CGRect(x: 0, y: y, width: width, height: Self.line))
                y += Self.line
            }
            var frame = CGRect(x: 0, y: y, width: width, height: Self.band)
            if kind != .divider {
                let inset = kind == .text ? Self.inset : .zero
                frame = frame.insetBy(dx: inset.width, dy: 0)
                frame.origin.y += inset.height
                frame.size.height = node.size(for: ProposedViewSize(width: frame.width, height: nil)).height
                y = frame.maxY + inset.height
            } else {
                y = frame.maxY
            }
            slots.append(Slot(node: node, kind: kind, frame: frame))
        }
        return (slots, lines, CGSize(width: width, height: y))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        menu?.items = self
        // The band is drawn in place of the divider, which therefore is not placed.
        for slot in arrange(proposal).slots where slot.kind != .divider {
            place(slot.node, at: slot.frame.origin, proposal: ProposedViewSize(slot.frame.size))
        }
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let appearance else { return [] }
        let (slots, lines, _) = arrange(proposal)
        return lines.map { .fill(Path(pixels.atCorner.line($0)), appearance.separator) }
            + slots.filter { $0.kind == .divider }.map { .fill(Path(pixels.atCorner.drawn($0.frame)), appearance.band) }
    }
}
