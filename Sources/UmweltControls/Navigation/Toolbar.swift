@_spi(Kernel) import Umwelt

extension View {
    /// Puts things into the bars of the navigation stack that the view is in.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: _ToolbarView(content())))
    }

    /// Puts views into the navigation bar of the stack that the view is in, each at the trailing end.
    @_disfavoredOverload
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: _ToolbarView(ToolbarItemGroup(content: content))))
    }

    /// Says whether bars are to be seen while the view is shown; by default the navigation bar.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { $0.set(visibility, for: bars) }
    }

    /// Says whether bars are to be seen while the view is shown; by default the navigation bar.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { $0.set(visibility, for: bars) }
    }
}

extension View {
    /// Puts views into both ends of the navigation bar.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItemGroup(placement: .topBarLeading) { leading }
            ToolbarItemGroup(placement: .topBarTrailing) { trailing }
        }
    }

    /// Puts a view into the leading end of the navigation bar.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItemGroup(placement: .topBarLeading) { leading } }
    }

    /// Puts a view into the trailing end of the navigation bar.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItemGroup(placement: .topBarTrailing) { trailing } }
    }
}

/// Names a bar.
public struct ToolbarPlacement {
    enum Bar: Hashable, Sendable {
        case navigation, bottom, tab
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
}

extension NavigationBarSettings {
    fileprivate mutating func set(_ visibility: Visibility, for bars: [ToolbarPlacement]) {
        for bar in bars.isEmpty ? [.navigationBar] : bars { self.bars[bar.bar] = visibility }
    }

    /// Whether a bar may be seen.
    func shows(_ bar: ToolbarPlacement.Bar) -> Bool { bars[bar] != .hidden }
}

/// What stands in a bar: a node that its item fills, and the place that it wants.
struct ToolbarEntry: Equatable {
    let node: LayoutNode
    let place: ToolbarItemPlacement.Place

    static func == (left: ToolbarEntry, right: ToolbarEntry) -> Bool {
        left.node === right.node && left.place == right.place
    }
}

struct ToolbarItemsKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }

    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

/// Content with items for the bars around it.
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

/// The items are elements here, so that they see the environment of the view; their nodes stand in the bars.
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

/// The element of one item: fills a node, and hands that out for the bar.
final class ToolbarItemElement<Item: ToolbarContent, Content: View>: SingleChildNodeElement<
    _ToolbarView<Item>, ToolbarItemView<Content>, StackNode
>
{
    private let getPlacement: (_ToolbarView<Item>) -> ToolbarItemPlacement
    private let getContent: (_ToolbarView<Item>) -> Content
    private var placement: ToolbarItemPlacement

    init(
        _ view: _ToolbarView<Item>, _ inputs: _ElementInputs,
        placement: @escaping (_ToolbarView<Item>) -> ToolbarItemPlacement,
        content: @escaping (_ToolbarView<Item>) -> Content
    ) {
        getPlacement = placement
        getContent = content
        self.placement = placement(view)
        super.init(inputs)
        let node = StackNode(axis: .horizontal, alignmentKey: VerticalAlignment.center.key, element: self)
        node.set(spacing: 16, alignmentKey: VerticalAlignment.center.key)
        self.node = node
        child = ToolbarItemView._makeElement(shown(view), childInputs())
        needsLayoutContent()
        preferencesChanged(of: ObjectIdentifier(ToolbarItemsKey.self))
        graph.run(self)
    }

    private func shown(_ view: _ToolbarView<Item>) -> ToolbarItemView<Content> {
        ToolbarItemView(content: getContent(view), isProminent: placement.isProminent)
    }

    override func update(_ view: _ToolbarView<Item>) {
        let old = placement.place
        placement = getPlacement(view)
        if placement.place != old { preferencesChanged(of: ObjectIdentifier(ToolbarItemsKey.self)) }
        child?.update(shown(view))
    }

    /// The node stands in a bar, and not where the item is.
    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {}

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard key == ToolbarItemsKey.self, let node else { return }
        if let own = [ToolbarEntry(node: node, place: placement.place)] as? Key.Value { add(own, for: key, to: &value) }
    }
}

/// A view in a bar: in one line, and heavier if it is what a person most likely came for.
nonisolated struct ToolbarItemView<Content: View>: View, SystemView {
    let content: Content
    let isProminent: Bool

    nonisolated init(content: Content, isProminent: Bool) {
        self.content = content
        self.isProminent = isProminent
    }

    @MainActor var body: some View { content.fontWeight(isProminent ? .semibold : nil).lineLimit(1) }
}
