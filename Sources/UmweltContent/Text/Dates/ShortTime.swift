import Foundation

extension Date {
    /// Returns the time of day in hours and minutes, as the locale writes it: "07:13" in German, "7:13 AM" in American
    /// English.
    ///
    /// Foundation's `Date.FormatStyle` drops the zero on Linux; its older formatter follows the locale's own pattern.
    package func shortTime(locale: Locale, calendar: Calendar, timeZone: TimeZone) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = timeZone
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        return formatter.string(from: self)
    }
}
