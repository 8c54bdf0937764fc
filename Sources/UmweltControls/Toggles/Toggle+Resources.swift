@_spi(Kernel) import Umwelt

extension Toggle where Label == Text {
    /// Makes a switch with a resource, which is looked up in the language of the environment.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension Toggle where Label == UmweltControls.Label<Text, Image> {
    /// Makes a switch with a resource, which is looked up in the language of the environment, and a symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { UmweltControls.Label(titleResource, systemImage: systemImage) }
    }
}
