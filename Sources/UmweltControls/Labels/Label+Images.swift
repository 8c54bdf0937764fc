@_spi(Kernel) import Umwelt

extension Label where Title == Text, Icon == Image {
    /// Makes a label with a localized text, and an image of the app's.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - name: The name of a symbol, or of an image in the app's assets.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(decorative: name) })
    }

    /// Makes a label with a localized text, and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - name: The name of a symbol, or of an image in the app's assets.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(decorativeSymbol: name) })
    }

    /// Makes a label with a string and an image of the app's.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - name: The name of a symbol, or of an image in the app's assets.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(decorative: name) })
    }

    /// Makes a label with a string and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - name: The name of a symbol, or of an image in the app's assets.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(decorativeSymbol: name) })
    }

    /// Makes a label with a localized text, and an image of an asset catalogue.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - resource: The image, from an asset catalogue.
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(decorative: resource) })
    }

    /// Makes a label with a string and an image of an asset catalogue.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - resource: The image, from an asset catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(decorative: resource) })
    }
}

extension Image {
    /// Makes an image of a symbol that repeats the text beside it, and is therefore hidden from assistive technology.
    nonisolated init(decorativeSymbol name: String) {
        self.init(source: .symbol(name, variableValue: nil), label: .none)
    }
}
