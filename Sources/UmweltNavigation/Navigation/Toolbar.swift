@_spi(Kernel) import Umwelt

extension View {
    /// Adds items to the bars of the enclosing navigation stack, each at its own placement.
    ///
    /// ```swift
    /// BookView(book: book).toolbar {
    ///     ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
    ///     ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
    /// }
    /// ```
    ///
    /// - Parameter content: Makes the items.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: _ToolbarView(content())))
    }

    /// Adds views to the navigation bar of the enclosing stack, at its trailing end.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }.toolbar {
    ///     Button("Add", systemImage: "plus", action: add)
    /// }
    /// ```
    ///
    /// - Parameter content: Makes the views.
    @_disfavoredOverload
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: _ToolbarView(ToolbarItemGroup(content: content))))
    }

    /// Sets the visibility of bars while the view is shown.
    ///
    /// ```swift
    /// PlayerView().toolbar(.hidden, for: .navigationBar)
    /// ```
    ///
    /// - Parameters:
    ///   - visibility: The visibility.
    ///   - bars: The bars; the navigation bar if empty.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { $0.set(visibility, for: bars) }
    }

    /// Sets the visibility of bars while the view is shown.
    ///
    /// ```swift
    /// PlayerView().toolbar(.hidden, for: .navigationBar)
    /// ```
    ///
    /// - Parameters:
    ///   - visibility: The visibility.
    ///   - bars: The bars; the navigation bar if empty.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { $0.set(visibility, for: bars) }
    }
}

extension View {
    /// Adds views to both ends of the navigation bar.
    ///
    /// The older form of `toolbar`.
    ///
    /// - Parameters:
    ///   - leading: The view at the leading end.
    ///   - trailing: The view at the trailing end.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItemGroup(placement: .topBarLeading) { leading }
            ToolbarItemGroup(placement: .topBarTrailing) { trailing }
        }
    }

    /// Adds a view to the leading end of the navigation bar.
    ///
    /// - Parameter leading: The view.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItemGroup(placement: .topBarLeading) { leading } }
    }

    /// Adds a view to the trailing end of the navigation bar.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }.navigationBarItems(trailing: Button("Add", action: add))
    /// ```
    ///
    /// - Parameter trailing: The view.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItemGroup(placement: .topBarTrailing) { trailing } }
    }
}

/// A bar, as the target of a modifier.
public struct ToolbarPlacement {
    enum Bar: Hashable, Sendable {
        case navigation, bottom, tab, status
    }

    let bar: Bar

    /// The navigation bar.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
    /// The bar above a view in a navigation stack.
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
    /// The bar below a view.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
    /// The bar with the tabs.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tab) }
    /// The status bar of a phone. Windows and pages have none: its settings have no effect.
    public static var statusBar: ToolbarPlacement { ToolbarPlacement(bar: .status) }
}

extension NavigationBarSettings {
    fileprivate mutating func set(_ visibility: Visibility, for bars: [ToolbarPlacement]) {
        for bar in bars.isEmpty ? [.navigationBar] : bars { self.bars[bar.bar] = visibility }
    }

    /// Returns false if a bar is hidden.
    func shows(_ bar: ToolbarPlacement.Bar) -> Bool { bars[bar] != .hidden }
}

/// An item in a bar: a layout node that the item's element fills, and the placement in the bar.
struct ToolbarEntry: Equatable {
    let node: LayoutNode
    let place: ToolbarItemPlacement.Place

    /// The item in the menu at the bar's end, used when it does not fit.
    let menuItem: BarMenuItem

    /// The priority for staying in the bar; nil for an item that always stays.
    let priority: ToolbarItemVisibilityPriority?

    static func == (left: ToolbarEntry, right: ToolbarEntry) -> Bool {
        left.node === right.node && left.place == right.place && left.priority == right.priority
    }
}

struct ToolbarItemsKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }

    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

/// A modifier that adds items to the bars around its content.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
    typealias Body = Never
    let items: _ToolbarView<Items>

    nonisolated init(items: _ToolbarView<Items>) { self.items = items }

    nonisolated static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        ToolbarElement(view, inputs)
    }
}

