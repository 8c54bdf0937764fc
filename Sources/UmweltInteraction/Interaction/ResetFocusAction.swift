/// An action that moves the focus to the default of a scope.
///
/// Call it like a function.
///
/// ```swift
/// struct ClearButton: View {
///     let form: Namespace.ID
///     @Environment(\.resetFocus) private var resetFocus
///     var body: some View { Button("Clear") { resetFocus(in: form) } }
/// }
/// ```
public struct ResetFocusAction {
    nonisolated init() {}

    /// Focuses, after the update, the first view that prefers the focus in the scope of a namespace, or else the first
    /// focusable view in the scope. Has no effect if no scope has the namespace.
    ///
    /// A call off the main thread is dispatched to it.
    ///
    /// - Parameter namespace: The namespace of the scope.
    public func callAsFunction(in namespace: Namespace.ID) {
        MainQueue.run { FocusScopes.of(namespace).resetFocus() }
    }
}

struct ResetFocusKey: EnvironmentKey {
    static var defaultValue: ResetFocusAction { ResetFocusAction() }
}

extension EnvironmentValues {
    /// The action that moves the focus to the default of a scope, which ``View/focusScope(_:)`` makes.
    ///
    /// Use it after clearing the user's input.
    public var resetFocus: ResetFocusAction { self[ResetFocusKey.self] }
}
