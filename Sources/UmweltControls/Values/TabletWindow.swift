@_spi(Kernel) import Umwelt

extension EnvironmentValues {
    /// True where both size classes are regular, as on iPads alone: bars are arranged for tablets there.
    package var isOnTablet: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }
}
