/// Whether the controls of a window look as if they could be used at once.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    /// What the user types goes to the window.
    case key
    /// The window is the one that is worked with, though what is typed goes to another.
    case active
    /// The user works elsewhere.
    case inactive
}

struct ControlActiveStateKey: EnvironmentKey {
    static var defaultValue: ControlActiveState { .key }
}

extension EnvironmentValues {
    /// Whether the window looks like the one that is worked with. The host sets it: the browser by the page's focus.
    ///
    /// It is for views that are fainter while the user works elsewhere.
    public var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }

    /// Whether the window is worked with, by its older name; ``appearsActive`` says the same in short.
    ///
    /// It is for views that are fainter while the user works elsewhere.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }
}
