@_spi(Kernel) import Umwelt

extension View {
    /// Makes the view a screen of its own, with values that belong to a screen and not to the window: a tab, a level of
    /// a navigation stack, an inspector.
    nonisolated func screen() -> some View { Screen(content: self) }
}

/// A screen: SwiftUI shows each in a hosting view, whose edit mode ``EditButton`` changes. A mode that the app sets
/// outside counts on all screens inside, which is a guess.
private nonisolated struct Screen<Content: View>: View, SystemView {
    let content: Content

    @State private var editMode = EditMode.inactive

    nonisolated init(content: Content) { self.content = content }

    @MainActor var body: some View { content.environment(\.screenEditMode, $editMode) }
}
