/// The state of a window, active or not, which changes the appearance of its controls.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    /// The window receives the keys that the user presses.
    case key
    /// The window is active, but another window receives key presses.
    case active
    /// The user works in another window or app.
    case inactive
}

package struct ControlActiveStateKey: EnvironmentKey {
    package static var defaultValue: ControlActiveState { .key }
}

extension EnvironmentValues {
    /// True if the window appears active. The host sets it: the browser by the page's focus.
    ///
    /// It is for views that are fainter while the user works elsewhere.
    public var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }

    /// The active state of the window, by its older name; ``appearsActive`` is the same as a Boolean value.
    ///
    /// Materials with the appearance ``MaterialActiveAppearance/matchWindow`` read it.
    ///
    /// It is for views that are fainter while the user works elsewhere.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }
}
