import Foundation
@_spi(Kernel) import Umwelt
import UmweltGraph
// One file: the pages, the chosen one and the bar are private to the element, and all of its parts change them.

/// The tabs of a tab view, one of which is visible, and its bar.
nonisolated struct TabPages<Content: View>: PrimitiveView {
    let selection: TabSelection
    let sidebar: TabSidebar?
    let content: Content

    nonisolated init(selection: TabSelection, sidebar: TabSidebar?, content: Content) {
        self.selection = selection
        self.sidebar = sidebar
        self.content = content
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        TabPagesElement(view, inputs)
    }
}

/// The element of tabs.
///
/// Each layout node of the content is one. All stay in the tree, with their state; only the selected one is laid out.
private final class TabPagesElement<Content: View>: NodeElement<TabPages<Content>, TabViewNode>, TagReader {
    private var selection: TabSelection
    private var sidebar: TabSidebar?
    private var child: _ViewElement<Content>?
    private var pages: [TabPage] = []
    private var chosen: TabPage?
    private var look = BarLook()
    private var accessory = RowAccessory()

    /// The sidebar, or the button in the bar that shows it.
    private var sidebarItem = RowAccessory()

    /// True if the bar has become small, as content was scrolled.
    private var isMinimized = false
    private var hasReducedMotion = false

    /// True if the bar floats in a capsule.
    private var floats = false

    init(_ view: TabPages<Content>, _ inputs: _ElementInputs) {
        selection = view.selection
        sidebar = view.sidebar
        super.init(inputs)
        isMinimized = consumeSavedPart(as: Bool.self) ?? false
        tree.hasInactiveElements = true
        node = TabViewNode(element: self)
        child = Content._makeElement(view.content, childInputs())
        needsLayoutContent()
        preferencesChanged()
        graph.run(self)
    }

    override var hasScreens: Bool { true }

    override var hasSavedPart: Bool { true }

    override var savedPart: Any? { isMinimized }

    override func update(_ view: TabPages<Content>) {
        selection = view.selection
        sidebar = view.sidebar
        child?.update(view.content)
        graph.run(self)
    }

    /// Runs when another tab is selected, when tabs were added or removed, and when the bar's appearance has changed.
    override func update() {
        // Tabs may have been removed: it runs again when the others have been collected.
        if passFlags.contains(.needsLayoutContent) { return }
        let values = EnvironmentValues(at: scope, tracking: true)
        node?.bar.set(
            line: look.line(in: values, AppAppearance.current.tabBar),
            background: look.background(in: values, AppAppearance.current.tabBar, at: .bottom),
            isRightToLeft: values.isRightToLeft)
        floats = values.appearance.tabBars.capsule != nil && !values.isOnTablet
        node?.bar.set(measures: values.appearance.tabBars)
        node?.bar.set(
            glass: floats ? BarGlass(in: look.values(values)) : nil,
            pill: floats ? ControlFill.soft._paint(in: values) : nil)
        node?.bar.set(isLow: values.verticalSizeClass == .compact)
        let kind = values.tabViewKind
        node?.set(isRightToLeft: values.isRightToLeft)
        var dots: TabBarNode.Dots?
        if case .pages = kind {
            dots = TabBarNode.Dots(backdrop: values.indexHasBackground ? PageDot.backdrop._paint(in: values) : nil)
        }
        let isOnTop = dots == nil && values.isOnTablet
        node?.bar.set(dots: dots)
        node?.bar.set(isOnTop: isOnTop)
        node?.bar.set(capsule: isOnTop ? ControlFill.soft._paint(in: values) : nil)
        followScrolling(isOnTop ? .never : values.tabBarMinimizeBehavior)
        accessory.show(
            values.tabAccessory.map {
                (
                    AnyView(TabAccessoryView(accessory: $0, isInline: isMinimized)), scope, Int(depth),
                    ObjectIdentifier(self)
                )
            },
            in: self)
        node?.set(accessory: accessory.nodes.first)
        let nodes = pages.map(\.pane.content)
        let sidebarParts = values.tabSidebarParts
        let (index, customization) = ObservationTracker.track(for: self) {
            // The first tab is shown if the selection is that of none.
            let index = nodes.isEmpty ? nil : selection.index(nodes, self) ?? 0
            return (index, sidebar == nil ? nil : sidebarParts.customization?.wrappedValue)
        }
        hasReducedMotion = values._accessibilityReduceMotion
        show(index, kind: kind, isEnabled: values.isEnabled, isRightToLeft: values.isRightToLeft)
        showSidebar(sidebarParts, customization, isEnabled: values.isEnabled)
    }

