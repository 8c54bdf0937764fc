@_spi(Kernel) import Umwelt

/// How labelled contents look.
///
/// ```swift
/// struct Stacked: LabeledContentStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) { configuration.label.font(.caption); configuration.content }
///     }
/// }
/// ```
///
/// Labelled content within a style looks as the style outside of it says.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the looks.
    associatedtype Body: View

    /// What a style is given.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Makes the looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabeledContentStyle`` is given.
public struct LabeledContentStyleConfiguration {
    /// What the content is called.
    public nonisolated struct Label: ErasedContent {
        let content: AnyView
    }

    /// The content.
    public nonisolated struct Content: ErasedContent {
        let content: AnyView
    }

    /// What the content is called.
    public let label: Label

    /// The content.
    public let content: Content

    nonisolated init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension View {
    /// Sets how labelled contents in this view look.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledLabeledContent<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// How labelled contents look.
    var labeledContentStyle: StyleStack<LabeledContentStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension LabeledContentStyleConfiguration: StyleConfiguration {
    nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.labeledContentStyle }

    nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(AutomaticLabeledContentStyle(), as: StyledLabeledContent.self)
    }
}

/// What a style makes of labelled content.
private nonisolated struct StyledLabeledContent<Style: LabeledContentStyle>: StyledView {
    let style: Style
    let configuration: LabeledContentStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
