@_spi(Kernel) import Umwelt

extension Toggle where Label == UmweltControls.Label<Text, Image> {
    /// Makes a toggle with a text that is looked up in the language of the environment, and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: { UmweltControls.Label(titleKey, systemImage: systemImage) })
    }

    /// Makes a toggle with a string and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: { UmweltControls.Label(title, systemImage: systemImage) })
    }
}
