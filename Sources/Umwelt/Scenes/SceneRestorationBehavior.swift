/// Rule whether the windows of a scene open again with the app.
///
/// A phone has one rule alone; the browser's pages come back with their state as long as their tab is there.
public struct SceneRestorationBehavior: Sendable {
    /// The system's rule.
    public static let automatic = SceneRestorationBehavior()

    /// Windows do not open again. Here the browser decides, which opens the tabs that it had.
    public static let disabled = SceneRestorationBehavior()
}

extension Scene {
    /// Sets the rule whether the scene's windows open again with the app. There is only the system's.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
}
