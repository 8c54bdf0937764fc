@_spi(Kernel) import Umwelt

/// Shows a view, and over it what somebody navigates to.
public nonisolated struct NavigationView<Content: View>: View, SystemView {
    private let content: Content

    /// Makes a stack that starts with a view.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The same as a stack.
    @MainActor public var body: some View { NavigationStack { content } }
}
