import Foundation

extension Text {
    /// How a date is shown.
    public struct DateStyle: Equatable, Sendable {
        enum Kind: Sendable {
            case date
            case time
        }

        let kind: Kind

        /// The day, as in "June 3, 2019".
        public static let date = DateStyle(kind: .date)

        /// The time of day, as in "11:23 PM".
        public static let time = DateStyle(kind: .time)
    }

    /// Shows a date by the environment's locale, calendar and time zone.
    nonisolated public init(_ date: Date, style: DateStyle) {
        self.init(date: DateText(date: date, style: style))
    }
}

/// A date to be written.
struct DateText: Equatable, Sendable {
    let date: Date
    let style: Text.DateStyle

    /// The date as an environment writes it.
    func string(in values: EnvironmentValues) -> String {
        var format: Date.FormatStyle =
            switch style.kind {
            case .date: Date.FormatStyle(date: .long, time: .omitted)
            case .time: Date.FormatStyle(date: .omitted, time: .shortened)
            }
        format.locale = values.locale
        format.calendar = values.calendar
        format.timeZone = values.timeZone
        return date.formatted(format)
    }
}
