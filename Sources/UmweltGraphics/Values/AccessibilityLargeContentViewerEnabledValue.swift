package struct AccessibilityLargeContentViewerEnabledKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the large content viewer is on: it enlarges small controls while they are pressed. As on an iPhone, it
    /// is on for the accessibility text sizes, unless the host overrides it.
    ///
    /// Views with their own large form can read it.
    public var accessibilityLargeContentViewerEnabled: Bool { _accessibilityLargeContentViewerEnabled }

    /// The same value, to be overridden in previews and tests.
    public var _accessibilityLargeContentViewerEnabled: Bool {
        get { self[AccessibilityLargeContentViewerEnabledKey.self] }
        set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
    }
}
