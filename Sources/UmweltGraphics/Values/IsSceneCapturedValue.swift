struct IsSceneCapturedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the window is being recorded or shown elsewhere. Browsers do not report it. Apps can set the value to
    /// preview and test the appearance.
    public var isSceneCaptured: Bool {
        get { self[IsSceneCapturedKey.self] }
        set { self[IsSceneCapturedKey.self] = newValue }
    }
}
