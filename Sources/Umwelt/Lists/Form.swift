/// Controls to fill in, in sections: a list that groups them.
///
/// ```swift
/// Form {
///     Section("Reading") { Toggle("Night mode", isOn: $isNight) }
/// }
/// ```
public nonisolated struct Form<Content: View>: View, SystemView {
    private let content: Content

    /// Makes a form.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls as a list.
    @MainActor public var body: some View { List { content } }
}
