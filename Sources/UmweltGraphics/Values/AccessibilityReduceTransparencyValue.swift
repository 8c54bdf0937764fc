package struct AccessibilityReduceTransparencyKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the user asks for opaque views. The host sets it: the browser by `prefers-reduced-transparency`.
    ///
    /// Materials are opaque if it is true. Translucent views of the app should read it too.
    public var accessibilityReduceTransparency: Bool { _accessibilityReduceTransparency }

    /// The same value, to be overridden in previews and tests.
    public var _accessibilityReduceTransparency: Bool {
        get { self[AccessibilityReduceTransparencyKey.self] }
        set { self[AccessibilityReduceTransparencyKey.self] = newValue }
    }
}
