import Foundation

extension Text {
    /// The style in which a date is shown.
    public struct DateStyle: Equatable, Sendable, Codable {
        enum Kind: String, Sendable, Codable {
            case date
            case time
            case relative
            case offset
            case timer
        }

        let kind: Kind

        /// The style that shows the day, as in "June 3, 2019".
        public static let date = DateStyle(kind: .date)

        /// The style that shows the time of day, as in "11:23 PM".
        public static let time = DateStyle(kind: .time)

        /// The style that shows the time between now and the date, as in "2 hr, 23 min"; the text is updated with the
        /// time.
        public static let relative = DateStyle(kind: .relative)

        /// The style that shows the time between now and the date with its direction, as in "+2 hours"; the text is
        /// updated with the time.
        public static let offset = DateStyle(kind: .offset)

        /// The style that shows a clock that counts down to the date, or up from it, as in "36:59:01".
        public static let timer = DateStyle(kind: .timer)
    }

    /// Shows a date by the environment's locale, calendar and time zone.
    ///
    /// ```swift
    /// Text(departure, style: .relative)
    /// ```
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - style: The style, such as `.date`, `.time` or `.relative`.
    nonisolated public init(_ date: Date, style: DateStyle) {
        self.init(date: .date(date, style))
    }

    /// Shows the period between two dates, as in "9:30 – 11:00 AM"; with the days unless both are on one.
    ///
    /// - Parameter dates: The period.
    nonisolated public init(_ dates: ClosedRange<Date>) {
        self.init(date: .interval(DateInterval(start: dates.lowerBound, end: dates.upperBound)))
    }

    /// Shows a period by its beginning and its end, as in "9:30 – 11:00 AM"; with the days unless both are on one.
    ///
    /// - Parameter interval: The period.
    nonisolated public init(_ interval: DateInterval) {
        self.init(date: .interval(interval))
    }

    /// Shows a clock that runs during a period, down to zero or up from it, and then stops.
    ///
    /// ```swift
    /// Text(timerInterval: start...end, pauseTime: paused)
    /// ```
    /// - Parameters:
    ///   - timerInterval: The period during which the clock runs.
    ///   - pauseTime: The time at which it stops, if before the end; nil for none.
    ///   - countsDown: True to show the time that is left, false for the time that has passed.
    ///   - showsHours: True to show hours; if false, an hour is 60 minutes.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            date: .timer(
                TextTimer(
                    interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}

/// A text that depends on dates, and perhaps on the current time.
enum DateText: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case interval(DateInterval)
    case timer(TextTimer)

    /// Returns the text in an environment. If it depends on the current time, a reading graph node is invalidated when
    /// it changes.
    func string(in values: EnvironmentValues) -> String {
        switch self {
        case .date(let date, let style):
            switch style.kind {
            case .date: Self.string(date, Date.FormatStyle(date: .long, time: .omitted), values)
            case .time: Self.time(date, values)
            case .relative: RelativeDate(date).distance(in: values)
            case .offset: RelativeDate(date).offset(in: values)
            case .timer: RelativeDate(date).clock(in: values)
            }
        case .interval(let interval): Self.string(interval, values)
        case .timer(let timer): timer.string(in: values)
        }
    }

    private static func time(_ date: Date, _ values: EnvironmentValues) -> String {
        date.shortTime(locale: values.locale, calendar: values.calendar, timeZone: values.timeZone)
    }

    private static func string(_ date: Date, _ format: Date.FormatStyle, _ values: EnvironmentValues) -> String {
        var format = format
        format.locale = values.locale
        format.calendar = values.calendar
        format.timeZone = values.timeZone
        return date.formatted(format)
    }

    private static func string(_ interval: DateInterval, _ values: EnvironmentValues) -> String {
        var calendar = values.calendar
        calendar.timeZone = values.timeZone
        let isOneDay = calendar.isDate(interval.start, inSameDayAs: interval.end)
        let format = Date.IntervalFormatStyle(
            date: isOneDay ? nil : .abbreviated, time: .shortened, locale: values.locale, calendar: calendar,
            timeZone: values.timeZone)
        // An interval of no duration has only one time to show.
        guard interval.duration > 0 else {
            return time(interval.start, values)
        }
        return (interval.start..<interval.end).formatted(format)
    }
}
