struct IsBesideTitleKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True in the icon of a label whose title is visible, because only the title is read aloud.
    package var isBesideTitle: Bool {
        get { self[IsBesideTitleKey.self] }
        set { self[IsBesideTitleKey.self] = newValue }
    }
}
