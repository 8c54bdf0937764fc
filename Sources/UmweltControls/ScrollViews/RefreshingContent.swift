@_spi(Kernel) import Umwelt

/// The content of a scroll view, with a spinner above it while it is being refreshed.
nonisolated struct RefreshingContent<Content: View>: View, SystemView {
    let content: Content
    let isRefreshing: Bool

    nonisolated init(content: Content, isRefreshing: Bool) {
        self.content = content
        self.isRefreshing = isRefreshing
    }

    @MainActor var body: some View {
        if isRefreshing {
            ProgressView().frame(maxWidth: .infinity).padding(.vertical, 16)
        }
        content
    }
}
