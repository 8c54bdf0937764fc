struct AccessibilityReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the user wants things to move less. The host sets it: the browser by `prefers-reduced-motion`.
    ///
    /// The page itself obeys: nothing in it glides or fades.
    public var accessibilityReduceMotion: Bool { _accessibilityReduceMotion }

    /// The same value, to be overridden in previews and tests.
    public var _accessibilityReduceMotion: Bool {
        get { self[AccessibilityReduceMotionKey.self] }
        set { self[AccessibilityReduceMotionKey.self] = newValue }
    }
}
