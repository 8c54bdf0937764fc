@_spi(Kernel) import Umwelt

extension Button where Label == UmweltControls.Label<Text, Image> {
    /// Makes a button with a text that is looked up in the language of the environment, and an image of an asset
    /// catalogue.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action, label: { UmweltControls.Label(titleKey, image: image) })
    }

    /// Makes a button with a string and an image of an asset catalogue.
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action, label: { UmweltControls.Label(title, image: image) })
    }

    /// Makes a button with a text that is looked up in the language of the environment, an image of an asset catalogue
    /// and a role.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: { UmweltControls.Label(titleKey, image: image) })
    }

    /// Makes a button with a string, an image of an asset catalogue and a role.
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: { UmweltControls.Label(title, image: image) })
    }
}
