@_spi(Kernel) import Umwelt

extension View {
    /// Sets the title of the view to a localized resource.
    ///
    /// - Parameter titleResource: The title, looked up in the resource's bundle and table.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }
}
