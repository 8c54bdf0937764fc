@_spi(Kernel) import Umwelt

/// The label of a tab that is made with a title and an image.
public nonisolated struct DefaultTabLabel: View, SystemView {
    private let label: Label<Text, Image>?

    package nonisolated init(_ label: Label<Text, Image>?) { self.label = label }

    /// The image and the title; empty for a tab without a title and a role.
    @MainActor public var body: some View { label }
}

extension Tab where Content: View, Label == DefaultTabLabel {
    nonisolated private init(_ label: UmweltControls.Label<Text, Image>, value: Value?, content: Content) {
        self.init(value: value, content: content, label: DefaultTabLabel(label))
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Makes a tab with a localized text, and an image of the app's.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - image: The name of an image in the app's assets.
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(UmweltControls.Label(titleKey, image: image), value: value, content: content())
    }

    /// Makes a tab with a localized text, and an image of the app's, for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - image: The name of an image in the app's assets.
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    nonisolated public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(UmweltControls.Label(titleKey, image: image), value: .some(value), content: content())
    }

    /// Makes a tab with a string, and an image of the app's.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - image: The name of an image in the app's assets.
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(UmweltControls.Label(title, image: image), value: value, content: content())
    }

    /// Makes a tab with a string, and an image of the app's, for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - image: The name of an image in the app's assets.
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, T: Hashable>(
        _ title: S, image: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(UmweltControls.Label(title, image: image), value: .some(value), content: content())
    }

    /// Makes a tab with a localized text, and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(UmweltControls.Label(titleKey, systemImage: systemImage), value: value, content: content())
    }

    /// Makes a tab with a localized text, and a symbol, for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    nonisolated public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(UmweltControls.Label(titleKey, systemImage: systemImage), value: .some(value), content: content())
    }

    /// Makes a tab with a string, and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(UmweltControls.Label(title, systemImage: systemImage), value: value, content: content())
    }

    /// Makes a tab with a string, and a symbol, for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - value: The value that selects the tab.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, T: Hashable>(
        _ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(UmweltControls.Label(title, systemImage: systemImage), value: .some(value), content: content())
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Makes a tab with a localized text, and an image of the app's, which is selected by its index.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - image: The name of an image in the app's assets.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(UmweltControls.Label(titleKey, image: image), value: nil, content: content())
    }

    /// Makes a tab with a string, and an image of the app's, which is selected by its index.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - image: The name of an image in the app's assets.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(UmweltControls.Label(title, image: image), value: nil, content: content())
    }

    /// Makes a tab with a localized text, and a symbol, which is selected by its index.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(UmweltControls.Label(titleKey, systemImage: systemImage), value: nil, content: content())
    }

    /// Makes a tab with a string, and a symbol, which is selected by its index.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(UmweltControls.Label(title, systemImage: systemImage), value: nil, content: content())
    }
}
