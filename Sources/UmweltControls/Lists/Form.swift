@_spi(Kernel) import Umwelt

/// Controls to fill in, in sections: as its style says, a list that groups them, or two columns.
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
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls in the environment's style.
    @MainActor public var body: some View {
        style.makeView(FormStyleConfiguration(content: .init(content)))
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Makes the form that a style was given, for styles that add to the style outside of them.
    nonisolated public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}
