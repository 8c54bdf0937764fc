@_spi(Kernel) import Umwelt

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
    private enum Kind { case automatic, onTextEntry, onSearchPresentation }

    private let kind: Kind

    /// When the user starts searching.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }

    /// When the user has typed something.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onTextEntry) }

    /// When the user starts searching.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .onSearchPresentation) }

    /// Returns true if the scopes of a search show.
    @MainActor func isMet(by context: SearchContext) -> Bool {
        context.isPresented.wrappedValue && (kind != .onTextEntry || !context.text.wrappedValue.isEmpty)
    }
}

/// The appearance of an inactive search field.
public struct SearchToolbarBehavior: Sendable {
    fileprivate let isMinimized: Bool

    /// A field.
    public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(isMinimized: false) }

    /// A button that is replaced by the search field when it is pressed.
    public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(isMinimized: true) }
}

/// The behavior of the navigation bar while the user searches.
public struct SearchPresentationToolbarBehavior: Sendable {
    fileprivate let hidesBar: Bool

    /// Hides the bar in windows of a compact width.
    public static var automatic: SearchPresentationToolbarBehavior { Self(hidesBar: true) }

    /// The bar stays visible.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { Self(hidesBar: false) }
}

/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private enum Kind { case automatic, menu, content }

    private let kind: Kind

    /// A set of places.
    public struct Set: OptionSet, Sendable {
        /// The placements as bits.
        public var rawValue: Int

        /// Makes a set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The suggestions appear in a menu at the search field.
        public static var menu: Set { Set(rawValue: 1) }

        /// The suggestions replace the content.
        public static var content: Set { Set(rawValue: 2) }
    }

    /// The placement as a set.
    var set: Set { kind == .menu ? .menu : .content }

    /// The default placement for the window.
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .automatic) }

    /// The suggestions appear in a menu at the search field.
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .menu) }

    /// The suggestions replace the content.
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .content) }
}

extension EnvironmentValues {
    /// The placement of search suggestions: the content.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}

extension View {
    /// Sets the visibility of search suggestions at some places. Here they are in place of the content.
    ///
    /// - Parameters:
    ///   - visibility: The visibility; with `.automatic` the style or the host decides.
    ///   - placements: The placements to change: the menu, the content, or both.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.searchAdditions,
            transform: {
                if visibility == .hidden {
                    $0.hiddenSuggestions.formUnion(placements)
                } else {
                    $0.hiddenSuggestions.subtract(placements)
                }
            }, fileID: fileID, line: line)
    }

    /// Sets the appearance of an inactive search field in this view.
    ///
    /// - Parameters:
    ///   - behavior: The behaviour.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func searchToolbarBehavior(
        _ behavior: SearchToolbarBehavior, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.searchAdditions, transform: { $0.isMinimized = behavior.isMinimized }, fileID: fileID, line: line)
    }

    /// Sets whether the navigation bar hides while the user searches in this view.
    ///
    /// - Parameters:
    ///   - behavior: The behaviour.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.searchAdditions, transform: { $0.hidesBar = behavior.hidesBar }, fileID: fileID, line: line)
    }
}
