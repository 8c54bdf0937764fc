@_spi(Kernel) import Umwelt

extension Menu where Label == UmweltControls.Label<Text, Image> {
    /// Makes a button that runs an action, with a menu beside it, a localized text, and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - content: Makes the content.
    ///   - primaryAction: The action of a press; a press on the part beside it shows the menu.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { UmweltControls.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Makes a button that runs an action, with a menu beside it, a string and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - content: Makes the content.
    ///   - primaryAction: The action of a press; a press on the part beside it shows the menu.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { UmweltControls.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}
