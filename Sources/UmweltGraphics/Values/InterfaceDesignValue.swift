package struct InterfaceDesignKey: EnvironmentKey {
    package static var defaultValue: InterfaceDesign { .process }
}

extension EnvironmentValues {
    /// The design of the system that the window's views are drawn in. Controls read ``Appearance``, which depends on
    /// it.
    package var interfaceDesign: InterfaceDesign {
        get { self[InterfaceDesignKey.self] }
        set { self[InterfaceDesignKey.self] = newValue }
    }
}
