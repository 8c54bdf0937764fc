import Foundation

/// A clock that runs during a period.
struct TextTimer: Equatable, Sendable {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    /// Returns the text of the clock at the current time.
    func string(in values: EnvironmentValues) -> String {
        let end = pauseTime.map { min(max($0, interval.lowerBound), interval.upperBound) } ?? interval.upperBound
        let now = values.now { now in
            if now >= end { return nil }
            if now < interval.lowerBound { return interval.lowerBound.timeIntervalSince(now) }
            let passed = now.timeIntervalSince(interval.lowerBound)
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            // The text changes when the time that is left, or that has passed, is a whole number of seconds again.
            return countsDown ? Self.untilWhole(length - passed) : 1 - passed.truncatingRemainder(dividingBy: 1)
        }
        let time = min(max(now, interval.lowerBound), end)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(time).rounded(.up)
            : time.timeIntervalSince(interval.lowerBound).rounded(.down)
        return ClockFormat(showsHours: showsHours, locale: values.locale).string(seconds: seconds)
    }

    private static func untilWhole(_ seconds: Double) -> Double {
        let rest = seconds.truncatingRemainder(dividingBy: 1)
        return rest > 0 ? rest : 1
    }
}

/// The format of clocks: hours, minutes and seconds in a locale.
struct ClockFormat {
    let showsHours: Bool
    let locale: Locale

    func string(seconds: Double) -> String {
        // The limit is more than any clock shows, but no more than the format can represent.
        let seconds = min(max(seconds, 0), 1e12)
        let pattern: Duration.TimeFormatStyle.Pattern =
            showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
        return Duration.seconds(seconds).formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
    }
}
