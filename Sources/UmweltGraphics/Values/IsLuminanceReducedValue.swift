struct IsLuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the display is dimmed, as one that is always on does while it is not in use. No host here dims its
    /// display; apps set the value to see, and test, what they look like then.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }
}
