package struct AccessibilitySwitchControlEnabledKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True while the user works with switches in place of a pointer and a keyboard. No host can know that: false,
    /// unless its traits say otherwise.
    public internal(set) var accessibilitySwitchControlEnabled: Bool {
        get { self[AccessibilitySwitchControlEnabledKey.self] }
        set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
    }
}
