@_spi(Kernel) import Umwelt

extension Toggle where Label == UmweltControls.Label<Text, Image> {
    /// Makes a toggle with a localized text, and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - isOn: True while the control is on.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: { UmweltControls.Label(titleKey, systemImage: systemImage) })
    }

    /// Makes a toggle with a string and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - isOn: True while the control is on.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: { UmweltControls.Label(title, systemImage: systemImage) })
    }
}
