package struct AccessibilityDimFlashingLightsKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the user wants films to be dimmed where they flash. The browser takes the wish for less motion for that.
    public internal(set) var accessibilityDimFlashingLights: Bool {
        get { self[AccessibilityDimFlashingLightsKey.self] }
        set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
    }
}
