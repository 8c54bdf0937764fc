struct IsSceneCapturedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the window is being recorded or shown elsewhere. Browsers tell no page of it; apps set the value to see,
    /// and test, what they look like then.
    public var isSceneCaptured: Bool {
        get { self[IsSceneCapturedKey.self] }
        set { self[IsSceneCapturedKey.self] = newValue }
    }
}
