struct AccessibilityReduceTransparencyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the user wants nothing to show through other things. The host sets it: the browser by
    /// `prefers-reduced-transparency`.
    ///
    /// Nothing that is drawn here is translucent by itself: it is for views that draw themselves so.
    public var accessibilityReduceTransparency: Bool { _accessibilityReduceTransparency }

    /// The same value, to be overridden in previews and tests.
    public var _accessibilityReduceTransparency: Bool {
        get { self[AccessibilityReduceTransparencyKey.self] }
        set { self[AccessibilityReduceTransparencyKey.self] = newValue }
    }
}
