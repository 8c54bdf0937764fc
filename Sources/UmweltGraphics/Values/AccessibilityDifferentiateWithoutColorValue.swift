package struct AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the user prefers information not to be conveyed by colour alone. A host sets it; browsers do not report
    /// it.
    ///
    /// Switches show the signs for on and off where it is true; it is also for views of the app that convey information
    /// by colour.
    public var accessibilityDifferentiateWithoutColor: Bool { _accessibilityDifferentiateWithoutColor }

    /// The same value, to be overridden in previews and tests.
    public var _accessibilityDifferentiateWithoutColor: Bool {
        get { self[AccessibilityDifferentiateWithoutColorKey.self] }
        set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
    }
}
