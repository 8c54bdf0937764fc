package struct AccessibilityReduceTransparencyKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the user asks for opaque views. The host sets it: the browser by `prefers-reduced-transparency`.
    ///
    /// Materials are opaque where it is true; it is also for views of the app that draw themselves translucent.
    public var accessibilityReduceTransparency: Bool { _accessibilityReduceTransparency }

    /// The same value, to be overridden in previews and tests.
    public var _accessibilityReduceTransparency: Bool {
        get { self[AccessibilityReduceTransparencyKey.self] }
        set { self[AccessibilityReduceTransparencyKey.self] = newValue }
    }
}
