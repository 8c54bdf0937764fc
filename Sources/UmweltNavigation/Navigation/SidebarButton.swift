@_spi(Kernel) import Umwelt

/// The button that shows or hides a sidebar: in the bar of a split view's column, and of a tab view.
nonisolated struct SidebarButton: View, SystemView {
    let isShown: Bool
    let toggle: @MainActor () -> Void

    nonisolated init(isShown: Bool, toggle: @escaping @MainActor () -> Void) {
        self.isShown = isShown
        self.toggle = toggle
    }

    @MainActor var body: some View {
        Button(action: toggle) { Image(systemName: "sidebar.leading").imageScale(.large) }
            .buttonStyle(.automatic)
            .accessibilityLabel((isShown ? SystemWord.hideSidebar : .showSidebar).text)
    }
}
