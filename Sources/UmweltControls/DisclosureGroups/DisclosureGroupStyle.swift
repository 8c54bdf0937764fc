@_spi(Kernel) import Umwelt

/// How disclosure groups look and what makes them show their views.
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
/// A group within a style looks as the style outside of it says.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the group's looks.
    associatedtype Body: View

    /// What a style is given.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Makes a group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``DisclosureGroupStyle`` is given.
public struct DisclosureGroupStyleConfiguration {
    /// What the group is called.
    public nonisolated struct Label: ErasedContent {
        let content: AnyView
    }

    /// What is in the group.
    public nonisolated struct Content: ErasedContent {
        let content: AnyView
    }

    /// What the group is called.
    public let label: Label

    /// What is in the group.
    public let content: Content

    /// Whether that is shown.
    @Binding public var isExpanded: Bool

    nonisolated init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension View {
    /// Sets how disclosure groups in this view look and what makes them show their views.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledDisclosureGroup<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// How disclosure groups look and what makes them show their views.
    var disclosureGroupStyle: StyleStack<DisclosureGroupStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension DisclosureGroupStyleConfiguration: StyleConfiguration {
    nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.disclosureGroupStyle }

    nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(AutomaticDisclosureGroupStyle(), as: StyledDisclosureGroup.self)
    }
}

/// What a style makes of a group.
private nonisolated struct StyledDisclosureGroup<Style: DisclosureGroupStyle>: StyledView {
    let style: Style
    let configuration: DisclosureGroupStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
