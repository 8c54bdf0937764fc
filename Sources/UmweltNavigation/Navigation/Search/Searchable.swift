@_spi(Kernel) import Umwelt
import UmweltLists

extension View {
    /// Adds a search field below the bar of the navigation stack that this view is in, or that is in it.
    ///
    /// ```swift
    /// NavigationStack {
    ///     List(books.filter { $0.matches(text) }) { BookRow(book: $0) }
    ///         .searchable(text: $text, prompt: "Titles and authors")
    /// }
    /// ```
    ///
    /// While the user searches, ``EnvironmentValues/isSearching`` is true in this view. When the user submits the text,
    /// the actions of ``View/onSubmit(of:_:fileID:line:)`` for ``SubmitTriggers/search`` are called.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - placement: The preferred position of the search field. In the design of iOS 18 the field is always below the
    ///     bar.
    ///   - prompt: The text shown while the field is empty; nil for the default.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, placement: placement, presented: nil, prompt: prompt)
    }

    /// Adds a search field below the bar of the navigation stack, with a localized prompt.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - placement: The preferred position of the search field. In the design of iOS 18 the field is always below the
    ///     bar.
    ///   - prompt: The text shown while the field is empty, a key of the app's localized strings.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        SearchableView(content: self, text: text, placement: placement, presented: nil, prompt: Text(prompt))
    }

    /// Adds a search field below the bar of the navigation stack, with a prompt.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - placement: The preferred position of the search field. In the design of iOS 18 the field is always below the
    ///     bar.
    ///   - prompt: The text shown while the field is empty.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        SearchableView(content: self, text: text, placement: placement, presented: nil, prompt: Text(prompt))
    }

    /// Adds a search field below the bar of the navigation stack, with a binding that is true while the user searches.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - isPresented: True while the user searches.
    ///   - placement: The preferred position of the search field. In the design of iOS 18 the field is always below the
    ///     bar.
    ///   - prompt: The text shown while the field is empty; nil for the default.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, placement: placement, presented: isPresented, prompt: prompt)
    }

    /// Adds a search field below the bar of the navigation stack, with a localized prompt, and a binding that is true
    /// while the user searches.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - isPresented: True while the user searches.
    ///   - placement: The preferred position of the search field. In the design of iOS 18 the field is always below the
    ///     bar.
    ///   - prompt: The text shown while the field is empty, a key of the app's localized strings.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        SearchableView(content: self, text: text, placement: placement, presented: isPresented, prompt: Text(prompt))
    }

    /// Adds a search field below the bar of the navigation stack, with a prompt, and a binding that is true while the
    /// user searches.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - isPresented: True while the user searches.
    ///   - placement: The preferred position of the search field. In the design of iOS 18 the field is always below the
    ///     bar.
    ///   - prompt: The text shown while the field is empty.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        SearchableView(content: self, text: text, placement: placement, presented: isPresented, prompt: Text(prompt))
    }
}

/// The position of a search field. In the design of iOS 18 it is below the bar for every value.
public struct SearchFieldPlacement: Sendable {
    /// True if the field is below the title in every design.
    var isBelowTitle = false

    /// The default position: below the bar, or in the design of iOS 26 at the bottom of a narrow window.
    public static let automatic = SearchFieldPlacement()

    /// In the toolbar: as by default.
    public static let toolbar = SearchFieldPlacement()

    /// In the sidebar: the field is in the column whose content is searchable.
    public static let sidebar = SearchFieldPlacement()

    /// Below the bar.
    public static let navigationBarDrawer = SearchFieldPlacement(isBelowTitle: true)

    /// Below the bar.
    ///
    /// - Parameter displayMode: The visibility of the field; it has no effect here.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        navigationBarDrawer
    }

    /// When the field below the bar is visible. It always is.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// The default.
        public static let automatic = NavigationBarDrawerDisplayMode()

        /// The field is always visible.
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

/// The bindings and the prompt of a search field.
struct SearchContext {
    let text: Binding<String>
    let isPresented: Binding<Bool>
    let prompt: Text?

    /// The place of the field that the app asks for.
    var placement = SearchFieldPlacement.automatic

    /// True in a window of a regular width.
    var isInWideWindow = false

    /// True if the field is an item of the bar below.
    var isInBar = false

    /// Returns the lengths of a field at the lower edge of the window; nil for a field below the title: in a design or
    /// a window where all are there, and where the app asks for that.
    func lengthsAtBottom(_ measures: SearchMeasures) -> SearchMeasures.AtBottom? {
        isInWideWindow || placement.isBelowTitle ? nil : measures.atBottom
    }

    /// The scopes, while they show.
    @MainActor var shownScopes: AnyView? { additions.scopeActivation.isMet(by: self) ? additions.scopes : nil }

    /// The additions of views around the search to it.
    var additions = SearchAdditions()

    /// The last submitted text, for which suggestions are hidden.
    let submitted: Binding<String?>

    /// Returns true while suggestions are shown in a placement.
    @MainActor func suggests(in place: SearchSuggestionsPlacement.Set) -> Bool {
        guard isPresented.wrappedValue, submitted.wrappedValue != text.wrappedValue else { return false }
        return !additions.hiddenSuggestions.contains(place)
            && (additions.suggestions != nil || additions.tokens?.suggestions != nil)
    }

