import Foundation
@_spi(Kernel) import Umwelt
import UmweltGraph

/// The layout of a navigation bar.
nonisolated struct NavigationBarView<Back: View, Title: View, LargeTitle: View, More: View>: PrimitiveView {
    let items: [ToolbarEntry]

    /// The nodes of the items that do not fit in the bar.
    let overflow: Source<Set<ObjectIdentifier>>

    /// True if the menu at the end is shown even if all items fit in the bar.
    let alwaysHasMenu: Bool

    /// The changes of the bar while content is scrolled.
    let minimization: BarMinimization
    let look: BarLook
    let back: Back
    let title: Title
    let largeTitle: LargeTitle
    let more: More

    nonisolated init(
        items: [ToolbarEntry], overflow: Source<Set<ObjectIdentifier>>, alwaysHasMenu: Bool,
        minimization: BarMinimization, look: BarLook, back: Back,
        title: Title, largeTitle: LargeTitle, more: More
    ) {
        self.items = items
        self.overflow = overflow
        self.alwaysHasMenu = alwaysHasMenu
        self.minimization = minimization
        self.look = look
        self.back = back
        self.title = title
        self.largeTitle = largeTitle
        self.more = more
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        NavigationBarElement(view, inputs)
    }
}

private final class NavigationBarElement<Back: View, Title: View, LargeTitle: View, More: View>:
    NodeElement<NavigationBarView<Back, Title, LargeTitle, More>, NavigationBarNode>
{
    private var items: [ToolbarEntry]
    private var alwaysHasMenu: Bool
    private var look: BarLook
    private var back: _ViewElement<Back>?
    private var title: _ViewElement<Title>?
    private var largeTitle: _ViewElement<LargeTitle>?
    private var more: _ViewElement<More>?

    init(_ view: NavigationBarView<Back, Title, LargeTitle, More>, _ inputs: _ElementInputs) {
        items = view.items
        alwaysHasMenu = view.alwaysHasMenu
        look = view.look
        super.init(inputs)
        node = NavigationBarNode(element: self)
        node?.onOverflow = { [weak self, overflow = view.overflow] new in
            self?.tree.afterUpdate { overflow.value = new }
        }
        node?.minimization = view.minimization
        back = Back._makeElement(view.back, childInputs())
        title = Title._makeElement(view.title, childInputs())
        largeTitle = LargeTitle._makeElement(view.largeTitle, childInputs())
        more = More._makeElement(view.more, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ view: NavigationBarView<Back, Title, LargeTitle, More>) {
        if items != view.items || alwaysHasMenu != view.alwaysHasMenu {
            items = view.items
            alwaysHasMenu = view.alwaysHasMenu
            needsLayoutContent()
        }
        node?.minimization = view.minimization
        if look != view.look {
            look = view.look
            graph.run(self)
        }
        back?.update(view.back)
        title?.update(view.title)
        largeTitle?.update(view.largeTitle)
        more?.update(view.more)
    }

    /// Runs when the layout direction, the height class, the sheet around or the colours have changed.
    override func update() {
        let values = EnvironmentValues(at: scope, tracking: true)
        node?.set(
            line: look.line(in: values, AppAppearance.current.navigationBar),
            background: look.background(in: values, AppAppearance.current.navigationBar),
            glass: values.appearance.barItems.capsule == nil ? nil : BarGlass(in: look.values(values)),
            isRightToLeft: values.isRightToLeft)
        node?.set(lengths: NavigationBarLengths(in: values))
    }

    override func updateLayoutContent() {
        func nodes(_ places: ToolbarItemPlacement.Place...) -> ContiguousArray<LayoutNode> {
            ContiguousArray(items.filter { places.contains($0.place) }.map(\.node))
        }
        let trailing = items.filter { $0.place == .trailing } + items.filter { $0.place == .secondary }
        let principal = nodes(.principal)
        let ownLarge = largeTitle?.ownLayoutNodes ?? []
        // Without a large title of the view there is no place for what goes there.
        let large = ownLarge.isEmpty ? [] : nodes(.largeTitle)
        node?.set(
            leading: (back?.ownLayoutNodes ?? []) + nodes(.leading),
            middle: (principal.isEmpty ? title?.ownLayoutNodes ?? [] : principal), subtitle: nodes(.subtitle),
            isTitle: principal.isEmpty,
            trailing: trailing, more: more?.ownLayoutNodes ?? [], alwaysHasMenu: alwaysHasMenu, pinned: nodes(.pinned),
            below: large.isEmpty ? ownLarge : large,
            largeSubtitle: ownLarge.isEmpty ? [] : nodes(.largeSubtitle))
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let back { body(back) }
        if let title { body(title) }
        if let largeTitle { body(largeTitle) }
        if let more { body(more) }
    }
}
