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
    public nonisolated struct Label: ErasedContent {
        let content: AnyView
    }

    /// What is in the box.
    public nonisolated struct Content: ErasedContent {
        let content: AnyView
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
        styled(by: style, as: StyledGroupBox<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// How boxes look.
    var groupBoxStyle: StyleStack<GroupBoxStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension GroupBoxStyleConfiguration: StyleConfiguration {
    nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.groupBoxStyle }

    nonisolated static var systemStyle: StyleStack<Self> { StyleStack(DefaultGroupBoxStyle(), as: StyledGroupBox.self) }
}

/// What a style makes of a box.
private nonisolated struct StyledGroupBox<Style: GroupBoxStyle>: StyledView {
    let style: Style
    let configuration: GroupBoxStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
