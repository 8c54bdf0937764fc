@_spi(Kernel) import Umwelt

/// How boxes look.
///
/// ```swift
/// struct Framed: GroupBoxStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.label; configuration.content }.padding().border(.gray)
///     }
/// }
/// ```
///
/// A box within a style looks as the style outside of it says.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the looks.
    associatedtype Body: View

    /// What a style is given.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Makes the looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``GroupBoxStyle`` is given.
public struct GroupBoxStyleConfiguration {
    /// What the box is called.
    public nonisolated struct Label: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
    }

    /// What is in the box.
    public nonisolated struct Content: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
    }

    /// What the box is called.
    public let label: Label

    /// What is in the box.
    public let content: Content

    nonisolated init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension View {
    /// Sets how boxes in this view look.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(\.groupBoxStyle, transform: { $0.push(style) }, fileID: fileID, line: line)
    }
}

struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any GroupBoxStyle> { StyleStack() }
}

extension EnvironmentValues {
    /// How boxes look.
    var groupBoxStyle: StyleStack<any GroupBoxStyle> {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension StyleStack<any GroupBoxStyle> {
    /// A box in the innermost style.
    @MainActor
    func makeView(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
        func open<S: GroupBoxStyle>(_ style: S) -> AnyView {
            show(StyledGroupBox(style: style, configuration: configuration), by: style, at: \.groupBoxStyle)
        }
        if let style { return open(style) }
        return open(DefaultGroupBoxStyle())
    }
}

/// What a style makes of a box, its properties installed.
private nonisolated struct StyledGroupBox<S: GroupBoxStyle>: View, PropertyContainer, SystemView {
    let style: S
    let configuration: GroupBoxStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }

    nonisolated static var reportedType: Any.Type { S.self }
}
