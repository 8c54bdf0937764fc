import Foundation

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// Returns the format of the distance between a date and another: see ``SystemFormatStyle/DateOffset``.
    ///
    /// - Parameters:
    ///   - anchor: The date from which the offset is measured.
    ///   - allowedFields: The units that may be shown.
    ///   - maxFieldCount: The largest number of units to show, such as 2 for hours and minutes.
    ///   - sign: The rule for the sign.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// Returns the format of a date in relation to another: see ``SystemFormatStyle/DateReference``.
    ///
    /// - Parameters:
    ///   - date: The date that is described.
    ///   - allowedFields: The units that may be shown.
    ///   - maxFieldCount: The largest number of units to show, such as 2 for hours and minutes.
    ///   - thresholdField: The unit from which the date is written in full.
    public static func reference(
        to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// Returns the format of a clock that counts down during a period.
    ///
    /// - Parameters:
    ///   - interval: The period.
    ///   - showsHours: True to show hours; false to count minutes beyond 60.
    ///   - maxFieldCount: The largest number of units to show, such as 2 for hours and minutes.
    ///   - maxPrecision: The smallest displayed unit of time.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }

    /// Returns the format of a clock that counts up during a period.
    ///
    /// - Parameters:
    ///   - interval: The period.
    ///   - showsHours: True to show hours; false to count minutes beyond 60.
    ///   - maxFieldCount: The largest number of units to show, such as 2 for hours and minutes.
    ///   - maxPrecision: The smallest displayed unit of time.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// Returns the format of a clock that counts up from a date.
    ///
    /// - Parameters:
    ///   - startDate: The start date of the clock.
    ///   - showsHours: True to show hours; false to count minutes beyond 60.
    ///   - maxFieldCount: The largest number of units to show, such as 2 for hours and minutes.
    ///   - maxPrecision: The smallest displayed unit of time.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
