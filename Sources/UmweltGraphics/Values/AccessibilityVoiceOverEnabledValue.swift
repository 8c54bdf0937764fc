package struct AccessibilityVoiceOverEnabledKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True while a screen reader reads the window. No host can know that: false, unless its traits say otherwise.
    public internal(set) var accessibilityVoiceOverEnabled: Bool {
        get { self[AccessibilityVoiceOverEnabledKey.self] }
        set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
    }
}
