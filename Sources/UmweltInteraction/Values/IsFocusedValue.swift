struct IsFocusedKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the nearest focusable ancestor has the keyboard focus, such as the button whose label reads this.
    ///
    /// The system sets it.
    ///
    /// Styles of buttons and the content of focusable views read it.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}
