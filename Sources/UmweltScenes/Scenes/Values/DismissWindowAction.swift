/// The action that closes windows of the app.
///
/// ```swift
/// struct DoneButton: View {
///     @Environment(\.dismissWindow) private var dismissWindow
///     var body: some View { Button("Done") { dismissWindow() } }
/// }
/// ```
@preconcurrency @MainActor
public struct DismissWindowAction {
    private nonisolated let system: SystemReference

    nonisolated init(system: SystemReference) { self.system = system }

    /// Closes the window that the view is in.
    public func callAsFunction() { system.target?.dismissWindows(nil) }

    /// Closes all windows of the scene with an identifier.
    ///
    /// - Parameter id: The identifier of the scene, for `openWindow(id:)`.
    public func callAsFunction(id: String) { system.target?.dismissWindows(WindowSearch(id: id)) }

    /// Closes all windows that show a value.
    ///
    /// - Parameter value: The value of the window.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        if let search = WindowSearch(id: nil, value: value) { system.target?.dismissWindows(search) }
    }

    /// Closes the window that shows a value, of the scene with an identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - value: The value of the window.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        if let search = WindowSearch(id: id, value: value) { system.target?.dismissWindows(search) }
    }
}

extension EnvironmentValues {
    /// The action that closes windows of the app. In the browser, a tab that was opened by the app closes; other tabs
    /// show that their window is closed.
    ///
    /// It is for views that close windows.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(system: self[SystemKey.self]) }
}