    /// Ends the search: empties the text, removes the tokens and sets `isPresented` to false.
    @MainActor func dismiss() {
        text.wrappedValue = ""
        additions.tokens?.clear()
        submitted.wrappedValue = nil
        isPresented.wrappedValue = false
    }
}

/// The content of `searchable`: shows the search field if it is in a navigation stack, otherwise passes it to a stack
/// inside.
private nonisolated struct SearchableView<Content: View>: View, SystemView {
    let content: Content
    let text: Binding<String>
    let placement: SearchFieldPlacement
    let presented: Binding<Bool>?
    let prompt: Text?

    @State private var isSearching = false
    @State private var submitted: String?
    @Environment(\.navigationController) private var navigation
    @Environment(\.searchAdditions) private var additions

    nonisolated init(
        content: Content, text: Binding<String>, placement: SearchFieldPlacement, presented: Binding<Bool>?,
        prompt: Text?
    ) {
        self.content = content
        self.text = text
        self.placement = placement
        self.presented = presented
        self.prompt = prompt
    }

    @MainActor var body: some View {
        let context = SearchContext(
            text: text, isPresented: presented ?? $isSearching, prompt: prompt, placement: placement,
            additions: additions, submitted: $submitted)
        let inner = content.environment(\.searchState, SearchState(context))
            .environment(\.searchAdditions, SearchAdditions())
        if navigation == nil {
            // A stack in the content shows the field.
            inner.environment(\.offeredSearch, context)
        } else {
            SearchedView(content: inner, context: context)
        }
    }
}

/// The position of the keyboard focus in a search.
enum SearchPlace: Hashable {
    case field
    /// The suggestion with an offset.
    case suggestion(Int)
}

/// A view below its search field; its background extends under the field, as it does under the bar.
nonisolated struct SearchedView<Content: View>: View, SystemView {
    let content: Content
    let context: SearchContext

    @FocusState private var focus: SearchPlace?
    @State private var isCovered = false
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.appearance.search) private var measures
    @Environment(\.hasItemsBelow) private var hasItemsBelow

    nonisolated init(content: Content, context: SearchContext) {
        self.content = content
        self.context = context
    }

    /// The search with the place of its field in the window.
    @MainActor private var placed: SearchContext {
        var placed = context
        placed.isInWideWindow = width != .compact
        placed.isInBar = hasItemsBelow && placed.lengthsAtBottom(measures) != nil
        return placed
    }

    /// The scopes of a search whose field is at the bottom.
    @MainActor private func scopeBand(_ scopes: AnyView, _ lengths: SearchMeasures.AtBottom) -> some View {
        scopes.frame(minHeight: lengths.scopeHeight)
            .padding(.horizontal, lengths.scopeMargin)
            .frame(minHeight: lengths.scopeBand)
            .fixedSize(horizontal: false, vertical: true)
            .modifier(BarExtension())
    }

    @MainActor var body: some View {
        // Content that the suggestions cover is neither read nor reached by the keyboard.
        content.transformEnvironment(\.isBelowTallBar) { [hasFieldAtTop] in if hasFieldAtTop { $0 = true } }
            .opacity(isCovered ? 0 : 1).frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay { SearchSuggestions(context: context, focus: $focus, isCovering: $isCovered) }
            .safeAreaInset(edge: .top, spacing: 0) {
                if !context.additions.isRemoved {
                    if let lengths = placed.lengthsAtBottom(measures) {
                        if let scopes = placed.shownScopes { scopeBand(scopes, lengths) }
                    } else {
                        SearchField(context: placed, focus: $focus).modifier(BarExtension())
                    }
                }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) {
                if !context.additions.isRemoved, placed.lengthsAtBottom(measures) != nil, !placed.isInBar {
                    SearchField(context: placed, focus: $focus)
                }
            }
            .toolbar {
                if !context.additions.isRemoved, placed.isInBar {
                    SearchBarItem(context: placed, isPresented: context.isPresented.wrappedValue, focus: $focus)
                }
            }
            .transformPreference(NavigationBarSettingsKey.self) { [hidesBar] in
                if hidesBar { $0.hidesForSearch = true }
            }
    }
}

struct OfferedSearchKey: ScreenLocalKey {
    static var defaultValue: SearchContext? { nil }
}

extension SearchedView {
    /// True if the field is between the bar and the content.
    @MainActor private var hasFieldAtTop: Bool {
        !context.additions.isRemoved && placed.lengthsAtBottom(measures) == nil
    }

    /// True while the search replaces the navigation bar.
    @MainActor private var hidesBar: Bool {
        width == .compact && !context.additions.isRemoved && context.additions.hidesBar
            && context.isPresented.wrappedValue
    }
}

extension EnvironmentValues {
    /// The search that the next navigation stack in the content shows a field for; nil for none.
    var offeredSearch: SearchContext? {
        get { self[OfferedSearchKey.self] }
        set { self[OfferedSearchKey.self] = newValue }
    }
}
