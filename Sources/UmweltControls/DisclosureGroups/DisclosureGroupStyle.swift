@_spi(Kernel) import Umwelt

/// A type that defines the appearance of disclosure groups and when they show their content.
///
/// ```swift
/// struct Plain: DisclosureGroupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
///         if configuration.isExpanded { configuration.content }
///     }
/// }
/// ```
///
/// A group inside the view that a style makes has the next outer style.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// The configuration that the style receives.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Returns the view for a disclosure group.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The configuration that a ``DisclosureGroupStyle`` receives.
public struct DisclosureGroupStyleConfiguration {
    /// The label of the group.
    public nonisolated struct Label: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The content of the group.
    public nonisolated struct Content: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The label of the group.
    public let label: Label

    /// The content of the group.
    public let content: Content

    /// True if the group is expanded.
    @Binding public var isExpanded: Bool

    nonisolated init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension View {
    /// Sets the style of disclosure groups in this view.
    ///
    /// - Parameters:
    ///   - style: The style: `.automatic`, or one of the app's own.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledDisclosureGroup<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// The stack of disclosure group styles.
    var disclosureGroupStyle: StyleStack<DisclosureGroupStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension DisclosureGroupStyleConfiguration: StyleConfiguration {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> {
        \.disclosureGroupStyle
    }

    package nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(AutomaticDisclosureGroupStyle(), as: StyledDisclosureGroup.self)
    }
}

/// The view that shows a group in a style.
private nonisolated struct StyledDisclosureGroup<Style: DisclosureGroupStyle>: StyledView {
    let style: Style
    let configuration: DisclosureGroupStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
