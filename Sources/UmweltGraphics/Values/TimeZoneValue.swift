import Foundation

package struct TimeZoneKey: EnvironmentKey {
    package static var defaultValue: TimeZone { .current }
}

extension EnvironmentValues {
    /// The time zone in which times are written. The host sets it; the default is the process's.
    ///
    /// `Text` with a date reads it.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
