@_spi(Kernel) import Umwelt

/// The role of a tab: its purpose, such as search.
public nonisolated struct TabRole: Hashable, Sendable {
    private enum Kind {
        case search, prominent
    }

    private let kind: Kind

    /// The role of the tab for searching. Without its own label, it is labelled "Search", with a magnifier.
    public static let search = TabRole(kind: .search)

    /// The role of the tab that stands out in the bar: at its end, on the tint. Of several, the first does.
    public static let prominent = TabRole(kind: .prominent)

    /// The default label of a tab with the role.
    fileprivate var label: Label<Text, Image>? {
        switch kind {
        case .search: Label(.search, systemImage: "magnifyingglass")
        case .prominent: nil
        }
    }
}

extension DefaultTabLabel {
    /// The label that a role brings along; an empty one without a role.
    fileprivate nonisolated init(role: TabRole?) { self.init(role.flatMap(\.label)) }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Makes a tab with a role, a localized text, and an image of the app's.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - image: The name of an image in the app's assets.
    ///   - value: The value that selects the tab.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, image: image, value: value, content: content)
        self.role = role
    }

    /// Makes a tab with a role, a localized text, and an image of the app's, for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - image: The name of an image in the app's assets.
    ///   - value: The value that selects the tab.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    nonisolated public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(titleKey, image: image, value: value, content: content)
        self.role = role
    }

    /// Makes a tab with a role, a string, and an image of the app's.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - image: The name of an image in the app's assets.
    ///   - value: The value that selects the tab.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(title, image: image, value: value, content: content)
        self.role = role
    }

    /// Makes a tab with a role, a string, and an image of the app's, for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - image: The name of an image in the app's assets.
    ///   - value: The value that selects the tab.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, T: Hashable>(
        _ title: S, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(title, image: image, value: value, content: content)
        self.role = role
    }

    /// Makes a tab with a role, a localized text, and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - value: The value that selects the tab.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: systemImage, value: value, content: content)
        self.role = role
    }

    /// Makes a tab with a role, a localized text, and a symbol, for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - value: The value that selects the tab.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    nonisolated public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(titleKey, systemImage: systemImage, value: value, content: content)
        self.role = role
    }

    /// Makes a tab with a role, a string, and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - value: The value that selects the tab.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(title, systemImage: systemImage, value: value, content: content)
        self.role = role
    }

    /// Makes a tab with a role, a string, and a symbol, for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - value: The value that selects the tab.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, T: Hashable>(
        _ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(title, systemImage: systemImage, value: value, content: content)
        self.role = role
    }

    /// Makes a tab whose role brings its label along.
    ///
    /// - Parameters:
    ///   - value: The value that selects the tab.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content(), label: DefaultTabLabel(role: role))
        self.role = role
    }

    /// Makes a tab whose role brings its label along, for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - value: The value that selects the tab.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    nonisolated public init<V: Hashable>(
        value: V, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(value: .some(value), content: content(), label: DefaultTabLabel(role: role))
        self.role = role
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// Makes a tab with a role and a label.
    ///
    /// - Parameters:
    ///   - value: The value that selects the tab.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    ///   - label: Makes the label.
    nonisolated public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content, label: label)
        self.role = role
    }

    /// Makes a tab with a role and a label, for a selection of an optional type.
    ///
    /// - Parameters:
    ///   - value: The value that selects the tab.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    ///   - label: Makes the label.
    nonisolated public init<V: Hashable>(
        value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(value: value, content: content, label: label)
        self.role = role
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Makes a tab with a role, a localized text, and an image of the app's, which is selected by its index.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - image: The name of an image in the app's assets.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, image: image, content: content)
        self.role = role
    }

    /// Makes a tab with a role, a string, and an image of the app's, which is selected by its index.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - image: The name of an image in the app's assets.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(title, image: image, content: content)
        self.role = role
    }

    /// Makes a tab with a role, a localized text, and a symbol, which is selected by its index.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: systemImage, content: content)
        self.role = role
    }

    /// Makes a tab with a role, a string, and a symbol, which is selected by its index.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(title, systemImage: systemImage, content: content)
        self.role = role
    }

    /// Makes a tab whose role brings its label along, and which is selected by its index.
    ///
    /// - Parameters:
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(role: role))
        self.role = role
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// Makes a tab with a role and a label, which is selected by its index.
    ///
    /// - Parameters:
    ///   - role: The purpose of the tab, such as `.search`; nil for none.
    ///   - content: Makes the content.
    ///   - label: Makes the label.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content, label: label)
        self.role = role
    }
}

/// The trait of a tab that it has a role.
struct TabRoleTrait: TabTrait {
    let role: TabRole?

    func add(to traits: inout TabTraits, at element: _Element) { traits.role = traits.role ?? role }
}
