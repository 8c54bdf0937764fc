@_spi(Kernel) import Umwelt

extension Toggle where Label == Text {
    /// Makes a switch with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - isOn: True while the control is on.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension Toggle where Label == UmweltControls.Label<Text, Image> {
    /// Makes a switch with a title from a resource, and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - isOn: True while the control is on.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { UmweltControls.Label(titleResource, systemImage: systemImage) }
    }
}
