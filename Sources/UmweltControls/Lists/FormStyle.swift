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
    public nonisolated struct Content: ErasedContent {
        let content: AnyView
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
        styled(by: style, as: StyledForm<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// How forms look.
    var formStyle: StyleStack<FormStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension FormStyleConfiguration: StyleConfiguration {
    nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.formStyle }

    nonisolated static var systemStyle: StyleStack<Self> { StyleStack(AutomaticFormStyle(), as: StyledForm.self) }
}

/// What a style makes of a form.
private nonisolated struct StyledForm<Style: FormStyle>: StyledView {
    let style: Style
    let configuration: FormStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
