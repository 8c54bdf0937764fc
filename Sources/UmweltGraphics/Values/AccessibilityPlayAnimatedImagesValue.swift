package struct AccessibilityPlayAnimatedImagesKey: EnvironmentKey {
    package static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// True if animated images may play automatically. The browser host sets it to false if the user prefers reduced
    /// motion.
    public internal(set) var accessibilityPlayAnimatedImages: Bool {
        get { self[AccessibilityPlayAnimatedImagesKey.self] }
        set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
    }
}
