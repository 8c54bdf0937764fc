import Foundation

/// The locale of the device, as `Locale.current` and `Calendar.current` return it.
///
/// Foundation's own are `en_001` on Linux. `CLocale` replaces them by the functions of this file.
package enum CurrentLocale {
    /// Returns the locale of the window in use, for its host's user; nil outside of windows. The kernel sets it.
    package static let ofWindow = LockedValue<(@Sendable () -> Locale?)?>(nil)

    /// The locale of the current window on the main actor, or else of the process.
    package static var locale: Locale {
        ofWindow.withLock(\.self)?() ?? ProcessEnvironment.locale
    }
}

// The names by which CLocale finds them. A getter of a static property is called as a function without parameters is.
// They are package functions, as release builds of the library do not export internal ones.

@_silgen_name("umwelt_current_locale")
package func currentLocale() -> Locale { CurrentLocale.locale }

@_silgen_name("umwelt_current_calendar")
package func currentCalendar() -> Calendar {
    let locale = CurrentLocale.locale
    var calendar = locale.calendar
    calendar.locale = locale
    return calendar
}
