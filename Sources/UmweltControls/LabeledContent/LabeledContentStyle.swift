@_spi(Kernel) import Umwelt

/// A type that defines the appearance of labelled content.
///
/// ```swift
/// struct Stacked: LabeledContentStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) { configuration.label.font(.caption); configuration.content }
///     }
/// }
/// ```
///
/// Labelled content inside the view that a style makes has the next outer style.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// The configuration that the style receives.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Returns the view for labelled content.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The configuration that a ``LabeledContentStyle`` receives.
public struct LabeledContentStyleConfiguration {
    /// The label of the content.
    public nonisolated struct Label: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The content.
    public nonisolated struct Content: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The label of the content.
    public let label: Label

    /// The content.
    public let content: Content

    nonisolated init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension View {
    /// Sets the style of labelled content in this view.
    ///
    /// - Parameters:
    ///   - style: The style: `.automatic`, or one of the app's own.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledLabeledContent<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// The stack of labelled content styles.
    var labeledContentStyle: StyleStack<LabeledContentStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension LabeledContentStyleConfiguration: StyleConfiguration {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> {
        \.labeledContentStyle
    }

    package nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(AutomaticLabeledContentStyle(), as: StyledLabeledContent.self)
    }
}

/// The view that shows labelled content in a style.
private nonisolated struct StyledLabeledContent<Style: LabeledContentStyle>: StyledView {
    let style: Style
    let configuration: LabeledContentStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
