import Foundation

/// The formats of dates that follow the time: see ``TimeDataSource``.
public enum SystemFormatStyle: Sendable {
    /// A format for the signed distance of a date from another, as in "+2 hours, 5 minutes".
    public struct DateOffset: Sendable {
        private let anchor: Date
        private var parts: DateParts
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

        /// Makes the format.
        ///
        /// - Parameters:
        ///   - anchor: The date that is subtracted.
        ///   - allowedFields: The units of time that may show.
        ///   - maxFieldCount: The most units that show, from the largest that is not zero.
        ///   - sign: The signs. With the automatic strategy both directions have one, as in the style
        ///     ``Text/DateStyle/offset``.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            self.sign = sign
            parts = DateParts(fields: DateParts.units(allowedFields), maxFieldCount: maxFieldCount)
        }
    }

    /// A format for a date relative to another: "in 5 minutes", or the date itself if it is far away.
    public struct DateReference: Sendable {
        private let date: Date
        private var parts: DateParts
        private let threshold: TimeUnit

        /// Makes the format.
        ///
        /// - Parameters:
        ///   - date: The date to show, relative to the formatted date.
        ///   - allowedFields: The units of time that may show.
        ///   - maxFieldCount: The most units that show, from the largest that is not zero.
        ///   - thresholdField: The unit of time; dates at least one unit away are shown themselves.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            parts = DateParts(fields: DateParts.units(allowedFields), maxFieldCount: maxFieldCount)
            threshold = DateParts.units([thresholdField]).first ?? .day
        }
    }

    /// A format of a clock that counts down, or up, during a period, as in "1:30:05".
    public struct Timer: Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let fields: ClockFields
        private var locale = Locale.autoupdatingCurrent

        /// Makes the format of a clock that shows the time that is left of a period.
        ///
        /// - Parameters:
        ///   - interval: The period.
        ///   - showsHours: True to show hours; if false, an hour is 60 minutes.
        ///   - maxFieldCount: The most fields; the smallest are left out.
        ///   - maxPrecision: The smallest difference that shows.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = true
            fields = ClockFields(
                showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        /// Makes the format of a clock that shows the time that has passed of a period.
        ///
        /// - Parameters:
        ///   - interval: The period.
        ///   - showsHours: True to show hours; if false, an hour is 60 minutes.
        ///   - maxFieldCount: The most fields; the smallest are left out.
        ///   - maxPrecision: The smallest difference that shows.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = false
            fields = ClockFields(
                showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }
    }

    /// A format of a clock that counts up from a date, with fractions of a second, as in "0:07.25".
    public struct Stopwatch: Sendable {
        private let startDate: Date
        private let fields: ClockFields
        private var locale = Locale.autoupdatingCurrent

        /// Makes the format.
        ///
        /// - Parameters:
        ///   - startDate: The start date of the clock.
        ///   - showsHours: True to show hours; if false, an hour is 60 minutes.
        ///   - maxFieldCount: The most fields; the smallest are left out.
        ///   - maxPrecision: The smallest difference that shows.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            self.startDate = startDate
            fields = ClockFields(
                showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }
    }
}

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
    /// Returns the time at a date.
    ///
    /// - Parameter input: The present date.
    public func format(_ input: Date) -> AttributedString {
        AttributedString(fields.string(seconds: input.timeIntervalSince(startDate), locale: locale))
    }

    /// Returns the format in a locale.
    ///
    /// - Parameter locale: The locale, whose language and conventions the text has.
    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
    }

    /// Returns the last date before another at which the displayed time changes; nil before its start.
    ///
    /// - Parameter input: The date.
    public func discreteInput(before input: Date) -> Date? { Steps(startDate, fields.precision).last(before: input) }

    /// Returns the next date at which the displayed time changes.
    ///
    /// - Parameter input: The date.
    public func discreteInput(after input: Date) -> Date? { Steps(startDate, fields.precision).next(after: input) }
}

