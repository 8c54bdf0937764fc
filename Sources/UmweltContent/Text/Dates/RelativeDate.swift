import Foundation

/// A date relative to the current time.
struct RelativeDate {
    private let date: Date

    init(_ date: Date) { self.date = date }

    /// Returns the time between now and the date in its two largest units, as in "2 hr, 23 min".
    func distance(in values: EnvironmentValues) -> String {
        let now = now(in: values, isExact: false)
        let parts = parts(from: now, in: values)
        let first = parts.firstIndex { $0.count > 0 } ?? parts.count - 1
        let shown = parts[first...].prefix(2).filter { $0.count > 0 || $0.unit == parts[first].unit }
        let format = UnitFormat(width: .short, locale: values.locale)
        return format.list(shown.map { format.string($0.count, $0.unit) })
    }

    /// Returns the time between now and the date in its largest unit, with a sign for its direction, as in "+2 hours".
    func offset(in values: EnvironmentValues) -> String {
        let now = now(in: values, isExact: false)
        let parts = parts(from: now, in: values)
        let largest = parts.first { $0.count > 0 } ?? parts[parts.count - 1]
        let format = UnitFormat(width: .wide, locale: values.locale)
        return format.string(largest.count * (date > now ? -1 : 1), largest.unit, hasSign: largest.count > 0)
    }

    /// Returns the time between now and the date in hours, minutes and seconds.
    func clock(in values: EnvironmentValues) -> String {
        let distance = abs(now(in: values, isExact: true).timeIntervalSince(date))
        return ClockFormat(showsHours: true, locale: values.locale).string(seconds: distance.rounded(.down))
    }

    // MARK: Time

    /// Returns the current time, and invalidates the reader when the text shows another number.
    ///
    /// The number may change each second within an hour of the date, then each minute, and from 25 hours on each hour;
    /// always each second if `isExact`.
    private func now(in values: EnvironmentValues, isExact: Bool) -> Date {
        values.now { now in
            let distance = now.timeIntervalSince(date)
            let step: Double =
                switch abs(distance) {
                case ..<3601: 1
                case ..<90000: isExact ? 1 : 60
                default: isExact ? 1 : 3600
                }
            let rest = distance.truncatingRemainder(dividingBy: step)
            // Before the date, less is left; after it, more has passed.
            return rest < 0 ? -rest : step - rest
        }
    }

    private typealias Part = (count: Int, unit: TimeUnit)

    private func parts(from now: Date, in values: EnvironmentValues) -> [Part] {
        var calendar = values.calendar
        calendar.timeZone = values.timeZone
        let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
        let parts = calendar.dateComponents(units, from: min(date, now), to: max(date, now))
        return [
            (parts.year ?? 0, .year), (parts.month ?? 0, .month), (parts.day ?? 0, .day), (parts.hour ?? 0, .hour),
            (parts.minute ?? 0, .minute), (parts.second ?? 0, .second),
        ]
    }
}