/// The element of `ToolbarModifier`.
///
/// The items' elements are here, so they have the environment of the view; the bars show their layout nodes.
private final class ToolbarElement<Content: View, Items: ToolbarContent>:
    _ViewElement<ModifiedContent<Content, ToolbarModifier<Items>>>
{
    private var child: _ViewElement<Content>?
    private var items: _ViewElement<_ToolbarView<Items>>?

    init(_ view: ModifiedContent<Content, ToolbarModifier<Items>>, _ inputs: _ElementInputs) {
        super.init(inputs)
        child = Content._makeElement(view.content, childInputs())
        items = _ToolbarView._makeElement(view.modifier.items, childInputs())
    }

    override func update(_ view: ModifiedContent<Content, ToolbarModifier<Items>>) {
        child?.update(view.content)
        items?.update(view.modifier.items)
    }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        child?.collectLayoutNodes(into: &nodes)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
        if let items { body(items) }
    }
}

/// The element of one item: fills a layout node, and sends it up to the bar as a preference.
final class ToolbarItemElement<Item: ToolbarContent, Content: View>: SingleChildNodeElement<
    _ToolbarView<Item>, ToolbarItemView<Content>, StackNode
>
{
    private let getPlacement: (_ToolbarView<Item>) -> ToolbarItemPlacement
    private let getContent: (_ToolbarView<Item>) -> Content
    private let getMenuItem: (_ToolbarView<Item>) -> AnyView
    private var placement: ToolbarItemPlacement
    private var priority: ToolbarItemVisibilityPriority
    private var view: _ToolbarView<Item>
    private var menuItem: BarMenuItem?

    init(
        _ view: _ToolbarView<Item>, _ inputs: _ElementInputs,
        placement: @escaping (_ToolbarView<Item>) -> ToolbarItemPlacement,
        content: @escaping (_ToolbarView<Item>) -> Content, menuItem: @escaping (_ToolbarView<Item>) -> AnyView
    ) {
        getPlacement = placement
        getContent = content
        getMenuItem = menuItem
        self.placement = placement(view)
        self.view = view
        priority = EnvironmentValues(at: inputs.scope, tracking: false).toolbarItemPriority
        super.init(inputs)
        self.menuItem = BarMenuItem(in: graph) { [weak self] in self.map { $0.getMenuItem($0.view) } }
        node = StackNode(axis: .horizontal, alignmentKey: VerticalAlignment.center.key, element: self)
        child = ToolbarItemView._makeElement(shown(view), childInputs())
        needsLayoutContent()
        itemChanged()
        graph.run(self)
    }

    private func shown(_ view: _ToolbarView<Item>) -> ToolbarItemView<Content> {
        ToolbarItemView(content: getContent(view), placement: placement)
    }

    private func itemChanged() { preferencesChanged(of: ObjectIdentifier(ToolbarItemsKey.self)) }

    override func update(_ view: _ToolbarView<Item>) {
        let old = placement.place
        self.view = view
        placement = getPlacement(view)
        if placement.place != old { itemChanged() }
        menuItem?.itemChanged()
        child?.update(shown(view))
    }

    /// Runs when the environment of the item has changed.
    override func update() {
        super.update()
        let values = EnvironmentValues(at: scope, tracking: true)
        node?.set(spacing: values.appearance.barItems.spacing, alignmentKey: VerticalAlignment.center.key)
        let new = values.toolbarItemPriority
        guard new != priority else { return }
        priority = new
        itemChanged()
    }

    /// The node is shown in the bar, not at the item's position.
    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {}

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard key == ToolbarItemsKey.self, let node, let menuItem else { return }
        let isFlexible = placement.place.isFlexible && !placement.isProminent && !placement.isSpacer
        let entry = ToolbarEntry(
            node: node, place: placement.place, menuItem: menuItem, priority: isFlexible ? priority : nil)
        if let own = [entry] as? Key.Value { add(own, for: key, to: &value) }
    }
}

/// A view in a bar: in one line, and semibold if it is the prominent action.
nonisolated struct ToolbarItemView<Content: View>: View, SystemView {
    let content: Content
    let placement: ToolbarItemPlacement

    @Environment(\.barColorSchemes) private var schemes
    @Environment(\.appearance.barItems.fillsConfirmation) private var fillsConfirmation

    nonisolated init(content: Content, placement: ToolbarItemPlacement) {
        self.content = content
        self.placement = placement
    }

    @MainActor var body: some View {
        filled.fontWeight(placement.isProminent ? .semibold : nil).lineLimit(1)
            .inColorScheme(schemes[placement.place.isBelow ? .bottom : .navigation])
    }

    /// The content, whose buttons have capsules in the tint if they confirm changes.
    @ViewBuilder @MainActor private var filled: some View {
        if fillsConfirmation && placement.isProminent { content.buttonStyle(.borderedProminent) } else { content }
    }
}
