struct IsLuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the display is dimmed, as an always-on display is while it is not in use. No host here dims its display.
    /// Apps can set the value to preview and test the dimmed appearance.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }
}
