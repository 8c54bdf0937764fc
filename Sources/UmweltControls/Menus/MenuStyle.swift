@_spi(Kernel) import Umwelt

/// A type that defines the appearance of the buttons of menus.
///
/// ```swift
/// struct Framed: MenuStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Menu(configuration).padding(4).background(.yellow, in: Capsule())
///     }
/// }
/// ```
///
/// A menu inside of `makeBody` has the next outer style.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the view that shows the button.
    associatedtype Body: View

    /// The parts of a menu that a style shows.
    typealias Configuration = MenuStyleConfiguration

    /// Returns the view that shows a menu's button.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu, for a ``MenuStyle`` to pass to `Menu(configuration)`.
public struct MenuStyleConfiguration {
    /// The label of the menu's button.
    public nonisolated struct Label: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The items of the menu.
    public nonisolated struct Content: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
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
    /// Sets the style of the buttons of menus in this view.
    ///
    /// - Parameters:
    ///   - style: The style, such as `.button` or `.borderlessButton`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func menuStyle<S: MenuStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledMenu<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// The styles of menus, from the inside out.
    var menuStyle: StyleStack<MenuStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension MenuStyleConfiguration: StyleConfiguration {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.menuStyle }

    package nonisolated static var systemStyle: StyleStack<Self> { StyleStack(DefaultMenuStyle(), as: StyledMenu.self) }
}

/// The view that a style shows for a menu.
private nonisolated struct StyledMenu<Style: MenuStyle>: StyledView {
    let style: Style
    let configuration: MenuStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
