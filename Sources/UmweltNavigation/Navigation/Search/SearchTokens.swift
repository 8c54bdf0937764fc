import Foundation
@_spi(Kernel) import Umwelt

/// The tokens of a search, without their type. Sendable without a check, as views use it on the main actor.
struct SearchTokens: @unchecked Sendable {
    /// The tokens in the field, each a button that removes it.
    let chips: AnyView

    /// The tokens that are suggested, each a button that adds it; nil for none.
    let suggestions: AnyView?

    /// Adds a token. Returns false if it has another type.
    let add: (Any) -> Bool

    /// Returns true if there are no tokens.
    let isEmpty: () -> Bool

    /// Removes the token before the text.
    let removeLast: () -> Void

    /// Removes all tokens.
    let clear: () -> Void
}

extension SearchTokens {
    /// The tokens of a binding; `label` makes the view of one from its index.
    fileprivate init<C: RandomAccessCollection & RangeReplaceableCollection, L: View>(
        _ tokens: Binding<C>, suggested: Binding<C>? = nil, label: @escaping (C.Index) -> L,
        suggestion: @escaping (C.Element) -> L?
    ) where C.Element: Identifiable {
        chips = AnyView(SearchChips(tokens: tokens, label: label))
        suggestions = suggested.map { suggested in
            AnyView(
                ForEach(suggested.wrappedValue.filter { new in !tokens.wrappedValue.contains { $0.id == new.id } }) {
                    element in
                    if let view = suggestion(element) { view.searchCompletion(element) }
                })
        }
        add = { token in
            guard let token = token as? C.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
            return true
        }
        isEmpty = { tokens.wrappedValue.isEmpty }
        removeLast = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeLast() } }
        clear = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } }
    }
}

/// The tokens in a search field.
private nonisolated struct SearchChips<C: RandomAccessCollection & RangeReplaceableCollection, Label: View>: View,
    SystemView
where C.Element: Identifiable {
    let tokens: Binding<C>
    let label: (C.Index) -> Label

    nonisolated init(tokens: Binding<C>, label: @escaping (C.Index) -> Label) {
        self.tokens = tokens
        self.label = label
    }

    @MainActor var body: some View {
        let elements = tokens.wrappedValue
        ForEach(Array(zip(elements.indices, elements)), id: \.1.id) { [tokens, label] index, element in
            Button {
                tokens.wrappedValue.removeAll { $0.id == element.id }
            } label: {
                label(index).lineLimit(1).font(.subheadline).padding(.horizontal, 8).padding(.vertical, 2)
                    .background(ControlFill.tinted, in: Capsule())
            }
            .buttonStyle(.plain)
            .accessibilityHint(SystemWord.removesFilter.text)
        }
    }
}

