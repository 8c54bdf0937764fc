@_spi(Kernel) import Umwelt

/// A root view, and above it the levels that the user or the app has navigated to.
public nonisolated struct NavigationView<Content: View>: View, SystemView {
    private let content: Content

    /// Makes a stack with a root view.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The view as a ``NavigationStack``.
    @MainActor public var body: some View { NavigationStack { content } }
}
