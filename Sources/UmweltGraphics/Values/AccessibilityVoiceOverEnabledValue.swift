package struct AccessibilityVoiceOverEnabledKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True while a screen reader reads the window. Hosts cannot detect it: false, unless set in their traits.
    public internal(set) var accessibilityVoiceOverEnabled: Bool {
        get { self[AccessibilityVoiceOverEnabledKey.self] }
        set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
    }
}
