@_spi(Kernel) import Umwelt

extension Button where Label == UmweltControls.Label<Text, Image> {
    /// Makes a button with a text that is looked up in the language of the environment, and a symbol.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action, label: { UmweltControls.Label(titleKey, systemImage: systemImage) })
    }

    /// Makes a button with a string and a symbol.
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action, label: { UmweltControls.Label(title, systemImage: systemImage) })
    }

    /// Makes a button with a text that is looked up in the language of the environment, a symbol and a role.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: { UmweltControls.Label(titleKey, systemImage: systemImage) })
    }

    /// Makes a button with a string, a symbol and a role.
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: { UmweltControls.Label(title, systemImage: systemImage) })
    }
}
