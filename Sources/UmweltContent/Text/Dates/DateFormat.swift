import Foundation

extension FormatStyle {
    /// Returns the format for an environment: in its locale and, for dates, by its calendar and in its time zone where
    /// the format itself names none.
    package func adapted(to values: EnvironmentValues) -> Self {
        let format = locale(values.locale)
        guard var dates = format as? any DateFormat else { return format }
        dates.adapt(to: values)
        return dates as? Self ?? format
    }
}

/// A format of Foundation's for dates, whose calendar and time zone follow the user's settings unless the app sets
/// them.
private protocol DateFormat {
    mutating func adapt(to values: EnvironmentValues)
}

extension DateFormat {
    fileprivate mutating func adapt(_ calendar: WritableKeyPath<Self, Calendar>, to values: EnvironmentValues) {
        guard self[keyPath: calendar] == .autoupdatingCurrent else { return }
        var own = values.calendar
        own.timeZone = values.timeZone
        self[keyPath: calendar] = own
    }

    fileprivate mutating func adapt(_ timeZone: WritableKeyPath<Self, TimeZone>, to values: EnvironmentValues) {
        if self[keyPath: timeZone] == .autoupdatingCurrent { self[keyPath: timeZone] = values.timeZone }
    }
}

extension Date.FormatStyle: DateFormat {
    fileprivate mutating func adapt(to values: EnvironmentValues) {
        adapt(\.calendar, to: values)
        adapt(\.timeZone, to: values)
    }
}

extension Date.FormatStyle.Attributed: DateFormat {
    fileprivate mutating func adapt(to values: EnvironmentValues) {
        adapt(\.[dynamicMember: \.calendar], to: values)
        adapt(\.[dynamicMember: \.timeZone], to: values)
    }
}

extension Date.VerbatimFormatStyle: DateFormat {
    fileprivate mutating func adapt(to values: EnvironmentValues) {
        adapt(\.calendar, to: values)
        adapt(\.timeZone, to: values)
    }
}

extension Date.VerbatimFormatStyle.Attributed: DateFormat {
    fileprivate mutating func adapt(to values: EnvironmentValues) {
        adapt(\.[dynamicMember: \.calendar], to: values)
        adapt(\.[dynamicMember: \.timeZone], to: values)
    }
}

extension Date.IntervalFormatStyle: DateFormat {
    fileprivate mutating func adapt(to values: EnvironmentValues) {
        adapt(\.calendar, to: values)
        adapt(\.timeZone, to: values)
    }
}

extension Date.RelativeFormatStyle: DateFormat {
    fileprivate mutating func adapt(to values: EnvironmentValues) { adapt(\.calendar, to: values) }
}

extension Date.AnchoredRelativeFormatStyle: DateFormat {
    fileprivate mutating func adapt(to values: EnvironmentValues) { adapt(\.calendar, to: values) }
}
