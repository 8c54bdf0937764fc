struct AccessibilityEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether somebody uses the app with assistive technology. A host sets it; browsers keep it to themselves.
    ///
    /// It is for views of your own: what the system shows can be read aloud and used without a pointer in any case.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }
}
