@_spi(Kernel) import Umwelt

/// How labels look.
///
/// ```swift
/// struct Tile: LabelStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }
///     }
/// }
/// ```
///
/// A label within a style looks as the style outside of it says.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the label's looks.
    associatedtype Body: View

    /// What a style is given.
    typealias Configuration = LabelStyleConfiguration

    /// Makes a label's looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabelStyle`` is given.
public struct LabelStyleConfiguration {
    /// The label's title.
    public nonisolated struct Title: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
    }

    /// The label's icon.
    public nonisolated struct Icon: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
    }

    /// The title.
    public let title: Title

    /// The icon.
    public let icon: Icon

    nonisolated init(title: Title, icon: Icon) {
        self.title = title
        self.icon = icon
    }
}

extension View {
    /// Sets how labels in this view look.
    nonisolated public func labelStyle<S: LabelStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(\.labelStyle, transform: { $0.push(style) }, fileID: fileID, line: line)
    }
}

struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabelStyle> { StyleStack() }
}

extension EnvironmentValues {
    /// How labels look.
    var labelStyle: StyleStack<any LabelStyle> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension StyleStack<any LabelStyle> {
    /// A label in the innermost style.
    @MainActor
    func makeView(_ configuration: LabelStyleConfiguration) -> AnyView {
        func open<S: LabelStyle>(_ style: S) -> AnyView {
            show(StyledLabel(style: style, configuration: configuration), by: style, at: \.labelStyle)
        }
        if let style { return open(style) }
        return open(DefaultLabelStyle())
    }
}

/// What a style makes of a label, its properties installed.
private nonisolated struct StyledLabel<S: LabelStyle>: View, PropertyContainer, SystemView {
    let style: S
    let configuration: LabelStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }

    nonisolated static var reportedType: Any.Type { S.self }
}
