@_spi(Kernel) import Umwelt

/// A type that defines the appearance of forms.
///
/// ```swift
/// struct Stacked: FormStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         ScrollView { VStack { configuration.content } }
///     }
/// }
/// ```
///
/// A form inside of `makeBody` has the next outer style.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the view that shows a form.
    associatedtype Body: View

    /// The parts of a form that a style shows.
    typealias Configuration = FormStyleConfiguration

    /// Returns the view that shows a form.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form, for a ``FormStyle``.
public struct FormStyleConfiguration {
    /// The views in the form.
    public nonisolated struct Content: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) {
            self.content = content
        }
    }

    /// The views in the form.
    public let content: Content

    nonisolated init(content: Content) { self.content = content }
}

extension View {
    /// Sets the style of the forms in this view.
    ///
    /// ```swift
    /// Form {
    ///     TextField("Name", text: $name)
    ///     Toggle("Subscribe", isOn: $isSubscribed)
    /// }
    /// .formStyle(.grouped)
    /// ```
    ///
    /// - Parameters:
    ///   - style: `.grouped`, `.columns`, `.automatic`, or one of the app's own.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func formStyle<S: FormStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledForm<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// The styles of forms, from the inside out.
    var formStyle: StyleStack<FormStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension FormStyleConfiguration: StyleConfiguration {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.formStyle }

    package nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(AutomaticFormStyle(), as: StyledForm.self)
    }
}

/// The view that a style shows for a form.
private nonisolated struct StyledForm<Style: FormStyle>: StyledView {
    let style: Style
    let configuration: FormStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
