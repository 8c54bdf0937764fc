@_spi(Kernel) import Umwelt

extension Menu where Label == UmweltControls.Label<Text, Image> {
    /// Makes a menu with a localized text, and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, label: { UmweltControls.Label(titleKey, systemImage: systemImage) })
    }

    /// Makes a menu with a string and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, label: { UmweltControls.Label(title, systemImage: systemImage) })
    }
}
