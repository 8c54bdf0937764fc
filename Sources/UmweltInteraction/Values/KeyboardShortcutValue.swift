struct KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The shortcut that presses buttons in this environment; nil for none.
    ///
    /// Styles of buttons read it, such as to show the keys. ``View/keyboardShortcut(_:modifiers:fileID:line:)`` sets
    /// it.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}
