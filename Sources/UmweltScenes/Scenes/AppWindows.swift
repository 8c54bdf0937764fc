/// The windows of an app that show values, for actions that choose a scene by the type of its values.
package struct AppWindows: Sendable {
    private let system: SystemReference

    init(system: SystemReference) { self.system = system }

    /// A scene whose windows show values.
    package struct ValueScene {
        /// The identifier of the scene; nil for none.
        package let id: String?

        /// The type of the values.
        package let valueType: any (Codable & Hashable).Type
    }

    /// The scenes whose windows show values, in the order of the app's declaration.
    @MainActor package var valueScenes: [ValueScene] { system.target?.valueScenes ?? [] }

    /// True if the host shows several windows of the app.
    @MainActor package var canOpen: Bool { system.target?.canOpenWindows ?? false }

    /// Opens a window of a scene for a value, or brings the window with the value to the front.
    @MainActor package func open<D: Codable & Hashable>(id: String, value: D) {
        OpenWindowAction(system: system)(id: id, value: value)
    }
}

extension EnvironmentValues {
    /// The windows of the app that the view belongs to.
    package var appWindows: AppWindows { AppWindows(system: self[SystemKey.self]) }
}
