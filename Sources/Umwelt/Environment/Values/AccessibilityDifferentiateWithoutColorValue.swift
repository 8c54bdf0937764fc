struct AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the user wants that nothing is told by colour alone. A host sets it; browsers cannot know.
    ///
    /// Switches carry the signs for on and off by it; views that tell things by colours of their own read it.
    public var accessibilityDifferentiateWithoutColor: Bool { _accessibilityDifferentiateWithoutColor }

    /// The same value, to be overridden in previews and tests.
    public var _accessibilityDifferentiateWithoutColor: Bool {
        get { self[AccessibilityDifferentiateWithoutColorKey.self] }
        set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
    }
}
