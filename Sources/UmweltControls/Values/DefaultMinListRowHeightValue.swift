import Foundation
@_spi(Kernel) import Umwelt

struct DefaultMinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
}

extension EnvironmentValues {
    /// The least height of a list's rows, in points.
    ///
    /// `List` and `Form` read it.
    public var defaultMinListRowHeight: CGFloat {
        get { self[DefaultMinListRowHeightKey.self] }
        set { self[DefaultMinListRowHeightKey.self] = newValue }
    }
}
