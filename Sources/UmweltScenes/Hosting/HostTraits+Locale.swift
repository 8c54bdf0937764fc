import Foundation

extension HostTraits {
    /// Sets the locale, and the calendar that its users prefer, in the present time zone.
    ///
    /// Setting a locale property does not change the calendar.
    ///
    /// - Parameter locale: The locale.
    public mutating func adopt(_ locale: Locale) {
        self.locale = locale
        var calendar = locale.calendar
        if let timeZone { calendar.timeZone = timeZone }
        self.calendar = calendar
    }

    /// Sets the time zone, also for the calendar.
    ///
    /// - Parameter timeZone: The time zone.
    public mutating func adopt(_ timeZone: TimeZone) {
        self.timeZone = timeZone
        var calendar = usedCalendar
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    /// Sets the calendar, with the current locale and time zone.
    package mutating func adopt(calendar identifier: Calendar.Identifier) {
        var calendar = Calendar(identifier: identifier)
        calendar.locale = usedLocale
        calendar.timeZone = timeZone ?? .current
        self.calendar = calendar
    }

    /// The locale that is set, or the process's.
    var usedLocale: Locale { locale ?? ProcessEnvironment.locale }

    /// The set calendar, or the locale's.
    var usedCalendar: Calendar { calendar ?? usedLocale.calendar }
}

extension Locale {
    /// Makes a locale by an identifier that a person has written, as in `de_AT`; nil if it names no known language.
    package init?(written identifier: String) {
        self.init(identifier: identifier)
        guard let code = language.languageCode, code.isISOLanguage else { return nil }
    }
}
