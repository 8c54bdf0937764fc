@_spi(Kernel) import Umwelt

/// How forms look.
///
/// ```swift
/// struct Stacked: FormStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         ScrollView { VStack { configuration.content } }
///     }
/// }
/// ```
///
/// A form within a style looks as the style outside of it says.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the looks.
    associatedtype Body: View

    /// What a style is given.
    typealias Configuration = FormStyleConfiguration

    /// Makes the looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``FormStyle`` is given.
public struct FormStyleConfiguration {
    /// What is in the form.
    public nonisolated struct Content: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
    }

    /// What is in the form.
    public let content: Content

    nonisolated init(content: Content) { self.content = content }
}

extension View {
    /// Sets how forms in this view look.
    nonisolated public func formStyle<S: FormStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(\.formStyle, transform: { $0.push(style) }, fileID: fileID, line: line)
    }
}

struct FormStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any FormStyle> { StyleStack() }
}

extension EnvironmentValues {
    /// How forms look.
    var formStyle: StyleStack<any FormStyle> {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension StyleStack<any FormStyle> {
    /// A form in the innermost style.
    @MainActor
    func makeView(_ configuration: FormStyleConfiguration) -> AnyView {
        func open<S: FormStyle>(_ style: S) -> AnyView {
            show(StyledForm(style: style, configuration: configuration), by: style, at: \.formStyle)
        }
        if let style { return open(style) }
        return open(AutomaticFormStyle())
    }
}

/// What a style makes of a form, its properties installed.
private nonisolated struct StyledForm<S: FormStyle>: View, PropertyContainer, SystemView {
    let style: S
    let configuration: FormStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }

    nonisolated static var reportedType: Any.Type { S.self }
}
