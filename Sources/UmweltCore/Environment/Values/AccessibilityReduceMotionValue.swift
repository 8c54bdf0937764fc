package struct AccessibilityReduceMotionKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the user asks for less motion. The host sets it: the browser by `prefers-reduced-motion`.
    ///
    /// The page follows it too, and then animates nothing.
    public var accessibilityReduceMotion: Bool { _accessibilityReduceMotion }

    /// The same value, to be overridden in previews and tests.
    public var _accessibilityReduceMotion: Bool {
        get { self[AccessibilityReduceMotionKey.self] }
        set { self[AccessibilityReduceMotionKey.self] = newValue }
    }
}
