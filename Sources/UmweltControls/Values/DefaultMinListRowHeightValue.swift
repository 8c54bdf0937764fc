import Foundation
@_spi(Kernel) import Umwelt

struct DefaultMinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// The least height of a list's rows, in points; by default that of the system's design.
    ///
    /// `List` and `Form` read it.
    public var defaultMinListRowHeight: CGFloat {
        get {
            self[DefaultMinListRowHeightKey.self]
                ?? appearance.lists.minRowHeight(at: dynamicTypeSize, pixel: pixelLength)
        }
        set { self[DefaultMinListRowHeightKey.self] = newValue }
    }
}
