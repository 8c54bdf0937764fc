package struct AccessibilityEnabledKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the user operates the app with assistive technology. A host sets it; browsers do not report it.
    ///
    /// It is for views of the app: the system's views are accessible and can be used without a pointer in any case.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }
}
