struct ElevationKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True in sheets and popovers, whose backgrounds are lighter in dark mode: UIKit's `userInterfaceLevel` is
    /// `elevated` there.
    package var isElevated: Bool {
        get { self[ElevationKey.self] }
        set { self[ElevationKey.self] = newValue }
    }
}
