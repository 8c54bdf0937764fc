struct AccessibilityInvertColorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the system shows all colours inverted. The host sets it: the browser by `inverted-colors`, which few know.
    ///
    /// It is for views whose content must not be inverted, such as photos.
    public var accessibilityInvertColors: Bool { _accessibilityInvertColors }

    /// The same value, to be overridden in previews and tests.
    public var _accessibilityInvertColors: Bool {
        get { self[AccessibilityInvertColorsKey.self] }
        set { self[AccessibilityInvertColorsKey.self] = newValue }
    }
}
