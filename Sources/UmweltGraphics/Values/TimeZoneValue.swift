import Foundation

package struct TimeZoneKey: EnvironmentKey {
    package static var defaultValue: TimeZone { .current }
}

extension EnvironmentValues {
    /// The time zone for formatting times. The host sets it; the default is the process's.
    ///
    /// `Text` with a date reads it.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
