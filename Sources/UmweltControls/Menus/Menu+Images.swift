@_spi(Kernel) import Umwelt

extension Menu where Label == UmweltControls.Label<Text, Image> {
    /// Makes a menu with a text that is looked up in the language of the environment, and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, label: { UmweltControls.Label(titleKey, systemImage: systemImage) })
    }

    /// Makes a menu with a string and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, label: { UmweltControls.Label(title, systemImage: systemImage) })
    }
}
