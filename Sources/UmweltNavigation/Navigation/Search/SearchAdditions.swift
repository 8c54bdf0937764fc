@_spi(Kernel) import Umwelt

/// The additions of modifiers around `searchable` to its search. Sendable without a check, as views use it on the main
/// actor.
struct SearchAdditions: @unchecked Sendable {
    /// The suggestions; nil for none.
    var suggestions: AnyView?

    /// The control for the scopes; nil for none.
    var scopes: AnyView?

    /// When the scopes are shown.
    var scopeActivation = SearchScopeActivation.automatic

    /// The placements in which suggestions are hidden.
    var hiddenSuggestions: SearchSuggestionsPlacement.Set = []

    /// True without a field.
    var isRemoved = false

    /// True if the field shows as a button until the user searches.
    var isMinimized = false

    /// True if the navigation bar hides while the user searches, where windows have a compact width.
    var hidesBar = true

    /// The tokens beside the text; nil for none.
    var tokens: SearchTokens?

    /// The state that follows the field's focus; nil for none.
    var focus: SearchFocus?
}

struct SearchAdditionsKey: EnvironmentKey {
    static var defaultValue: SearchAdditions { SearchAdditions() }
}

extension EnvironmentValues {
    /// The additions of modifiers outside to the next search inside.
    var searchAdditions: SearchAdditions {
        get { self[SearchAdditionsKey.self] }
        set { self[SearchAdditionsKey.self] = newValue }
    }
}

extension View {
    /// Sets the control for the scopes of searches in this view.
    nonisolated func searchScopeControl(_ control: some View, fileID: StaticString, line: UInt) -> some View {
        let view = AnyView(control)
        return transformEnvironment(\.searchAdditions, transform: { $0.scopes = view }, fileID: fileID, line: line)
    }
}

extension View {
    /// Binds the focus of the search field in this view to a state: true while the field has the focus.
    ///
    /// - Parameters:
    ///   - binding: The binding to the state, which is true while the search field has the focus.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func searchFocused(
        _ binding: FocusState<Bool>.Binding, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.searchAdditions, transform: { $0.focus = BoundSearchFocus(binding: binding, value: true) },
            fileID: fileID, line: line)
    }

    /// Binds the focus of the search field in this view to a value of a state.
    ///
    /// - Parameters:
    ///   - binding: The binding to the state, such as `$field`.
    ///   - value: The value of the state while the search field has the focus.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.searchAdditions, transform: { $0.focus = BoundSearchFocus(binding: binding, value: value) },
            fileID: fileID, line: line)
    }
}

/// A state of any type that follows the focus of a search field.
class SearchFocus {
    nonisolated func view(of content: AnyView) -> AnyView { content }
}

private final class BoundSearchFocus<Value: Hashable>: SearchFocus {
    private let binding: FocusState<Value>.Binding
    private let value: Value

    init(binding: FocusState<Value>.Binding, value: Value) {
        self.binding = binding
        self.value = value
    }

    override nonisolated func view(of content: AnyView) -> AnyView {
        AnyView(content.focused(binding, equals: value))
    }
}

/// The modifier that binds a search field's focus to a state; nil for none.
nonisolated struct SearchFocusModifier: ViewModifier {
    let focus: SearchFocus?

    nonisolated init(focus: SearchFocus?) { self.focus = focus }

    @MainActor func body(content: Content) -> some View {
        if let focus { focus.view(of: AnyView(content)) } else { content }
    }
}

extension [SubmitAction] {
    /// Runs the actions of a submitted search, innermost first.
    @MainActor func performSearch() {
        for action in reversed() where action.triggers.contains(.search) { action.action() }
    }
}
