@_spi(Kernel) import Umwelt

/// The search field of a view among the items of the bar below it.
nonisolated struct SearchBarItem: PrimitiveToolbarContent {
    let context: SearchContext
    let isPresented: Bool
    let focus: FocusState<SearchPlace?>.Binding

    nonisolated static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        ToolbarItemElement(
            content, inputs, placement: { .search(isPresented: $0.content.isPresented) },
            content: { SearchField(context: $0.content.context, focus: $0.content.focus) },
            menuItem: { _ in AnyView(EmptyView()) })
    }
}

extension [ToolbarEntry] {
    /// The items in the order in which the bar below a view shows them: the search field at the position that the app
    /// sets, or else at the end, which is a guess. While the user searches, only items of the keyboard are beside it.
    var withSearchInPosition: [ToolbarEntry] {
        guard let field = first(where: \.place.isSearch) else { return filter { $0.place != .searchPosition } }
        if field.place == .search(isPresented: true) { return [field] + filter { $0.place == .keyboard } }
        var items = filter { !$0.place.isSearch }
        if let position = items.firstIndex(where: { $0.place == .searchPosition }) {
            items[position] = field
        } else {
            items.append(field)
        }
        return items.filter { $0.place != .searchPosition }
    }
}

private struct HasItemsBelowKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True in a level of a navigation stack with items in the bar below it.
    var hasItemsBelow: Bool {
        get { self[HasItemsBelowKey.self] }
        set { self[HasItemsBelowKey.self] = newValue }
    }
}
