import Foundation

package struct CalendarKey: EnvironmentKey {
    package static var defaultValue: Calendar {
        var calendar = ProcessEnvironment.locale.calendar
        calendar.timeZone = .current
        return calendar
    }
}

extension EnvironmentValues {
    /// The calendar for formatting dates. The host sets it; the default is the process's.
    ///
    /// `Text` with a date reads it.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
}
