/// An action that ends a presentation, leaves a navigation destination, or closes a window that was opened by a view.
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
    /// At the root of a window opened by ``EnvironmentValues/openWindow`` it closes the window; at the root of another
    /// window it has no effect.
    public func callAsFunction() { target?.end() }
}

package struct DismissKey: EnvironmentKey {
    package static var defaultValue: DismissAction { DismissAction() }
}

extension EnvironmentValues {
    /// The action that ends the view's presentation, or closes its window if a view has opened that.
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
