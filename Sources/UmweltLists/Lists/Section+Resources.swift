@_spi(Kernel) import Umwelt

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Makes a section with a resource as its header, which is localized.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleResource), content: content)
    }

    /// Makes a section with a resource as its header that shows its content while a binding is true.
    ///
    /// In a list in the sidebar style the header is a button that changes the binding.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - isExpanded: True while the group is expanded.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}
