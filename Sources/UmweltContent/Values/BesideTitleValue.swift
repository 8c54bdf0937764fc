struct IsBesideTitleKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True in the icon of a label that shows its title too, which alone is read aloud.
    package var isBesideTitle: Bool {
        get { self[IsBesideTitleKey.self] }
        set { self[IsBesideTitleKey.self] = newValue }
    }
}
