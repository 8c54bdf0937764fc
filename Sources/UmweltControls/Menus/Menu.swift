@_spi(Kernel) import Umwelt

/// A button that shows a list of items to choose from.
///
/// ```swift
/// Menu("Sort") {
///     Button("By name") { order = .name }
///     Button("By date") { order = .date }
/// }
/// ```
///
/// The list may have buttons, links, toggles, pickers, dividers, texts and other menus. It is closed when an item was
/// pressed, unless ``View/menuActionDismissBehavior(_:fileID:line:)`` disables that.
public nonisolated struct Menu<Label: View, Content: View>: View, SystemView {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?

    @Environment(\.menuStyle) private var style
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.flattensMenus) private var isFlat

    nonisolated private init(label: Label, content: Content, primaryAction: (() -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    /// The label in the environment's menu style; within another menu, an item that opens a submenu.
    @MainActor public var body: some View {
        if isFlat {
            FlatMenu(label: label, content: content)
        } else if isInMenu {
            Submenu(label: label, content: content)
        } else {
            style.makeView(
                MenuStyleConfiguration(
                    label: .init(ofButton: label), content: .init(content), primaryAction: primaryAction))
        }
    }
}

extension Menu {
    /// Makes a menu with a label.
    ///
    /// - Parameters:
    ///   - content: The items: buttons, toggles, pickers, dividers, sections and further menus.
    ///   - label: The label of the button that opens the menu.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// Makes a menu with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - content: Makes the content.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }

    /// Makes a menu with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }

    /// Makes a button with a label that runs an action, with a menu beside it.
    ///
    /// - Parameters:
    ///   - content: Makes the content.
    ///   - label: Makes the label.
    ///   - primaryAction: The action of a press; a press on the part beside it shows the menu.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }

    /// Makes a button that runs an action, with a menu beside it and a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - content: Makes the content.
    ///   - primaryAction: The action of a press; a press on the part beside it shows the menu.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) where Label == Text {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }

    /// Makes a button that runs an action, with a menu beside it and a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - content: Makes the content.
    ///   - primaryAction: The action of a press; a press on the part beside it shows the menu.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) where Label == Text {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Makes the menu from a style's configuration, for a style that modifies the next outer style.
    ///
    /// - Parameter configuration: The configuration that the style was passed.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
    }
}

/// A menu whose items are there without a button that shows them.
package nonisolated struct FlatMenu<Label: View, Content: View>: View, SystemView {
    let label: Label
    let content: Content

    package nonisolated init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    @MainActor package var body: some View { VStack { content }.commandMenu(titledBy: label) }
}

struct FlattensMenusKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the items of menus are there without a button that shows them, for their keyboard shortcuts and for
    /// the menu bar.
    package var flattensMenus: Bool {
        get { self[FlattensMenusKey.self] }
        set { self[FlattensMenusKey.self] = newValue }
    }
}
