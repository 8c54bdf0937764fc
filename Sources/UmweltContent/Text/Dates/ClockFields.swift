import Foundation

/// A time as a clock shows it, with as many fields as fit.
struct ClockFields: Hashable, Codable, Sendable {
    /// True to show hours; if false, an hour is 60 minutes.
    var showsHours: Bool

    /// The most fields: hours, minutes, seconds and their fractions. The smallest are left out.
    var maxFieldCount: Int

    /// The smallest difference that shows.
    var maxPrecision: Duration

    /// Returns a time in seconds as text.
    func string(seconds: Double, locale: Locale) -> String {
        // The limit is more than any clock shows, but no more than the format can represent.
        let seconds = min(max(seconds, 0), 1e12)
        let hasHours = showsHours && seconds >= 3600
        // A clock has two fields at least: one alone would not look like a time.
        let room = max(maxFieldCount, 2) - (hasHours ? 3 : 2)
        let digits = room > 0 ? fractionDigits : 0
        let pattern: Duration.TimeFormatStyle.Pattern =
            if hasHours && (room < 0 || precision >= 60) {
                .hourMinute(padHourToLength: 1, roundSeconds: .down)
            } else if hasHours {
                .hourMinuteSecond(
                    padHourToLength: 1, fractionalSecondsLength: digits, roundFractionalSeconds: .down)
            } else {
                .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: digits, roundFractionalSeconds: .down)
            }
        return Duration.seconds(seconds).formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
    }

    /// The smallest difference that shows, in seconds.
    var precision: Double { max(maxPrecision / .seconds(1), 0.001) }

    private var fractionDigits: Int { precision < 1 ? min(Int((-log10(precision)).rounded(.up)), 3) : 0 }
}
