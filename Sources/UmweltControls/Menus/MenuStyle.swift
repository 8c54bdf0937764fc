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
    public nonisolated struct Label: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
    }

    /// What the menu holds.
    public nonisolated struct Content: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
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
        transformEnvironment(\.menuStyle, transform: { $0.push(style) }, fileID: fileID, line: line)
    }
}

struct MenuStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any MenuStyle> { StyleStack() }
}

extension EnvironmentValues {
    /// How the buttons of menus look.
    var menuStyle: StyleStack<any MenuStyle> {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

extension StyleStack<any MenuStyle> {
    /// A menu in the innermost style.
    @MainActor
    func makeView(_ configuration: MenuStyleConfiguration) -> AnyView {
        func open<S: MenuStyle>(_ style: S) -> AnyView {
            show(StyledMenu(style: style, configuration: configuration), by: style, at: \.menuStyle)
        }
        if let style { return open(style) }
        return open(DefaultMenuStyle())
    }
}

/// What a style makes of a menu, its properties installed.
private nonisolated struct StyledMenu<S: MenuStyle>: View, PropertyContainer, SystemView {
    let style: S
    let configuration: MenuStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }

    nonisolated static var reportedType: Any.Type { S.self }
}
