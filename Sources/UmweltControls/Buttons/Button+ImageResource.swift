@_spi(Kernel) import Umwelt

extension Button where Label == UmweltControls.Label<Text, Image> {
    /// Makes a button with a localized text, and an image of an asset catalogue.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - image: The image, a resource of the app.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action, label: { UmweltControls.Label(titleKey, image: image) })
    }

    /// Makes a button with a string and an image of an asset catalogue.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - image: The image, a resource of the app.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action, label: { UmweltControls.Label(title, image: image) })
    }

    /// Makes a button with a localized text, an image of an asset catalogue and a role.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - image: The image, a resource of the app.
    ///   - role: The purpose, such as `.destructive` or `.cancel`, which determines the appearance; nil for none.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: { UmweltControls.Label(titleKey, image: image) })
    }

    /// Makes a button with a string, an image of an asset catalogue and a role.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - image: The image, a resource of the app.
    ///   - role: The purpose, such as `.destructive` or `.cancel`, which determines the appearance; nil for none.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: { UmweltControls.Label(title, image: image) })
    }
}