    /// Shows the sidebar or its button, if the tab view has one.
    private func showSidebar(_ parts: TabSidebarParts, _ customization: TabViewCustomization?, isEnabled: Bool) {
        let isShown = sidebar?.isShown == true
        let view = sidebar.map { sidebar in
            isShown
                ? AnyView(sidebarView(parts, customization, isEnabled: isEnabled, hide: sidebar.toggle))
                : AnyView(SidebarButton(isShown: false, toggle: sidebar.toggle).inTabView)
        }
        // A sidebar does not take the place of the button in the same element, so that its nodes are there at once.
        let source = isShown ? ObjectIdentifier(TabSidebarView.self) : ObjectIdentifier(SidebarButton.self)
        sidebarItem.show(view.map { ($0, scope, Int(depth), source) }, in: self)
        let shown = sidebarItem.nodes.first
        node?.set(sidebar: isShown ? shown : nil, sidebarButton: isShown ? nil : shown)
    }

    private func sidebarView(
        _ parts: TabSidebarParts, _ customization: TabViewCustomization?, isEnabled: Bool,
        hide: @escaping @MainActor () -> Void
    ) -> TabSidebarView {
        var groups: [TabSidebarGroup] = []
        for (index, page) in pages.enumerated() {
            let traits = page.traits
            if traits.isHidden { continue }
            let section = traits.sidebar.section
            let id = traits.sidebar.customizationID
            let behavior = customization == nil || id == nil ? .disabled : traits.sidebar.behavior(in: .sidebar)
            if groups.isEmpty || groups.last?.id.section != section?.id {
                groups.append(
                    TabSidebarGroup(
                        id: TabSidebarGroup.ID(section: section?.id, first: index), header: section?.header,
                        actions: section == nil ? nil : traits.sidebar.actions,
                        customizationID: section?.customizationID, tabs: []))
            }
            groups[groups.count - 1].tabs.append(
                TabSidebarItem(
                    index: index, label: traits.label?.view ?? AnyView(EmptyView()), badge: traits.badge?.value,
                    isEnabled: isEnabled && !traits.isDisabled,
                    modifiers: traits.decorations + traits.sidebar.rowModifiers, customizationID: id,
                    isShown: traits.sidebar.isShownInSidebar(with: customization),
                    canBeHidden: behavior == .automatic,
                    canBeMoved: behavior != .disabled && section?.customizationID != nil,
                    choose: mainActorAction { [weak self] in self?.press(index) }))
        }
        for index in groups.indices { groups[index].arrange(by: customization) }
        return TabSidebarView(
            parts: parts, groups: groups, chosen: pages.firstIndex { $0 === chosen }, hide: hide)
    }

    /// Minimizes the bar when content scrolls in a direction, and expands it in the other direction.
    private func followScrolling(_ behavior: TabBarMinimizeBehavior) {
        guard let isDown = behavior.isDown else {
            isMinimized = false
            node?.onScroll = nil
            node?.bar.set(isMinimized: false)
            return
        }
        node?.onScroll = { [weak self] in self?.minimize($0 == isDown) }
        node?.bar.set(isMinimized: isMinimized)
    }

    private func minimize(_ new: Bool) {
        guard new != isMinimized else { return }
        isMinimized = new
        // It may be in the midst of layout.
        tree.afterUpdate { [weak self] in if let self, !isRemoved { graph.run(self) } }
    }

    private func show(_ index: Int?, kind: TabViewKind, isEnabled: Bool, isRightToLeft: Bool) {
        let old = chosen
        chosen = index.map { pages[$0] }
        let shown = pages.filter { !$0.traits.isHidden }.count
        var number = 0
        for (index, page) in pages.enumerated() {
            page.root?.setInactive(page !== chosen)
            page.pane.isRightToLeft = isRightToLeft
            switch kind {
            case .bar, .adaptable:
                page.pane.turn = nil
                showItem(of: page, at: index, isEnabled: isEnabled)
            case .pages(let mode):
                page.pane.turn = isEnabled ? { [weak self] in self?.turn(by: $0) ?? false } : nil
                if !page.traits.isHidden { number += 1 }
                if mode.isShown(pages: shown) && !page.traits.isHidden {
                    showDot(of: page, at: index, number: number, of: shown, isEnabled: isEnabled)
                } else {
                    page.item.clear()
                }
            }
        }
        var items: ContiguousArray<LayoutNode> = []
        var ordered = pages
        if let prominent = prominentPage { ordered = pages.filter { $0 !== prominent } + [prominent] }
        let search = separatePage
        if let search { ordered = ordered.filter { $0 !== search } + [search] }
        var chosenItem: Int?
        for page in ordered {
            if page === chosen, !page.item.nodes.isEmpty { chosenItem = items.count }
            items += page.item.nodes
        }
        node?.bar.set(chosen: chosenItem, hasSeparateTab: search != nil)
        if case .pages = kind, let old, let chosen, old !== chosen { turn(from: old, to: chosen) }
        node?.set(items: items, pane: chosen?.pane)
        if old !== chosen {
            preferencesChanged()
            // The bar's own settings are those of the tab that shows now.
            tree.afterUpdate { [weak self] in if let self, !isRemoved { updatePreferences() } }
        }
    }

