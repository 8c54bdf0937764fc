package struct AccessibilityReduceMotionKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the user asks for less motion. The host sets it: the browser by `prefers-reduced-motion`.
    ///
    /// The page itself follows it: nothing in it glides or fades.
    public var accessibilityReduceMotion: Bool { _accessibilityReduceMotion }

    /// The same value, to be overridden in previews and tests.
    public var _accessibilityReduceMotion: Bool {
        get { self[AccessibilityReduceMotionKey.self] }
        set { self[AccessibilityReduceMotionKey.self] = newValue }
    }
}
