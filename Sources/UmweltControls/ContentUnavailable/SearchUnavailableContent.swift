@_spi(Kernel) import Umwelt

/// What a ``ContentUnavailableView`` says of a search that found nothing.
public struct SearchUnavailableContent {
    /// Says that nothing was found, and of what.
    public nonisolated struct Label: View, SystemView {
        let text: String?

        /// A text and a symbol.
        @MainActor public var body: some View {
            if let text {
                UmweltControls.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
            } else {
                UmweltControls.Label("No Results", systemImage: "magnifyingglass")
            }
        }
    }

    /// Says what may help.
    public nonisolated struct Description: View, SystemView {
        /// A text.
        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// Nothing: to search for something else is all that can be done.
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
    /// Says that a search found nothing.
    public static var search: ContentUnavailableView<Label, Description, Actions> { found(nil) }

    /// Says that a search for a text found nothing.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        found(text.isEmpty ? nil : text)
    }

    private static func found(_ text: String?) -> Self {
        Self(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
    }
}
