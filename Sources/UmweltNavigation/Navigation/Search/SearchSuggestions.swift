@_spi(Kernel) import Umwelt

extension View {
    /// Sets the suggestions of searches in this view. They show below the field while the user searches, in place of
    /// the content, until a search is submitted.
    ///
    /// ```swift
    /// BookList(matching: text).searchable(text: $text).searchSuggestions {
    ///     ForEach(suggestions, id: \.self) { Text($0).searchCompletion($0) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - suggestions: Texts or labels with `searchCompletion(_:)`, or any views.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func searchSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let view = AnyView(suggestions())
        return transformEnvironment(\.searchAdditions, transform: { $0.suggestions = view }, fileID: fileID, line: line)
    }

    /// Makes the view, a suggestion of a search, a button that writes a text into the field and submits it.
    ///
    /// - Parameter completion: The text to put into the search field.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        SearchCompletion(content: self, completion: completion)
    }

    /// Adds a search field below the bar of the navigation stack, with suggestions.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - placement: The preferred position of the search field. It has no effect here: the field is below the bar.
    ///   - prompt: The text shown while the field is empty; nil for the default.
    ///   - suggestions: Makes the suggestions.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field below the bar of the navigation stack, with suggestions, and a localized prompt.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - placement: The preferred position of the search field. It has no effect here: the field is below the bar.
    ///   - prompt: The text shown while the field is empty, a key of the app's localized strings.
    ///   - suggestions: Makes the suggestions.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field below the bar of the navigation stack, with suggestions and a prompt.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - placement: The preferred position of the search field. It has no effect here: the field is below the bar.
    ///   - prompt: The text shown while the field is empty.
    ///   - suggestions: Makes the suggestions.
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}

/// The suggestions of a search, one below the other. Arrow keys move the focus among them and the field.
nonisolated struct SearchSuggestions: View, SystemView {
    let context: SearchContext
    let focus: FocusState<SearchPlace?>.Binding

    /// True while there are suggestions, in front of the content.
    let isCovering: Binding<Bool>

    @Environment(\.searchSuggestionsPlacement) private var placement

    nonisolated init(
        context: SearchContext, focus: FocusState<SearchPlace?>.Binding, isCovering: Binding<Bool>
    ) {
        self.context = context
        self.focus = focus
        self.isCovering = isCovering
    }

    @MainActor var body: some View {
        if context.suggests(in: placement.set) {
            Group(
                subviews: Group {
                    context.additions.tokens?.suggestions
                    context.additions.suggestions
                }
            ) { rows in
                if !rows.isEmpty {
                    ScrollView {
                        VStack(alignment: .leading, spacing: 0) {
                            ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
                                row.modifier(SuggestionFocus(focus: focus, index: index))
                                    .padding(.horizontal, 16).padding(.vertical, 11)
                                    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                                Divider().padding(.leading, 16)
                            }
                        }
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color.windowBackground)
                    .accessibilityAction(.escape) { context.dismiss() }
                    .onAppear { isCovering.wrappedValue = true }
                    .onDisappear { isCovering.wrappedValue = false }
                }
            }
            .environment(\.searchState, SearchState(context, focus))
        }
    }
}

/// The focus of a suggestion, and the keys that move it. The last suggestion keeps it.
private nonisolated struct SuggestionFocus: ViewModifier, SystemView {
    let focus: FocusState<SearchPlace?>.Binding
    let index: Int

    nonisolated init(focus: FocusState<SearchPlace?>.Binding, index: Int) {
        self.focus = focus
        self.index = index
    }

    @MainActor func body(content: Content) -> some View {
        content.focused(focus, equals: .suggestion(index))
            .onKeyPress(keys: [.upArrow, .downArrow]) { [focus, index] press in
                let next = press.key == .upArrow ? index - 1 : index + 1
                focus.wrappedValue = next < 0 ? .field : .suggestion(next)
                return .handled
            }
    }
}

/// A suggestion that completes the text of a search.
private nonisolated struct SearchCompletion<Content: View>: View, SystemView {
    let content: Content
    let completion: String

    @Environment(\.searchState) private var search
    @Environment(\.submitActions) private var submitActions

    nonisolated init(content: Content, completion: String) {
        self.content = content
        self.completion = completion
    }

    @MainActor var body: some View {
        if let context = search.context {
            Button {
                context.text.wrappedValue = completion
                context.submitted.wrappedValue = completion
                search.leaveSuggestions()
                submitActions.performSearch()
            } label: {
                content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
        } else {
            content
        }
    }
}
