package struct AccessibilityInvertColorsKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the system inverts all colours. The host sets it: the browser by `inverted-colors`, which few browsers
    /// support.
    ///
    /// Views whose content must not be inverted, such as photos, have ``View/accessibilityIgnoresInvertColors(_:)``.
    public var accessibilityInvertColors: Bool { _accessibilityInvertColors }

    /// The same value, to be overridden in previews and tests.
    public var _accessibilityInvertColors: Bool {
        get { self[AccessibilityInvertColorsKey.self] }
        set { self[AccessibilityInvertColorsKey.self] = newValue }
    }
}
