import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt has no sources of time: use Text(_:style:) or Text(timerInterval:).")
public struct TimeDataSource<Value> {
    public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>() }

    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> { TimeDataSource<Duration>() }

    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> { TimeDataSource<Range<Date>>() }

    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> { TimeDataSource<Range<Date>>() }
}

@available(*, unavailable, message: "Umwelt has no sources of time: use Text(_:style:) or Text(timerInterval:).")
public enum SystemFormatStyle: Sendable {
    public struct DateReference: FormatStyle {
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {}

        public func calendar(_ calendar: Calendar) -> Self { self }

        public func format(_ referenceDate: Date) -> AttributedString { AttributedString() }
    }

    public struct DateOffset: FormatStyle {
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {}

        public func calendar(_ calendar: Calendar) -> Self { self }

        public func format(_ input: Date) -> AttributedString { AttributedString() }
    }

    public struct Timer: FormatStyle {
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {}

        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {}

        public func format(_ input: Date) -> AttributedString { AttributedString() }
    }

    public struct Stopwatch: FormatStyle {
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {}

        public func format(_ input: Date) -> AttributedString { AttributedString() }
    }
}

@available(*, unavailable, message: "Umwelt has no sources of time: use Text(_:style:) or Text(timerInterval:).")
extension Text {
    public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput {
        self.init(verbatim: "")
    }
}
