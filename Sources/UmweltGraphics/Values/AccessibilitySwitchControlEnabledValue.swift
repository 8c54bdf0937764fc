package struct AccessibilitySwitchControlEnabledKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True while the user works with switches in place of a pointer and a keyboard. Hosts cannot detect it: false,
    /// unless set in their traits.
    public internal(set) var accessibilitySwitchControlEnabled: Bool {
        get { self[AccessibilitySwitchControlEnabledKey.self] }
        set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
    }
}
