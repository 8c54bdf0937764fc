/// Ends what the view is shown in: what is presented, where somebody navigated to, or a window that a view has opened.
/// Call it like a function.
@preconcurrency @MainActor
public struct DismissAction {
    nonisolated private let target: Target?

    /// What is asked to end. Two actions are the same if they ask the same one. The main actor alone uses it.
    private final class Target: @unchecked Sendable {
        let end: () -> Void

        init(end: @escaping () -> Void) { self.end = end }
    }

    nonisolated init() { target = nil }

    package nonisolated init(end: @escaping () -> Void) { target = Target(end: end) }

    /// Asks the presenter to end the presentation: its binding becomes false or nil. At the top of a window that
    /// ``EnvironmentValues/openWindow`` has opened the window is closed; at the top of another nothing happens.
    public func callAsFunction() { target?.end() }
}

package struct DismissKey: EnvironmentKey {
    package static var defaultValue: DismissAction { DismissAction() }
}

extension EnvironmentValues {
    /// Ends the presentation that the view is in, or else closes the window if a view has opened it. What presents sets
    /// it.
    ///
    /// ```swift
    /// struct DoneButton: View {
    ///     @Environment(\.dismiss) private var dismiss
    ///     var body: some View { Button("Done") { dismiss() } }
    /// }
    /// ```
    public var dismiss: DismissAction { self[DismissKey.self] }
}
