/// An action that ends a presentation, leaves a navigation destination, or closes a window that a view has opened.
///
/// Call it like a function.
@preconcurrency @MainActor
public struct DismissAction {
    nonisolated private let target: Target?

    /// The receiver of the action. Two actions are equal if they have the same one. Used on the main actor only.
    private final class Target: @unchecked Sendable {
        let end: () -> Void

        init(end: @escaping () -> Void) { self.end = end }
    }

    nonisolated init() { target = nil }

    package nonisolated init(end: @escaping () -> Void) { target = Target(end: end) }

    /// Ends the presentation: the presenter's binding becomes false or nil.
    ///
    /// At the top of a window that ``EnvironmentValues/openWindow`` has opened, closes the window; at the top of
    /// another one, does nothing.
    public func callAsFunction() { target?.end() }
}

package struct DismissKey: EnvironmentKey {
    package static var defaultValue: DismissAction { DismissAction() }
}

extension EnvironmentValues {
    /// The action that ends the presentation that the view is in, or else closes the window if a view has opened it.
    ///
    /// The presenter sets it.
    ///
    /// ```swift
    /// struct DoneButton: View {
    ///     @Environment(\.dismiss) private var dismiss
    ///     var body: some View { Button("Done") { dismiss() } }
    /// }
    /// ```
    public var dismiss: DismissAction { self[DismissKey.self] }
}
