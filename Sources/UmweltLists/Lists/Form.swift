@_spi(Kernel) import Umwelt

/// Controls for input, grouped in sections: a list or two columns, by the style.
///
/// ```swift
/// Form {
///     Section("Reading") { Toggle("Night mode", isOn: $isNight) }
/// }
/// ```
public nonisolated struct Form<Content: View>: View, SystemView {
    private let content: Content

    @Environment(\.formStyle) private var style

    /// Makes a form.
    ///
    /// - Parameter content: The rows and sections, usually controls.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls in the environment's style.
    @MainActor public var body: some View {
        style.makeView(FormStyleConfiguration(content: .init(content)))
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Makes the form from a style's configuration, for a style that modifies the next outer style.
    ///
    /// - Parameter configuration: The configuration that the style was passed.
    nonisolated public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}
