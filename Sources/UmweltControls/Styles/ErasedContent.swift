@_spi(Kernel) import Umwelt

/// A view without its type, such as the label in a style's configuration.
package nonisolated protocol ErasedContent: View, SystemView where Body == AnyView {
    nonisolated var content: AnyView { get }

    nonisolated init(content: AnyView)
}

extension ErasedContent {
    /// Makes the content from a view of any type.
    package nonisolated init(_ view: some View) { self.init(content: AnyView(view)) }

    /// The view, unchanged.
    @MainActor public var body: AnyView { content }
}
