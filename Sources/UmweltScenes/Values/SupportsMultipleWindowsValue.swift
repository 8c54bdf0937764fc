struct SupportsMultipleWindowsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if ``openWindow`` opens windows. The host sets it: true in the browser, false in pictures.
    ///
    /// It is for views that have an alternative to another window.
    public internal(set) var supportsMultipleWindows: Bool {
        get { self[SupportsMultipleWindowsKey.self] }
        set { self[SupportsMultipleWindowsKey.self] = newValue }
    }
}
