@_spi(Kernel) import Umwelt

extension View {
    /// Puts a field below the bar of the navigation stack that this view is in, or that is in it, to write into what is
    /// looked for.
    ///
    /// ```swift
    /// NavigationStack {
    ///     List(books.filter { $0.matches(text) }) { BookRow(book: $0) }
    ///         .searchable(text: $text, prompt: "Titles and authors")
    /// }
    /// ```
    ///
    /// While somebody searches, ``EnvironmentValues/isSearching`` is true in this view. What they enter is told by
    /// ``View/onSubmit(of:_:)`` for ``SubmitTriggers/search``.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, presented: nil, prompt: prompt)
    }

    /// Puts a field below the bar of the navigation stack, with a prompt that is looked up in the language of the
    /// environment.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        SearchableView(content: self, text: text, presented: nil, prompt: Text(prompt))
    }

    /// Puts a field below the bar of the navigation stack, with a prompt.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        SearchableView(content: self, text: text, presented: nil, prompt: Text(prompt))
    }

    /// Puts a field below the bar of the navigation stack; a binding says, and is told, whether somebody searches.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, presented: isPresented, prompt: prompt)
    }

    /// Puts a field below the bar of the navigation stack, with a prompt that is looked up in the language of the
    /// environment; a binding says, and is told, whether somebody searches.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        SearchableView(content: self, text: text, presented: isPresented, prompt: Text(prompt))
    }

    /// Puts a field below the bar of the navigation stack, with a prompt; a binding says, and is told, whether somebody
    /// searches.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        SearchableView(content: self, text: text, presented: isPresented, prompt: Text(prompt))
    }
}

/// Where the field to search with is. All places that there are here are the one below the bar.
public struct SearchFieldPlacement: Sendable {
    /// Where it is usual.
    public static let automatic = SearchFieldPlacement()

    /// Below the bar.
    public static let navigationBarDrawer = SearchFieldPlacement()

    /// Below the bar, where it stays.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }

    /// When the field below the bar is shown. Here it always is.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// As usual.
        public static let automatic = NavigationBarDrawerDisplayMode()

        /// Always.
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

/// What a field to search with is made from.
struct SearchContext {
    let text: Binding<String>
    let isPresented: Binding<Bool>
    let prompt: Text?

    /// Has nothing searched for any more.
    @MainActor func dismiss() {
        text.wrappedValue = ""
        isPresented.wrappedValue = false
    }
}

/// A view in which somebody can search.
private nonisolated struct SearchableView<Content: View>: View, SystemView {
    let content: Content
    let text: Binding<String>
    let presented: Binding<Bool>?
    let prompt: Text?

    @State private var isSearching = false
    @Environment(\.navigationController) private var navigation

    nonisolated init(content: Content, text: Binding<String>, presented: Binding<Bool>?, prompt: Text?) {
        self.content = content
        self.text = text
        self.presented = presented
        self.prompt = prompt
    }

    @MainActor var body: some View {
        let context = SearchContext(text: text, isPresented: presented ?? $isSearching, prompt: prompt)
        let inner = content.environment(\.searchState, SearchState(context))
        if navigation == nil {
            // A stack inside shows the field.
            inner.environment(\.offeredSearch, context)
        } else {
            SearchedView(content: inner, context: context)
        }
    }
}

/// A view below the field to search in it with, whose background reaches under the field as it does under the bar.
nonisolated struct SearchedView<Content: View>: View, SystemView {
    let content: Content
    let context: SearchContext

    nonisolated init(content: Content, context: SearchContext) {
        self.content = content
        self.context = context
    }

    @MainActor var body: some View {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaInset(edge: .top, spacing: 0) { SearchField(context: context) }
    }
}

struct OfferedSearchKey: EnvironmentKey {
    static var defaultValue: SearchContext? { nil }
}

extension EnvironmentValues {
    /// What the next navigation stack inside shows a field for.
    var offeredSearch: SearchContext? {
        get { self[OfferedSearchKey.self] }
        set { self[OfferedSearchKey.self] = newValue }
    }
}
