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

    override func updateLayoutContent() {
        var collected = LazyParts()
        child?.collectLazyParts(into: &collected)
        node?.set(items: collected.parts.compactMap { part in part.node.map { ($0, part.section) } })
    }

    /// Runs when the colours, the layout direction or the order of menus have changed.
    override func update() {
        let values = EnvironmentValues(at: scope, tracking: true)
        node?.set(appearance: PresentationAppearance(values))
        node?.order = values.menuOrder
    }
}

/// The layout node of a menu: items below each other, equally wide, with lines between them, and bands between sections
/// and in place of dividers.
final class MenuColumnNode: LayoutNode {
    private var appearance: PresentationAppearance?

    /// The number of the section of each child.
    private var sections: [Int] = []

    /// Sets the items with the numbers of their sections.
    func set(items: [(node: LayoutNode, section: Int)]) {
        setChildren(ContiguousArray(items.map(\.node)))
        let new = items.map(\.section)
        guard new != sections else { return }
        sections = new
        setNeedsLayout()
    }

    /// The order of the items.
    var order = MenuOrder.automatic {
        didSet { if order != oldValue { setNeedsLayout() } }
    }

    /// The minimum width, in points, UIKit's; menus are wider only for items that need it.
    private static let width: CGFloat = 250
    private static let line: CGFloat = 0.5

    private var measures: MenuMeasures { appearance?.menu ?? .iOS18 }

    func set(appearance new: PresentationAppearance) {
        guard new != appearance else { return }
        appearance = new
        isRightToLeft = new.isRightToLeft
        setNeedsLayout()
    }

    private enum Kind { case item, text, divider }

    private struct Item {
        let node: LayoutNode
        let kind: Kind
        let section: Int

        /// Returns true if there is a band between this item and the next.
        func isApart(from next: Item) -> Bool {
            section != next.section && kind != .divider && next.kind != .divider
        }
    }

    private struct Slot {
        let item: Item
        let frame: CGRect
    }

    private func kind(of node: LayoutNode) -> Kind {
        if node.innermost is DividerNode { return .divider }
        if node.layoutValue(of: IsMenuRow.self) == true { return .item }
        switch node.semanticsTarget.semantics.role {
        case .content, .text, .meter: return .text
        default: return .item
        }
    }

    /// The menu of the items; nil for the items of a submenu that replaces it.
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
    private var ordered: [Item] {
        let items = zip(children, sections).map { Item(node: $0, kind: kind(of: $0), section: $1) }
        guard let menu, menu.isAbove, order.reversesItems(isInScrolledContent: menu.isInScrolledContent) else {
            return items
        }
        // Each group keeps its heading above its items, and groups the divider between them.
        var groups: [[Item]] = [[]]
        for item in items {
            let isNewSection = groups[groups.count - 1].last.map { $0.isApart(from: item) } ?? false
            if item.kind != .item || isNewSection { groups.append([]) }
            groups[groups.count - 1].append(item)
        }
        var ordered: [Item] = []
        for group in groups.reversed() {
            let isHeaded = group.first?.kind == .text
            ordered += (isHeaded ? group.prefix(1) : []) + (isHeaded ? group.dropFirst() : group[...]).reversed()
        }
        return ordered
    }

    /// The positions of items, with the lines and bands between them.
    private struct Arrangement {
        var slots: [Slot] = []
        var lines: [CGRect] = []
        var bands: [CGRect] = []
        var size = CGSize.zero
    }

    private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let (items, measures) = (ordered, measures)
        let widest = items.map { item in
            item.node.size(for: .unspecified).width + (item.kind == .text ? 2 * measures.headingInset.width : 0)
        }
        let width = min(max(widest.max() ?? 0, Self.width), proposal.width ?? .infinity)
        var result = Arrangement()
        var y = measures.margin
        func addBand() {
            let distance = measures.sectionDistance
            if let inset = measures.sectionLineInset {
                let line = CGRect(x: inset, y: y + distance / 2, width: width - 2 * inset, height: Self.line)
                result.lines.append(line)
            } else {
                result.bands.append(CGRect(x: 0, y: y, width: width, height: distance))
            }
            y += distance
        }
        for item in items {
            if item.kind == .divider {
                addBand()
                // It shows its band.
                result.slots.append(Slot(item: item, frame: .null))
                continue
            }
            if let last = result.slots.last?.item, last.isApart(from: item) {
                addBand()
            } else if measures.hasLines, let last = result.slots.last?.item, last.kind != .divider {
                result.lines.append(CGRect(x: 0, y: y, width: width, height: Self.line))
                y += Self.line
            }
            let inset = item.kind == .text ? measures.headingInset : .zero
            var frame = CGRect(x: inset.width, y: y + inset.height, width: width - 2 * inset.width, height: 0)
            frame.size.height = item.node.size(for: ProposedViewSize(width: frame.width, height: nil)).height
            y = frame.maxY + inset.height
            result.slots.append(Slot(item: item, frame: frame))
        }
        result.size = CGSize(width: width, height: y + measures.margin)
        return result
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        menu?.items = self
        // The band is drawn in place of the divider, which therefore is not placed.
        for slot in arrange(proposal).slots where slot.item.kind != .divider {
            place(slot.item.node, at: slot.frame.origin, proposal: ProposedViewSize(slot.frame.size))
        }
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let appearance else { return [] }
        let arrangement = arrange(proposal)
        return arrangement.lines.map { .fill(Path(pixels.atCorner.line($0)), appearance.separator) }
            + arrangement.bands.map { .fill(Path(pixels.atCorner.drawn($0)), appearance.band) }
    }
}
