struct SDKVersionKey: EnvironmentKey {
    static var defaultValue: SDKVersion { .process }
}

extension EnvironmentValues {
    /// The version of the SDK whose rules the views of the window follow.
    package var sdkVersion: SDKVersion {
        get { self[SDKVersionKey.self] }
        set { self[SDKVersionKey.self] = newValue }
    }
}
