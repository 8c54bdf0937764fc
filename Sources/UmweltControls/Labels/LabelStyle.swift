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
    public nonisolated struct Title: ErasedContent {
        let content: AnyView
    }

    /// The label's icon.
    public nonisolated struct Icon: ErasedContent {
        let content: AnyView
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
        styled(by: style, as: StyledLabel<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// How labels look.
    var labelStyle: StyleStack<LabelStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension LabelStyleConfiguration: StyleConfiguration {
    nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.labelStyle }

    nonisolated static var systemStyle: StyleStack<Self> { StyleStack(DefaultLabelStyle(), as: StyledLabel.self) }
}

/// What a style makes of a label.
private nonisolated struct StyledLabel<Style: LabelStyle>: StyledView {
    let style: Style
    let configuration: LabelStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
