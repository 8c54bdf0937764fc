import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt shows scopes while the user searches: leave the activation out.")
public struct SearchScopeActivation {
    public static var automatic: SearchScopeActivation { SearchScopeActivation() }

    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }

    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}

@available(*, unavailable, message: "Umwelt shows scopes while the user searches: leave the activation out.")
extension View {
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { self }
}

@available(*, unavailable, message: "Umwelt shows suggestions below the search field only: leave their place out.")
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    public struct Set: OptionSet, Sendable {
        public var rawValue: Int { 0 }

        public init(rawValue: Int) {}

        public static var menu: Set { [] }

        public static var content: Set { [] }
    }

    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement() }

    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement() }

    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement() }
}

@available(*, unavailable, message: "Umwelt shows suggestions below the search field only: leave their place out.")
extension EnvironmentValues {
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

@available(*, unavailable, message: "Umwelt shows suggestions below the search field only: leave their place out.")
extension View {
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View { self }
}
