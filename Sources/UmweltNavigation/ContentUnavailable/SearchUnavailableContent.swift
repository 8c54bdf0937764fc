@_spi(Kernel) import Umwelt

/// The content of a ``ContentUnavailableView`` for a search without results.
public struct SearchUnavailableContent {
    /// The label: that there are no results for the search text.
    public nonisolated struct Label: View, SystemView {
        let text: String?

        /// A text and a symbol.
        @MainActor public var body: some View {
            if let text {
                UmweltControls.Label {
                    SystemWord.noResultsFor.text(text)
                } icon: {
                    Image(systemName: "magnifyingglass")
                }
            } else {
                UmweltControls.Label(SystemWord.noResults, systemImage: "magnifyingglass")
            }
        }
    }

    /// The description: advice for another search.
    public nonisolated struct Description: View, SystemView {
        /// A text.
        @MainActor public var body: some View { SystemWord.tryAnotherSearch.text }
    }

    /// The actions: none, as another search is all that the user can do.
    public nonisolated struct Actions: View, SystemView {
        /// No view.
        @MainActor public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// The view for a search without results.
    public static var search: ContentUnavailableView<Label, Description, Actions> { found(nil) }

    /// Returns the view for a search for a text that has no results.
    ///
    /// - Parameter text: The text that was searched for; an empty text is not mentioned.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        found(text.isEmpty ? nil : text)
    }

    private static func found(_ text: String?) -> Self {
        Self(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
    }
}
