package struct AccessibilityPlayAnimatedImagesKey: EnvironmentKey {
    package static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// True if animated images may play by themselves. The browser takes the wish for less motion for the opposite.
    public internal(set) var accessibilityPlayAnimatedImages: Bool {
        get { self[AccessibilityPlayAnimatedImagesKey.self] }
        set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
    }
}