extension SystemFormatStyle.Timer: DiscreteFormatStyle {
    /// Returns the time at a date.
    ///
    /// - Parameter input: The present date.
    public func format(_ input: Date) -> AttributedString {
        let date = min(max(input, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? (interval.upperBound.timeIntervalSince(date) / fields.precision).rounded(.up) * fields.precision
            : date.timeIntervalSince(interval.lowerBound)
        return AttributedString(fields.string(seconds: seconds, locale: locale))
    }

    /// Returns the format in a locale.
    ///
    /// - Parameter locale: The locale, whose language and conventions the text has.
    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
    }

    /// Returns the last date before another at which the displayed time changes; nil before the period.
    ///
    /// - Parameter input: The date.
    public func discreteInput(before input: Date) -> Date? {
        guard input > interval.lowerBound else { return nil }
        return min(steps.last(before: input) ?? interval.lowerBound, interval.upperBound)
    }

    /// Returns the next date at which the displayed time changes; nil at the end of the period.
    ///
    /// - Parameter input: The date.
    public func discreteInput(after input: Date) -> Date? {
        guard input < interval.upperBound else { return nil }
        return min(max(steps.next(after: input) ?? interval.upperBound, interval.lowerBound), interval.upperBound)
    }

    private var steps: Steps {
        // The steps of a clock that counts down end with the period.
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let rest = length.truncatingRemainder(dividingBy: fields.precision)
        let first = countsDown ? interval.lowerBound - (fields.precision - rest) : interval.lowerBound
        return Steps(first, fields.precision)
    }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle {
    /// Returns the distance between a date and the anchor.
    ///
    /// - Parameter referenceDate: The date to describe.
    public func format(_ referenceDate: Date) -> AttributedString {
        let isBefore = referenceDate < anchor
        let isSigned =
            sign == .never ? false : isBefore || sign != .always(includingZero: false) || referenceDate != anchor
        return AttributedString(parts.string(from: anchor, to: referenceDate, isSigned: isSigned))
    }

    /// Returns the format with a calendar.
    ///
    /// - Parameter calendar: The calendar, which counts days, months and years.
    public func calendar(_ calendar: Calendar) -> Self {
        var copy = self
        copy.parts.calendar = calendar
        return copy
    }

    /// Returns the format in a locale.
    ///
    /// - Parameter locale: The locale, whose language and conventions the text has.
    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.parts.locale = locale
        return copy
    }

    /// Returns the last date before another with a different text.
    ///
    /// - Parameter input: The date.
    public func discreteInput(before input: Date) -> Date? {
        parts.steps(around: anchor, at: input).last(before: input)
    }

    /// Returns the next date with a different text.
    ///
    /// - Parameter input: The date.
    public func discreteInput(after input: Date) -> Date? { parts.steps(around: anchor, at: input).next(after: input) }
}

extension SystemFormatStyle.DateReference: DiscreteFormatStyle {
    /// Returns the date in relation to another.
    ///
    /// - Parameter referenceDate: The date to describe.
    public func format(_ referenceDate: Date) -> AttributedString {
        if abs(date.timeIntervalSince(referenceDate)) < threshold.seconds {
            return AttributedString(parts.relativeString(to: date, from: referenceDate))
        }
        var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: parts.locale)
        style.calendar = parts.calendar
        style.timeZone = parts.calendar.timeZone
        return AttributedString(style.format(date))
    }

    /// Returns the format with a calendar.
    ///
    /// - Parameter calendar: The calendar, which counts days, months and years.
    public func calendar(_ calendar: Calendar) -> Self {
        var copy = self
        copy.parts.calendar = calendar
        return copy
    }

    /// Returns the format in a locale.
    ///
    /// - Parameter locale: The locale, whose language and conventions the text has.
    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.parts.locale = locale
        return copy
    }

    /// Returns the last date before another with a different text.
    ///
    /// - Parameter input: The date.
    public func discreteInput(before input: Date) -> Date? {
        parts.steps(around: date, at: input).last(before: input)
    }

    /// Returns the next date with a different text.
    ///
    /// - Parameter input: The date.
    public func discreteInput(after input: Date) -> Date? { parts.steps(around: date, at: input).next(after: input) }
}

/// Dates at equal intervals in seconds, one of which is known.
private struct Steps {
    let first: Date
    let step: Double

    init(_ first: Date, _ step: Double) {
        self.first = first
        self.step = step
    }

    func next(after date: Date) -> Date? {
        let next = first + ((date.timeIntervalSince(first) / step).rounded(.down) + 1) * step
        // The sum may round to the date itself.
        return next > date ? next : next + step
    }

    func last(before date: Date) -> Date? { first + ((date.timeIntervalSince(first) / step).rounded(.up) - 1) * step }
}

extension DateParts {
    /// Returns the dates at which the text may change: each second within an hour, then each minute.
    fileprivate func steps(around anchor: Date, at date: Date) -> Steps {
        let showsSeconds = fields.contains(.second) && abs(date.timeIntervalSince(anchor)) < 3601
        return Steps(anchor, showsSeconds ? 1 : 60)
    }
}
