/// How much of a window, or of all windows of a scene or an app, the user has to do with.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It cannot be seen.
    case background
    /// It can be seen, and what the user types goes elsewhere.
    case inactive
    /// The user works with it.
    case active
}

struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .background }
}

extension EnvironmentValues {
    /// How much the user has to do with the window. The host sets it: the browser by whether the page can be seen and
    /// has the focus.
    ///
    /// A view reads the phase of its window. An `App` reads the highest of all its windows, a `Scene` of your own the
    /// highest of the windows that it opened; without any it is `background`.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