extension View {
    /// Adds a search field with tokens below the bar of the navigation stack.
    ///
    /// ```swift
    /// MailList(from: senders, matching: text).searchable(text: $text, tokens: $senders) { sender in
    ///     Label(sender.name, systemImage: "person")
    /// }
    /// .searchSuggestions { ForEach(people) { Text($0.name).searchCompletion($0) } }
    /// ```
    ///
    /// A press removes a token; the Delete key at the start of the text removes the last one.
    ///
    /// - Parameter token: Makes the view of a token.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt).searchTokens(tokens, token: token)
    }

    /// Adds a search field with tokens below the bar of the navigation stack, with a localized prompt.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - tokens: The tokens in the field.
    ///   - placement: The preferred position of the search field. It has no effect here: the field is below the bar.
    ///   - prompt: The text shown while the field is empty, a key of the app's localized strings.
    ///   - token: Makes the view of a token.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt).searchTokens(tokens, token: token)
    }

    /// Adds a search field with tokens below the bar of the navigation stack, with a prompt.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - tokens: The tokens in the field.
    ///   - placement: The preferred position of the search field. It has no effect here: the field is below the bar.
    ///   - prompt: The text shown while the field is empty.
    ///   - token: Makes the view of a token.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt).searchTokens(tokens, token: token)
    }

    /// Adds a search field with tokens below the bar of the navigation stack, with a binding that is true while the
    /// user searches.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - tokens: The tokens in the field.
    ///   - isPresented: True while the user searches.
    ///   - placement: The preferred position of the search field. It has no effect here: the field is below the bar.
    ///   - prompt: The text shown while the field is empty; nil for the default.
    ///   - token: Makes the view of a token.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
            .searchTokens(tokens, token: token)
    }

    /// Adds a search field with tokens below the bar of the navigation stack, with a localized prompt, and a binding
    /// that is true while the user searches.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - tokens: The tokens in the field.
    ///   - isPresented: True while the user searches.
    ///   - placement: The preferred position of the search field. It has no effect here: the field is below the bar.
    ///   - prompt: The text shown while the field is empty, a key of the app's localized strings.
    ///   - token: Makes the view of a token.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
            .searchTokens(tokens, token: token)
    }

    /// Adds a search field with tokens below the bar of the navigation stack, and suggests further tokens while the
    /// user searches.
    ///
    /// - Parameters:
    ///   - suggestedTokens: The tokens to suggest, without those in the field.
    ///   - token: Makes the view of a token.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt)
            .searchTokens(tokens, suggested: suggestedTokens, token: token)
    }

    /// Adds a search field with tokens and suggested tokens below the bar of the navigation stack, with a localized
    /// prompt.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - tokens: The tokens in the field.
    ///   - suggestedTokens: The tokens to suggest, without those in the field.
    ///   - placement: The preferred position of the search field. It has no effect here: the field is below the bar.
    ///   - prompt: The text shown while the field is empty, a key of the app's localized strings.
    ///   - token: Makes the view of a token.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt)
            .searchTokens(tokens, suggested: suggestedTokens, token: token)
    }

    /// Adds a search field with tokens and suggested tokens below the bar of the navigation stack, with a prompt.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - tokens: The tokens in the field.
    ///   - suggestedTokens: The tokens to suggest, without those in the field.
    ///   - placement: The preferred position of the search field. It has no effect here: the field is below the bar.
    ///   - prompt: The text shown while the field is empty.
    ///   - token: Makes the view of a token.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt)
            .searchTokens(tokens, suggested: suggestedTokens, token: token)
    }

    /// Adds a search field with editable tokens below the bar of the navigation stack: their views receive bindings.
    ///
    /// - Parameter token: Makes the view of a token from a binding to it.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, C: MutableCollection,
        C.Element: Identifiable
    {
        searchable(text: text, placement: placement, prompt: prompt)
            .searchTokens(SearchTokens(editableTokens, label: { token(editableTokens[$0]) }, suggestion: { _ in nil }))
    }

    /// Makes the view, a suggestion of a search, a button that adds a token to the field in place of the text.
    ///
    /// - Parameter token: The token to add to the search field.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        SearchTokenCompletion(content: self, token: token)
    }

    nonisolated private func searchTokens<C, T: View>(
        _ tokens: Binding<C>, suggested: Binding<C>? = nil, token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchTokens(
            SearchTokens(
                tokens, suggested: suggested, label: { token(tokens.wrappedValue[$0]) }, suggestion: { token($0) }))
    }

    nonisolated private func searchTokens(_ tokens: SearchTokens) -> some View {
        transformEnvironment(\.searchAdditions) { $0.tokens = tokens }
    }
}

/// A suggestion that adds a token to a search.
private nonisolated struct SearchTokenCompletion<Content: View, Token: Identifiable>: View, SystemView {
    let content: Content
    let token: Token

    @Environment(\.searchState) private var search

    nonisolated init(content: Content, token: Token) {
        self.content = content
        self.token = token
    }

    @MainActor var body: some View {
        if let context = search.context, let tokens = context.additions.tokens {
            Button {
                if tokens.add(token) { context.text.wrappedValue = "" }
                search.leaveSuggestions()
            } label: {
                content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
        } else {
            content
        }
    }
}
