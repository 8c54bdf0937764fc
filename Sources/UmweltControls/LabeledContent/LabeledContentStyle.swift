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
    public nonisolated struct Label: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
    }

    /// The content.
    public nonisolated struct Content: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
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
        transformEnvironment(\.labeledContentStyle, transform: { $0.push(style) }, fileID: fileID, line: line)
    }
}

struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabeledContentStyle> { StyleStack() }
}

extension EnvironmentValues {
    /// How labelled contents look.
    var labeledContentStyle: StyleStack<any LabeledContentStyle> {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension StyleStack<any LabeledContentStyle> {
    /// Labelled content in the innermost style.
    @MainActor
    func makeView(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
        func open<S: LabeledContentStyle>(_ style: S) -> AnyView {
            show(StyledLabeledContent(style: style, configuration: configuration), by: style, at: \.labeledContentStyle)
        }
        if let style { return open(style) }
        return open(AutomaticLabeledContentStyle())
    }
}

/// What a style makes of labelled content, its properties installed.
private nonisolated struct StyledLabeledContent<S: LabeledContentStyle>: View, PropertyContainer, SystemView {
    let style: S
    let configuration: LabeledContentStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }

    nonisolated static var reportedType: Any.Type { S.self }
}
