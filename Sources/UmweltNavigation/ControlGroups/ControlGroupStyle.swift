@_spi(Kernel) import Umwelt

/// A type that defines the appearance of control groups.
///
/// ```swift
/// struct Framed: ControlGroupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack { configuration.content }.padding().border(.gray)
///     }
/// }
/// ```
///
/// A group inside the view that a style makes has the next outer style.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// The configuration that the style receives.
    typealias Configuration = ControlGroupStyleConfiguration

    /// Returns the view for a group.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The configuration that a ``ControlGroupStyle`` receives.
public struct ControlGroupStyleConfiguration {
    /// The controls of the group.
    public nonisolated struct Content: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) {
            self.content = content
        }
    }

    /// The label of the group.
    public nonisolated struct Label: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) {
            self.content = content
        }
    }

    /// The controls of the group.
    public let content: Content

    /// The label of the group; an empty view for none.
    public let label: Label

    /// True if the group has a label.
    var hasLabel = false

    nonisolated init(content: Content, label: Label) {
        self.content = content
        self.label = label
    }
}

extension View {
    /// Sets the style of control groups in this view.
    ///
    /// - Parameters:
    ///   - style: The style, such as `.navigation`, `.menu` or `.compactMenu`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledControlGroup<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// The stack of styles of control groups.
    var controlGroupStyle: StyleStack<ControlGroupStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension ControlGroupStyleConfiguration: StyleConfiguration {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.controlGroupStyle }

    package nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(AutomaticControlGroupStyle(), as: StyledControlGroup.self)
    }
}

/// The view that shows a group in a style.
private nonisolated struct StyledControlGroup<Style: ControlGroupStyle>: StyledView {
    let style: Style
    let configuration: ControlGroupStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
