/// The rule that decides if the windows of a scene are restored in the next process of the app.
public struct SceneRestorationBehavior: Sendable {
    enum Kind { case automatic, disabled }

    let kind: Kind

    /// The system's rule: the desktop restores the `SceneStorage` values of the app's first window; a page that is
    /// still open in its tab is restored completely if the server stores its state.
    public static let automatic = SceneRestorationBehavior(kind: .automatic)

    /// The rule of windows that are not restored.
    public static let disabled = SceneRestorationBehavior(kind: .disabled)
}

struct SceneRestorationBehaviorKey: EnvironmentKey {
    static var defaultValue: SceneRestorationBehavior.Kind { .automatic }
}

extension EnvironmentValues {
    /// The choice whether the windows of a scene are restored in the next process of the app.
    var sceneRestorationBehavior: SceneRestorationBehavior.Kind {
        get { self[SceneRestorationBehaviorKey.self] }
        set { self[SceneRestorationBehaviorKey.self] = newValue }
    }
}

extension Scene {
    /// Sets the rule that decides if the scene's windows are restored in the next process of the app.
    ///
    /// ```swift
    /// Window("Connection Test", id: "test") { TestView() }.restorationBehavior(.disabled)
    /// ```
    ///
    /// A page stays in its tab until the user leaves it. If its scene's windows are not restored, the page shows the
    /// scene again, with the scene's initial state.
    ///
    /// - Parameters:
    ///   - behavior: `.disabled` if windows are not restored.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func restorationBehavior(
        _ behavior: SceneRestorationBehavior, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        environment(\.sceneRestorationBehavior, behavior.kind, fileID: fileID, line: line)
    }
}

extension AppHost {
    /// Returns true if the state of a scene's windows is there again in the next process.
    func restores(_ scene: any WindowPresenter) -> Bool {
        EnvironmentValues(at: scene.scope, tracking: false).sceneRestorationBehavior != .disabled
    }

    /// Returns true if the state of a window is there again in the next process.
    package func restores(_ window: ViewHost) -> Bool { window.app.map { restores($0.scene) } ?? true }
}
