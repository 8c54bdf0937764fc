package struct AccessibilityLargeContentViewerEnabledKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the user can have small controls shown large while they are pressed: as on an iPhone where texts have one
    /// of the sizes for accessibility, unless a host says otherwise.
    ///
    /// It is for views that show themselves large.
    public var accessibilityLargeContentViewerEnabled: Bool { _accessibilityLargeContentViewerEnabled }

    /// The same value, to be overridden in previews and tests.
    public var _accessibilityLargeContentViewerEnabled: Bool {
        get { self[AccessibilityLargeContentViewerEnabledKey.self] }
        set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
    }
}
