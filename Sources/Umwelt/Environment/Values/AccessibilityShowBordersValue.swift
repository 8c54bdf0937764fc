struct AccessibilityShowBordersKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the user wants to see how far what can be pressed reaches. A host sets it; browsers cannot know.
    ///
    /// Buttons that are text alone get a ground by it.
    public var accessibilityShowBorders: Bool { _accessibilityShowButtonShapes }

    /// The same value by its older name.
    public var accessibilityShowButtonShapes: Bool { _accessibilityShowButtonShapes }

    /// The same value, to be overridden in previews and tests.
    public var _accessibilityShowButtonShapes: Bool {
        get { self[AccessibilityShowBordersKey.self] }
        set { self[AccessibilityShowBordersKey.self] = newValue }
    }
}
