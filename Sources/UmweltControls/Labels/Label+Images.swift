@_spi(Kernel) import Umwelt

extension Label where Title == Text, Icon == Image {
    /// Makes a label with a text that is looked up in the language of the environment, and an image of the app's.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(decorative: name) })
    }

    /// Makes a label with a text that is looked up in the language of the environment, and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(decorativeSymbol: name) })
    }

    /// Makes a label with a string and an image of the app's.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(decorative: name) })
    }

    /// Makes a label with a string and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(decorativeSymbol: name) })
    }

    /// Makes a label with a text that is looked up in the language of the environment, and an image of an asset
    /// catalogue.
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(decorative: resource) })
    }

    /// Makes a label with a string and an image of an asset catalogue.
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
