@_spi(Kernel) import Umwelt

/// How the buttons of menus look.
///
/// ```swift
/// struct Framed: MenuStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Menu(configuration).padding(4).background(.yellow, in: Capsule())
///     }
/// }
/// ```
///
/// A menu within a style looks as the style outside of it says.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the button's looks.
    associatedtype Body: View

    /// What a style is given.
    typealias Configuration = MenuStyleConfiguration

    /// Makes a menu's button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``MenuStyle`` is given: the parts of a menu, for `Menu(configuration)`.
public struct MenuStyleConfiguration {
    /// The label of the menu's button.
    public nonisolated struct Label: ErasedContent {
        let content: AnyView
    }

    /// What the menu holds.
    public nonisolated struct Content: ErasedContent {
        let content: AnyView
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?

    nonisolated init(label: Label, content: Content, primaryAction: (() -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }
}

extension View {
    /// Sets how the buttons of menus in this view look.
    nonisolated public func menuStyle<S: MenuStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledMenu<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// How the buttons of menus look.
    var menuStyle: StyleStack<MenuStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension MenuStyleConfiguration: StyleConfiguration {
    nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.menuStyle }

    nonisolated static var systemStyle: StyleStack<Self> { StyleStack(DefaultMenuStyle(), as: StyledMenu.self) }
}

/// What a style makes of a menu.
private nonisolated struct StyledMenu<Style: MenuStyle>: StyledView {
    let style: Style
    let configuration: MenuStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
