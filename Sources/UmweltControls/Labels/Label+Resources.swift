@_spi(Kernel) import Umwelt

extension Label where Title == Text, Icon == Image {
    /// Makes a label with a title from a resource, and an image of the app's.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - name: The name of a symbol, or of an image in the app's assets.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(decorative: name) })
    }

    /// Makes a label with a title from a resource, and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - name: The name of a symbol, or of an image in the app's assets.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(decorativeSymbol: name) })
    }
}