    /// Turns from one page to another, if that is animated or a user has done it.
    private func turn(from old: TabPage, to new: TabPage) {
        guard let node, let end = pages.firstIndex(where: { $0 === new }) else { return }
        // A page that has been removed is not there to be turned.
        guard let start = pages.firstIndex(where: { $0 === old }) else { return new.pane.finishTransition() }
        var transaction = transaction
        transaction.moveControl(.page)
        node.turn(
            from: old.pane, to: new.pane, isForward: start < end, slides: !hasReducedMotion, with: transaction)
    }

    /// Returns true if a tab is only in the sidebar of a tab view that has one.
    private func isInSidebarOnly(_ traits: TabTraits) -> Bool {
        sidebar != nil && (traits.sidebar.isSidebarOnly || traits.sidebar.isHidden(in: .tabBar))
    }

    /// The page of the prominent tab; nil for none.
    private var prominentPage: TabPage? { pages.first { $0.traits.role == .prominent && !$0.traits.isHidden } }

    /// The page for searches, whose tab is beside those of a bar that floats; nil if there is none.
    private var separatePage: TabPage? {
        floats && !isMinimized
            ? pages.last { $0.traits.role == .search && !$0.traits.isHidden && !isInSidebarOnly($0.traits) } : nil
    }

    private func showItem(of page: TabPage, at index: Int, isEnabled: Bool) {
        let traits = page.traits
        if traits.isHidden || sidebar?.isShown == true { return page.item.clear() }
        if page !== chosen, isMinimized || isInSidebarOnly(traits) { return page.item.clear() }
        let isAlone = isMinimized
        let choose = mainActorAction { [weak self] in
            if isAlone { self?.minimize(false) } else { self?.press(index) }
        }
        let view = TabBarItem(
            label: traits.label?.view ?? AnyView(EmptyView()), badge: traits.badge?.value, isChosen: page === chosen,
            isEnabled: isEnabled && !traits.isDisabled, isProminent: page === prominentPage && !isAlone,
            hidesTitle: page === separatePage, choose: choose)
        let whole = isAlone ? AnyView(view.padding(.horizontal, 16).glassEffect()) : AnyView(view)
        let item = traits.decorations.reduce(whole) { view, decorate in decorate(view) }
        page.item.show(
            (
                item, traits.label?.scope ?? scope, traits.label?.depth ?? Int(depth),
                traits.label?.source ?? ObjectIdentifier(self)
            ), in: self)
    }

    private func showDot(of page: TabPage, at index: Int, number: Int, of count: Int, isEnabled: Bool) {
        let choose = mainActorAction { [weak self] in self?.choose(index) }
        let view = PageDot(
            label: page.traits.label?.view, number: number, count: count, isChosen: page === chosen,
            isEnabled: isEnabled && !page.traits.isDisabled, choose: choose)
        page.item.show((AnyView(view), scope, Int(depth), ObjectIdentifier(self)), in: self)
    }

    /// Selects the next or previous page that is neither hidden nor disabled.
    ///
    /// - Parameter step: 1 for the next page, -1 for the previous one.
    /// - Returns: False if there is no such page.
    private func turn(by step: Int) -> Bool {
        guard let chosen, var index = pages.firstIndex(where: { $0 === chosen }) else { return false }
        repeat {
            index += step
        } while pages.indices.contains(index)
            && (pages[index].traits.isHidden || pages[index].traits.isDisabled)
        guard pages.indices.contains(index) else { return false }
        choose(index)
        return true
    }

    private func choose(_ index: Int) {
        guard pages.indices.contains(index) else { return }
        withTransaction(\.isFromControl, true) { selection.choose(index, pages.map(\.pane.content), self) }
    }

