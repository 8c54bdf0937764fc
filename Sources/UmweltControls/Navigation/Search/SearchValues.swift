@_spi(Kernel) import Umwelt

/// Ends a search.
///
/// ```swift
/// @Environment(\.dismissSearch) private var dismissSearch
/// ```
@MainActor @preconcurrency
public struct DismissSearchAction {
    fileprivate let context: SearchContext?

    nonisolated fileprivate init(_ context: SearchContext?) { self.context = context }

    /// Empties the field and takes the focus away from it. Outside of what can be searched it does nothing.
    public func callAsFunction() { context?.dismiss() }
}

/// Whether somebody searches, and what ends that.
struct SearchState {
    let isSearching: Bool
    let context: SearchContext?

    init(_ context: SearchContext?) {
        isSearching = context?.isPresented.wrappedValue ?? false
        self.context = context
    }
}

struct SearchStateKey: EnvironmentKey {
    static var defaultValue: SearchState { SearchState(nil) }
}

extension EnvironmentValues {
    /// Whether somebody searches in the view; see ``View/searchable(text:placement:prompt:)-(_,_,LocalizedStringKey)``.
    public var isSearching: Bool { searchState.isSearching }

    /// Ends the search in the view.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(searchState.context) }

    var searchState: SearchState {
        get { self[SearchStateKey.self] }
        set { self[SearchStateKey.self] = newValue }
    }
}
