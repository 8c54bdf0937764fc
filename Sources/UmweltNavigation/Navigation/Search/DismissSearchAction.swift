@_spi(Kernel) import Umwelt

/// The action that ends a search.
///
/// ```swift
/// @Environment(\.dismissSearch) private var dismissSearch
/// ```
@MainActor @preconcurrency
public struct DismissSearchAction {
    fileprivate let context: SearchContext?

    nonisolated fileprivate init(_ context: SearchContext?) { self.context = context }

    /// Empties the field and removes the focus from it. Has no effect outside of `searchable`.
    public func callAsFunction() { context?.dismiss() }
}

/// The search that a view is in: true while the user searches, and the context to end it.
struct SearchState {
    let isSearching: Bool
    let context: SearchContext?

    /// The state that moves the focus among the field and the suggestions; nil outside of these.
    private let focus: FocusState<SearchPlace?>.Binding?

    init(_ context: SearchContext?, _ focus: FocusState<SearchPlace?>.Binding? = nil) {
        isSearching = context?.isPresented.wrappedValue ?? false
        self.context = context
        self.focus = focus
    }

    /// Returns the focus from the chosen suggestion to the field.
    @MainActor func leaveSuggestions() {
        if case .suggestion? = focus?.wrappedValue { focus?.wrappedValue = .field }
    }
}

struct SearchStateKey: EnvironmentKey {
    static var defaultValue: SearchState { SearchState(nil) }
}

extension EnvironmentValues {
    /// True while the user searches in the view; see
    /// ``View/searchable(text:placement:prompt:)-(_,_,LocalizedStringKey)``.
    public var isSearching: Bool { searchState.isSearching }

    /// The action that ends the search in the view.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(searchState.context) }

    var searchState: SearchState {
        get { self[SearchStateKey.self] }
        set { self[SearchStateKey.self] = newValue }
    }
}
