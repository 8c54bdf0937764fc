package struct AccessibilityDimFlashingLightsKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the user wants films to be dimmed where they flash. The browser host derives it from the preference for
    /// reduced motion.
    public internal(set) var accessibilityDimFlashingLights: Bool {
        get { self[AccessibilityDimFlashingLightsKey.self] }
        set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
    }
}
