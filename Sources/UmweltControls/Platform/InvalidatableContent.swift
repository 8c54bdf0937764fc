import Umwelt

extension View {
    /// Marks the content of this view as outdated while new content is being fetched.
    ///
    /// The content is dimmed where ``RedactionReasons/invalidated`` is one of the reasons.
    ///
    /// ```swift
    /// Text(count, format: .number).invalidatableContent()
    /// ```
    ///
    /// - Parameter invalidatable: True to mark the content.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(InvalidatableModifier(isInvalidatable: invalidatable))
    }
}

private struct InvalidatableModifier: ViewModifier {
    let isInvalidatable: Bool

    @Environment(\.redactionReasons) private var reasons

    /// The opacity of outdated content, by eye: it is still read.
    private static let dimmed = 0.4

    func body(content: Content) -> some View {
        content.opacity(isInvalidatable && reasons.contains(.invalidated) ? Self.dimmed : 1)
    }
}
