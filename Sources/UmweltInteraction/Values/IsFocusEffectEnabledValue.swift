struct IsFocusEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// True if the system shows which view has the keyboard focus, such as by a ring around it.
    ///
    /// Set it with ``View/focusEffectDisabled(_:fileID:line:)``. The browser draws its ring only where it is true.
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}
