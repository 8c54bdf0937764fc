import Foundation
@_spi(Kernel) import Umwelt

/// The text field of a search, with a button beside it that ends the search.
nonisolated struct SearchField: View, SystemView {
    let context: SearchContext
    let focus: FocusState<SearchPlace?>.Binding

    @Environment(\.submitActions) private var submitActions
    @Environment(\.searchSuggestionsPlacement) private var placement
    @Environment(\.appearance.search) private var measures
    @Environment(\.windowMargin) private var windowMargin

    nonisolated init(context: SearchContext, focus: FocusState<SearchPlace?>.Binding) {
        self.context = context
        self.focus = focus
    }

    @MainActor var body: some View {
        let isSearching = context.isPresented.wrappedValue
        Group {
            if let lengths = context.lengthsAtBottom(measures) {
                if context.isInBar {
                    bottomParts(lengths, isSearching: isSearching)
                } else {
                    bottomParts(lengths, isSearching: isSearching)
                        .padding(.horizontal, isSearching ? lengths.spacing : lengths.margin)
                        .modifier(BottomBand(height: lengths.band, distance: lengths.margin))
                }
            } else {
                topRows(isSearching: isSearching)
            }
        }
        .font(.body)
        // The escape key ends the search, too.
        .accessibilityAction(.escape) { if context.isPresented.wrappedValue { context.dismiss() } }
        .onChange(of: focus.wrappedValue) { _, place in if place == .field { context.isPresented.wrappedValue = true } }
        .onChange(of: isSearching, initial: true) { _, isSearching in
            if isSearching != (focus.wrappedValue != nil) { focus.wrappedValue = isSearching ? .field : nil }
        }
    }

    /// The field below the title, with the scopes.
    @MainActor private func topRows(isSearching: Bool) -> some View {
        VStack(spacing: 8) {
            if isMinimized {
                openButton.frame(maxWidth: .infinity, alignment: .trailing)
            } else {
                row(isSearching: isSearching)
            }
            if let scopes = context.shownScopes { scopes }
        }
        .padding(.horizontal, measures.margin ?? windowMargin)
        // As in UIKit's navigation bars.
        .padding(.top, 1)
        .padding(.bottom, 15)
    }

    /// The field at the lower edge of the window, in a capsule of glass, beside the button that ends the search. Among
    /// the items of a bar it is as high as they are: a guess.
    @MainActor private func bottomParts(_ lengths: SearchMeasures.AtBottom, isSearching: Bool) -> some View {
        HStack(spacing: lengths.spacing) {
            if isMinimized {
                openButton.frame(minWidth: lengths.button, minHeight: lengths.button).glassEffect()
                    .frame(maxWidth: context.isInBar ? nil : .infinity, alignment: .trailing)
            } else {
                field.padding(.horizontal, 14)
                    .frame(minHeight: isSearching || context.isInBar ? lengths.button : lengths.height)
                    .glassEffect()
            }
            if isSearching {
                Button {
                    context.dismiss()
                } label: {
                    Image(systemName: "xmark").frame(minWidth: lengths.button, minHeight: lengths.button)
                        .contentShape(Circle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel(SystemWord.cancel.text)
                .glassEffect()
            }
        }
    }

    /// True if the search is minimized and inactive, so that a button replaces the field.
    @MainActor private var isMinimized: Bool {
        context.additions.isMinimized && !context.isPresented.wrappedValue && context.text.wrappedValue.isEmpty
    }

    /// True if there is a token where the key that deletes finds no text. It deletes the token immediately: a guess,
    /// because it is unknown whether UIKit selects it first.
    @MainActor private var hasTokenBeforeCaret: Bool {
        context.text.wrappedValue.isEmpty && context.additions.tokens?.isEmpty() == false
    }

    /// The button that starts a search.
    @MainActor private var openButton: some View {
        Button {
            context.isPresented.wrappedValue = true
        } label: {
            Image(systemName: "magnifyingglass")
        }
        .buttonStyle(.automatic)
        .accessibilityLabel(SystemWord.search.text)
    }

    @MainActor private func row(isSearching: Bool) -> some View {
        HStack(spacing: 12) {
            field
                .padding(.horizontal, 8)
                .padding(.vertical, 7)
                .background(ControlFill.soft, in: RoundedRectangle(cornerRadius: measures.cornerRadius))
            if isSearching {
                Button {
                    context.dismiss()
                } label: {
                    SystemWord.cancel.text
                }
                .buttonStyle(.automatic)
            }
        }
    }

    /// The magnifying glass, the tokens and the text.
    @MainActor private var field: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            if let tokens = context.additions.tokens { tokens.chips }
            // As grey as the glass, and so darker than in other fields.
            TextField(
                text: context.text, prompt: (context.prompt ?? SystemWord.search.text).foregroundStyle(.secondary)
            ) {
                SystemWord.search.text
            }
            .textFieldStyle(.plain)
            .focused(focus, equals: .field)
            .onKeyPress(keys: hasTokenBeforeCaret ? [.delete] : []) { _ in
                guard hasTokenBeforeCaret else { return .ignored }
                context.additions.tokens?.removeLast()
                return .handled
            }
            .onKeyPress(keys: context.suggests(in: placement.set) ? [.downArrow] : []) { _ in
                focus.wrappedValue = .suggestion(0)
                return .handled
            }
            .modifier(SearchFocusModifier(focus: context.additions.focus))
            .keyboardType(.webSearch)
            .submitLabel(.search)
            .autocorrectionDisabled()
            .onSubmit { [submitActions] in
                context.submitted.wrappedValue = context.text.wrappedValue
                submitActions.performSearch()
            }
            .submitScope()
            if !context.text.wrappedValue.isEmpty {
                Button {
                    context.text.wrappedValue = ""
                } label: {
                    Image(systemName: "xmark.circle.fill")
                }
                .buttonStyle(.plain)
                .foregroundStyle(.secondary)
                .accessibilityLabel(SystemWord.clearText.text)
            }
        }
    }
}
