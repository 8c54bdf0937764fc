package struct AccessibilityShowBordersKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the user asks for visible bounds of pressable controls. A host sets it; browsers do not report it.
    ///
    /// Text-only buttons have a background if it is true.
    public var accessibilityShowBorders: Bool { _accessibilityShowButtonShapes }

    /// The same value by its older name.
    public var accessibilityShowButtonShapes: Bool { _accessibilityShowButtonShapes }

    /// The same value, to be overridden in previews and tests.
    public var _accessibilityShowButtonShapes: Bool {
        get { self[AccessibilityShowBordersKey.self] }
        set { self[AccessibilityShowBordersKey.self] = newValue }
    }
}
