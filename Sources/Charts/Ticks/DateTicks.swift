import Foundation

/// A number of calendar units between two ticks.
struct DateStep: Equatable, Sendable {
    var unit: Calendar.Component
    var count = 1

    /// The approximate length of the step, in seconds.
    var seconds: Double {
        let unitSeconds: Double =
            switch unit {
            case .nanosecond: 1e-9
            case .second: 1
            case .minute: 60
            case .hour: 3_600
            case .day, .weekday, .dayOfYear: 86_400
            case .weekOfYear, .weekOfMonth: 7 * 86_400
            case .month: 30.44 * 86_400
            case .quarter: 91.31 * 86_400
            case .year, .yearForWeekOfYear: 365.25 * 86_400
            default: 86_400
            }
        return unitSeconds * Double(count)
    }

    /// Returns the date a number of steps after another; nil if the calendar has none.
    func date(after date: Date, times: Int = 1, calendar: Calendar) -> Date? {
        // Foundation adds no quarters.
        let (unit, length) = unit == .quarter ? (.month, 3) : (unit, 1)
        return calendar.date(byAdding: unit, value: times * count * length, to: date)
    }

    /// The steps of automatic ticks, from a second to a year.
    static let candidates: [DateStep] =
        [1, 5, 15, 30].map { DateStep(unit: .second, count: $0) }
        + [1, 5, 15, 30].map { DateStep(unit: .minute, count: $0) }
        + [1, 3, 6, 12].map { DateStep(unit: .hour, count: $0) }
        + [1, 2].map { DateStep(unit: .day, count: $0) }
        + [1, 2].map { DateStep(unit: .weekOfYear, count: $0) }
        + [1, 2, 3, 6].map { DateStep(unit: .month, count: $0) }
        + [1, 2, 5, 10, 20, 50, 100, 200, 500].map { DateStep(unit: .year, count: $0) }

    /// Returns the step that divides a length in seconds into about a number of parts.
    static func step(over length: TimeInterval, count: Int) -> DateStep {
        let desired = length / Double(max(count, 1))
        return candidates.min { abs(log($0.seconds / desired)) < abs(log($1.seconds / desired)) }
            ?? DateStep(unit: .day)
    }
}

/// Dates at the starts of calendar units.
enum DateTicks {
    /// Returns ticks for dates.
    ///
    /// The step is the one for which the number of ticks is nearest to 4.25, and the smaller of two. Tests against
    /// Swift Charts on macOS found that number and the steps.
    ///
    /// - Parameters:
    ///   - lower: The first date.
    ///   - upper: The last date.
    ///   - visibleLength: The seconds that have that many ticks; nil for all.
    ///   - desiredCount: The number of ticks, about; nil for four.
    ///   - calendar: The calendar, with the time zone.
    static func ticks(
        from lower: Date, to upper: Date, visibleLength: TimeInterval? = nil, desiredCount: Int? = nil,
        calendar: Calendar
    ) -> (step: DateStep, dates: [Date]) {
        guard upper > lower else { return (DateStep(unit: .day), [lower]) }
        let desired = Double(desiredCount ?? 4) + 0.25
        let visible = min(upper, visibleLength.map { lower + $0 } ?? upper)
        var best: (step: DateStep, distance: Double)?
        for step in DateStep.candidates {
            // Far too many ticks are not counted one by one, and all of them are views.
            guard visible.timeIntervalSince(lower) / step.seconds < desired * 4,
                upper.timeIntervalSince(lower) / step.seconds < 1_000
            else { continue }
            let count = dates(of: step, from: lower, to: visible, calendar: calendar).count
            let distance = abs(Double(count) - desired)
            if let best, best.distance <= distance { continue }
            best = (step, distance)
        }
        let step = best?.step ?? DateStep(unit: .year, count: 500)
        return (step, dates(of: step, from: lower, to: upper, calendar: calendar))
    }

    /// Returns the beginnings of units in a range.
    static func dates(of step: DateStep, from lower: Date, to upper: Date, calendar: Calendar) -> [Date] {
        boundaries(of: step, covering: lower...max(lower, upper), limit: 10_000, calendar: calendar)
            .filter { $0 >= lower && $0 <= upper }
    }

    /// Returns the starts of units, from the last one before a range to the first one after it.
    ///
    /// - Parameters:
    ///   - step: The units.
    ///   - range: The range.
    ///   - limit: The number of dates at most.
    ///   - calendar: The calendar, with the time zone.
    static func boundaries(
        of step: DateStep, covering range: ClosedRange<Date>, limit: Int = .max, calendar: Calendar
    ) -> [Date] {
        var start = firstBoundary(of: step, before: range.lowerBound, calendar: calendar)
        var date = start
        var boundaries = [date]
        var index = 1
        while date <= range.upperBound || boundaries.count < 2, boundaries.count < limit {
            // From the first one, so that months of different lengths keep their beginnings.
            guard var next = step.date(after: start, times: index, calendar: calendar), next > date else { break }
            index += 1
            // Hours are counted from each midnight, as days with a change of the clock have 23 or 25.
            if step.unit == .hour, step.count > 1, let midnight = calendar.dateInterval(of: .day, for: next)?.start,
                midnight > date
            {
                (next, start, index) = (midnight, midnight, 1)
            }
            if next > range.lowerBound { boundaries.append(next) } else { boundaries = [next] }
            date = next
        }
        // The last one is past the range, or at its end.
        if boundaries.count > 2, boundaries[boundaries.count - 2] == range.upperBound { boundaries.removeLast() }
        return boundaries
    }

    /// Returns the origin of steps: midnight for several hours, January for several months, a multiple for several
    /// years.
    private static func firstBoundary(of step: DateStep, before date: Date, calendar: Calendar) -> Date {
        let unit: Calendar.Component =
            if step.count == 1 {
                step.unit
            } else {
                switch step.unit {
                case .second: .minute
                case .minute: .hour
                case .hour: .day
                case .day: .month
                case .month: .year
                default: step.unit
                }
            }
        let start = calendar.dateInterval(of: unit, for: date)?.start ?? date
        guard step.unit == .year, step.count > 1 else { return start }
        let excess = calendar.component(.year, from: start) % step.count
        return calendar.date(byAdding: .year, value: -excess, to: start) ?? start
    }
}
