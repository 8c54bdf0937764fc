@_spi(Kernel) import Umwelt

extension EnvironmentValues {
    /// True if both size classes are regular, as only on iPads: bars then have their tablet arrangement.
    package var isOnTablet: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }
}
