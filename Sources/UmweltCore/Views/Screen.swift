extension View {
    /// Makes the view a screen, with its own values that belong to a screen and not to the window: a tab, a level of a
    /// navigation stack, an inspector.
    package nonisolated func screen() -> some View { Screen(content: self) }
}

/// A screen: SwiftUI shows each in a hosting view, whose edit mode `EditButton` changes. A mode that the app sets outside
/// counts on all screens inside, which is a guess.
nonisolated struct Screen<Content: View>: View, SystemView {
    let content: Content

    @State private var editMode = EditMode.inactive

    nonisolated init(content: Content) { self.content = content }

    @MainActor var body: some View { content.environment(\.screenEditMode, $editMode) }
}

extension _Element {
    /// True if the views below are screens, as the element is between a tab view and its tabs. The value is fixed when
    /// the element is created.
    final var isAroundScreens: Bool {
        guard tree.hasInactiveElements else { return false }
        var outer = parent
        while let element = outer {
            if element.hasScreens { return true }
            if element.holdsLayoutNodes && !element.wrapsLayoutNodes { return false }
            outer = element.parent
        }
        return false
    }
}
