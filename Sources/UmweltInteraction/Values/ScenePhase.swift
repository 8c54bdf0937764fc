/// The phase of a window, or of all windows of a scene or an app: its visibility and activity.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// No window is visible.
    case background
    /// A window is visible, but does not receive key presses.
    case inactive
    /// The user works in a window.
    case active
}

package struct ScenePhaseKey: EnvironmentKey {
    package static var defaultValue: ScenePhase { .background }
}

extension EnvironmentValues {
    /// The phase of the window. The host sets it: the browser by the page's visibility and focus.
    ///
    /// A view reads the phase of its window. In an `App` it is the highest phase of all its windows, in a `Scene` the
    /// highest of the scene's windows; without windows it is `background`.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
