@_spi(Kernel) import Umwelt

/// A type that defines the appearance of labels.
///
/// ```swift
/// struct Tile: LabelStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }
///     }
/// }
/// ```
///
/// A label inside the view that a style makes has the next outer style.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// The configuration that the style receives.
    typealias Configuration = LabelStyleConfiguration

    /// Returns the view for a label.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The configuration that a ``LabelStyle`` receives.
public struct LabelStyleConfiguration {
    /// The label's title.
    public nonisolated struct Title: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The label's icon.
    public nonisolated struct Icon: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
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
    /// Sets the style of labels in this view.
    ///
    /// ```swift
    /// Label("Favourites", systemImage: "star").labelStyle(.iconOnly)
    /// ```
    ///
    /// - Parameters:
    ///   - style: `.titleOnly`, `.iconOnly`, `.titleAndIcon`, `.automatic`, or one of the app's own.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func labelStyle<S: LabelStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledLabel<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// The stack of label styles.
    package var labelStyle: StyleStack<LabelStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension LabelStyleConfiguration: StyleConfiguration {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.labelStyle }

    package nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(DefaultLabelStyle(), as: StyledLabel.self)
    }
}

/// The view that shows a label in a style.
private nonisolated struct StyledLabel<Style: LabelStyle>: StyledView {
    let style: Style
    let configuration: LabelStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
