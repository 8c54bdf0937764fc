@_spi(Kernel) import Umwelt

extension Button where Label == UmweltControls.Label<Text, Image> {
    /// Makes a button with a localized text, and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action, label: { UmweltControls.Label(titleKey, systemImage: systemImage) })
    }

    /// Makes a button with a string and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action, label: { UmweltControls.Label(title, systemImage: systemImage) })
    }

    /// Makes a button with a localized text, a symbol and a role.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - role: The purpose, such as `.destructive` or `.cancel`, which determines the appearance; nil for none.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: { UmweltControls.Label(titleKey, systemImage: systemImage) })
    }

    /// Makes a button with a string, a symbol and a role.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - role: The purpose, such as `.destructive` or `.cancel`, which determines the appearance; nil for none.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: { UmweltControls.Label(title, systemImage: systemImage) })
    }
}
