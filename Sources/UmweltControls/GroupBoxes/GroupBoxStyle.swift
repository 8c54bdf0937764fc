@_spi(Kernel) import Umwelt

/// A type that defines the appearance of group boxes.
///
/// ```swift
/// struct Framed: GroupBoxStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.label; configuration.content }.padding().border(.gray)
///     }
/// }
/// ```
///
/// A box inside the view that a style makes has the next outer style.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// The configuration that the style receives.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Returns the view for a group box.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The configuration that a ``GroupBoxStyle`` receives.
public struct GroupBoxStyleConfiguration {
    /// The label of the box.
    public nonisolated struct Label: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The content of the box.
    public nonisolated struct Content: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The label of the box.
    public let label: Label

    /// The content of the box.
    public let content: Content

    nonisolated init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension View {
    /// Sets the style of group boxes in this view.
    ///
    /// - Parameters:
    ///   - style: The style: `.automatic`, or one of the app's own.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledGroupBox<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// The stack of group box styles.
    var groupBoxStyle: StyleStack<GroupBoxStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension GroupBoxStyleConfiguration: StyleConfiguration {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.groupBoxStyle }

    package nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(DefaultGroupBoxStyle(), as: StyledGroupBox.self)
    }
}

/// The view that shows a box in a style.
private nonisolated struct StyledGroupBox<Style: GroupBoxStyle>: StyledView {
    let style: Style
    let configuration: GroupBoxStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
