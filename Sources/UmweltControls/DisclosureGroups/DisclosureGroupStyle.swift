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
    public nonisolated struct Label: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
    }

    /// What is in the group.
    public nonisolated struct Content: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
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
        transformEnvironment(\.disclosureGroupStyle, transform: { $0.push(style) }, fileID: fileID, line: line)
    }
}

struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any DisclosureGroupStyle> { StyleStack() }
}

extension EnvironmentValues {
    /// How disclosure groups look and what makes them show their views.
    var disclosureGroupStyle: StyleStack<any DisclosureGroupStyle> {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension StyleStack<any DisclosureGroupStyle> {
    /// A group in the innermost style.
    @MainActor
    func makeView(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
        func open<S: DisclosureGroupStyle>(_ style: S) -> AnyView {
            let view = StyledDisclosureGroup(style: style, configuration: configuration)
            return show(view, by: style, at: \.disclosureGroupStyle)
        }
        if let style { return open(style) }
        return open(AutomaticDisclosureGroupStyle())
    }
}

/// What a style makes of a group, its properties installed.
private nonisolated struct StyledDisclosureGroup<S: DisclosureGroupStyle>: View, PropertyContainer, SystemView {
    let style: S
    let configuration: DisclosureGroupStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }

    nonisolated static var reportedType: Any.Type { S.self }
}
