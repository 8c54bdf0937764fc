@_spi(Kernel) import Umwelt

extension ToolbarContent {
    /// Sets the visibility of the glass behind the items, which they share with their neighbours. Bars in the design of
    /// iOS 18 have no glass.
    ///
    /// - Parameter visibility: The visibility; with `.automatic` the bar decides.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        ModifiedToolbarItems(view: _ToolbarView(self).environment(\.sharedBarBackground, visibility))
    }

    /// Has no effect: items have no margins here.
    ///
    /// - Parameter removed: True to remove the margins.
    nonisolated public func contentMarginsRemoved(_ removed: Bool = true) -> some ToolbarContent { self }

    /// Hides the items, or shows them.
    ///
    /// - Parameter hidden: True to hide it.
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        ToolbarItemsByDefault(items: hidden ? nil : _ToolbarView(self))
    }

    /// Makes the items views that screens grow out of and shrink back into.
    ///
    /// - Parameters:
    ///   - id: The identity of the items.
    ///   - namespace: The namespace of the identity.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent {
        ModifiedToolbarItems(
            view: _ToolbarView(self).environment(
                \.toolbarItemSource, TransitionSourceKey(namespace: namespace, id: AnyHashable(id))))
    }
}

/// The ways in which users may customize a toolbar item, which have no effect: users cannot customize toolbars here, as
/// on an iPhone.
public struct ToolbarCustomizationBehavior: Sendable {
    private enum Kind { case `default`, reorderable, disabled }

    private let kind: Kind

    /// The item can be moved and removed.
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .default) }

    /// The item can be moved.
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .reorderable) }

    /// The item cannot be moved or removed.
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .disabled) }
}

extension CustomizableToolbarContent {
    /// Has no effect: items have no margins here.
    ///
    /// - Parameter removed: True to remove the margins.
    nonisolated public func contentMarginsRemoved(
        _ removed: Bool = true
    ) -> some CustomizableToolbarContent { self }

    /// Has no effect: users cannot customize toolbars here, as on an iPhone.
    ///
    /// - Parameter behavior: The permitted customization; it has no effect here.
    nonisolated public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent { self }
}

extension ToolbarItem where ID == String {
    /// Makes an item with a name.
    ///
    /// - Parameter showsByDefault: False if the item is only shown after users have chosen it, and so never here.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: showsByDefault ? placement : .nowhere, content: content)
    }
}

/// A default item of the system in the bars.
///
/// Apps use it to move a default item. Here it moves the search field among the items of the bar below the view, in the
/// design of iOS 26. Otherwise each item has a fixed place: the search field is below the bar, the title in it, and the
/// sidebar button at its start.
///
/// ```swift
/// .toolbar {
///     ToolbarItem(placement: .bottomBar) { Button("Filter", systemImage: "line.3.horizontal.decrease", action: filter) }
///     DefaultToolbarItem(kind: .search, placement: .bottomBar)
///     ToolbarItem(placement: .bottomBar) { Button("Compose", systemImage: "square.and.pencil", action: compose) }
/// }
/// ```
public nonisolated struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
    /// True for the search field in the bar below.
    private let isSearchBelow: Bool

    /// Makes the item.
    ///
    /// - Parameters:
    ///   - kind: The item that the system has.
    ///   - placement: The placement, which moves a search field to the bar below; it has no other effect here.
    nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        isSearchBelow = kind.kind == .search && placement.place == .bottom
    }

    /// Makes the element of the item.
    nonisolated public static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        ToolbarItemElement(
            content, inputs, placement: { $0.content.isSearchBelow ? .searchPosition : .nowhere },
            content: { _ in EmptyView() }, menuItem: { _ in AnyView(EmptyView()) })
    }
}

/// Items with a modifier around them.
nonisolated struct ModifiedToolbarItems<Items: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
    let view: Items

    nonisolated static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        PassThroughElement(content, inputs) { $0.content.view }
    }
}

struct ToolbarItemSourceKey: EnvironmentKey {
    static var defaultValue: TransitionSourceKey? { nil }
}

extension EnvironmentValues {
    /// The identity of the items as zoom sources; nil for none.
    var toolbarItemSource: TransitionSourceKey? {
        get { self[ToolbarItemSourceKey.self] }
        set { self[ToolbarItemSourceKey.self] = newValue }
    }
}

/// The view of an item, which may be the source of a zoom transition.
nonisolated struct ToolbarItemSource: ViewModifier, SystemView {
    @Environment(\.toolbarItemSource) private var key

    nonisolated init() {}

    @MainActor func body(content: Content) -> some View {
        if let key {
            content.modifier(
                TransitionSourceModifier(key: key, look: _ResolvedMatchedTransitionSourceConfiguration()))
        } else {
            content
        }
    }
}