    /// Selects a tab that was pressed. A press on the selected tab navigates to its root, or scrolls to the top, as in
    /// UIKit's tab bars.
    private func press(_ index: Int) {
        guard pages.indices.contains(index) else { return }
        let isChosen = pages[index] === chosen
        choose(index)
        // An app may select another tab instead.
        if isChosen { tree.afterUpdate { [weak self] in self?.returnToStart(of: index) } }
    }

    private func returnToStart(of index: Int) {
        guard pages.indices.contains(index), let page = chosen, page === pages[index] else { return }
        var stacks: [any BackStack]?
        page.root?.collectPreference(BackStacksKey.self, into: &stacks)
        if let stack = stacks?.first(where: { $0.depth > 0 }) {
            stack.navigateToRoot()
        } else {
            page.pane.content.scrollToTop()
        }
    }

    override func updateLayoutContent() {
        var found: [(root: _Element?, node: LayoutNode)] = []
        if let child { find(in: child, &found) }
        // Pages that are still there leave the table, so that it ends up with those to drop.
        var old = Dictionary(pages.map { ($0.id, $0) }) { first, _ in first }
        pages = found.map { root, node in
            let page =
                old.removeValue(forKey: TabPage.id(root, node)) ?? removePage(of: node, from: &old)
                ?? TabPage(root, TabPaneNode(node, in: self))
            page.set(root: root)
            page.pane.show(node)
            page.traits = TabTraits(of: node, in: self)
            return page
        }
        for page in old.values {
            page.set(root: nil)
            page.item.clear()
            node?.endDeparture(page.pane)
            page.pane.detach()
        }
        // The selection has to be read in `update()`, which is the run that depends on it.
        graph.run(self)
    }

    /// Removes the page that shows a node from a table. Its root changes if a tab is added or removed.
    private func removePage(of node: LayoutNode, from pages: inout [ObjectIdentifier: TabPage]) -> TabPage? {
        pages.first { $0.value.pane.content === node }.flatMap { pages.removeValue(forKey: $0.key) }
    }

    /// Finds the nodes of the tabs, each with the outermost element that has only this node.
    private func find(in element: _Element, _ found: inout [(root: _Element?, node: LayoutNode)]) {
        let nodes = element.ownLayoutNodes
        if nodes.count == 1 {
            found.append((element, nodes[0]))
        } else if element.holdsLayoutNodes {
            for node in nodes { found.append((nil, node)) }
        } else if !nodes.isEmpty {
            element.forEachChild { find(in: $0, &found) }
        }
    }

    /// Passes on the preferences of the selected tab.
    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        (chosen?.root ?? child)?.collectPreference(key, into: &value)
    }

    override func readsPreference(_ key: ObjectIdentifier?) -> Bool {
        key == nil || key == ObjectIdentifier(NavigationBarSettingsKey.self)
    }

    override func updatePreferences() {
        var settings: NavigationBarSettings?
        collectPreference(NavigationBarSettingsKey.self, into: &settings)
        node?.set(showsBar: settings?.bars[.tab].map { $0 != .hidden } ?? !AppAppearance.current.hidesTabBars)
        let newLook = settings?.looks[.tab] ?? BarLook()
        guard newLook != look else { return }
        look = newLook
        graph.run(self)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
        for page in pages { if let item = page.item.element { body(item) } }
        if let element = accessory.element { body(element) }
        if let element = sidebarItem.element { body(element) }
    }

    override func didLeaveTree() {
        for page in pages { page.pane.detach() }
        node?.detachAll()
    }

    override var name: String { "TabView" }
}

/// One of the tabs.
private final class TabPage {
    /// The outermost element that has only the tab's node; nil if the element has several nodes.
    private(set) var root: _Element?

    /// The layout node around the tab's view, in the tree while the tab is selected.
    let pane: TabPaneNode

    /// The view of the tab in the bar: its label or its dot.
    var item = RowAccessory()

    var traits = TabTraits()

    init(_ root: _Element?, _ pane: TabPaneNode) {
        self.root = root
        self.pane = pane
    }

    /// Sets the element. The old root becomes active again, unless it has left the tree: its ancestors may be
    /// deallocated.
    func set(root new: _Element?) {
        guard new !== root else { return }
        if let root, !root.isRemoved { root.setInactive(false) }
        root = new
    }

    var id: ObjectIdentifier { Self.id(root, pane.content) }

    /// Returns the identity of a tab, which finds its page again.
    static func id(_ root: _Element?, _ node: LayoutNode) -> ObjectIdentifier {
        root.map { ObjectIdentifier($0) } ?? ObjectIdentifier(node)
    }
}
