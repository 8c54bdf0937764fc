@_spi(Kernel) import Umwelt

/// A view that was given without its type, such as the label in a style's configuration.
nonisolated protocol ErasedContent: View, SystemView where Body == AnyView {
    nonisolated var content: AnyView { get }

    nonisolated init(content: AnyView)
}

extension ErasedContent {
    /// Hides the type of a view.
    nonisolated init(_ view: some View) { self.init(content: AnyView(view)) }

    /// The view that was given.
    @MainActor public var body: AnyView { content }
}
