import Foundation

/// The values of an axis that have marks, and the ends of its scale.
struct AxisTicks {
    var values: [ScaleValue] = []
    var lower: Double
    var upper: Double

    /// The calendar units between two dates.
    var step: DateStep?

    /// The length of the part that is visible at a time.
    private let visibleLength: Double

    /// Makes the ticks of a numeric or date scale.
    ///
    /// - Parameters:
    ///   - rule: The requested values.
    ///   - type: The type of the scale.
    ///   - lower: The lower end of the data or the domain.
    ///   - upper: The upper end.
    ///   - isAutomatic: True if the ends follow from the data, so that they may be rounded.
    ///   - visibleLength: The length of the part that is visible at a time: it decides the step. Nil for all.
    ///   - calendar: The calendar of dates.
    init(
        _ rule: AxisMarkValues.Kind, type: ScaleType.Kind, lower: Double, upper: Double, isAutomatic: Bool,
        visibleLength: Double? = nil, calendar: Calendar
    ) {
        (self.lower, self.upper) = (lower, upper)
        self.visibleLength = visibleLength.flatMap { $0 > 0 ? min($0, upper - lower) : nil } ?? upper - lower
        if type == .date {
            makeDates(rule, calendar: calendar)
        } else if type == .log, case .automatic(let desiredCount, _, let rounding) = rule {
            makePowers(
                desiredCount: desiredCount ?? 10, roundsLower: rounding.lower ?? isAutomatic,
                roundsUpper: rounding.upper ?? isAutomatic)
        } else {
            makeNumbers(rule, type: type, isAutomatic: isAutomatic)
        }
    }

    private mutating func makeNumbers(_ rule: AxisMarkValues.Kind, type: ScaleType.Kind, isAutomatic: Bool) {
        let result: NumberTicks.Result
        switch rule {
        case .automatic(let desiredCount, let minimumStride, let rounding):
            result = NumberTicks.ticks(
                from: lower, to: upper, visibleLength: visibleLength, desiredCount: desiredCount,
                minimumStride: minimumStride, roundsLower: rounding.lower ?? isAutomatic,
                roundsUpper: rounding.upper ?? isAutomatic)
        case .stride(let step, let rounding):
            result = NumberTicks.ticks(
                from: lower, to: upper, step: step, roundsLower: rounding.lower ?? isAutomatic,
                roundsUpper: rounding.upper ?? isAutomatic)
        case .values(let given):
            values = given
            let ends = isAutomatic ? given.compactMap(\.plainNumber) + [lower, upper] : [lower, upper]
            result = NumberTicks.Result(values: [], lower: ends.min() ?? lower, upper: ends.max() ?? upper)
        case .strideByUnit:
            result = NumberTicks.Result(values: [], lower: lower, upper: upper)
        }
        if values.isEmpty { values = result.values.map { .number($0) } }
        // A logarithmic scale never reaches zero.
        if type != .log || result.lower > 0 { lower = result.lower }
        upper = result.upper
    }

    /// Powers of ten, about as many as requested at most; other round numbers for scales with fewer than two powers.
    private mutating func makePowers(desiredCount: Int, roundsLower: Bool, roundsUpper: Bool) {
        guard lower > 0, upper > lower, upper.isFinite else { return }
        if roundsLower { lower = pow(10, log10(lower).rounded(.down)) }
        if roundsUpper { upper = pow(10, log10(upper).rounded(.up)) }
        let (first, last) = (Int((log10(lower) - 1e-9).rounded(.up)), Int((log10(upper) + 1e-9).rounded(.down)))
        guard first < last else {
            values = NumberTicks.ticks(from: lower, to: upper, roundsLower: false, roundsUpper: false)
                .values.map { .number($0) }
            return
        }
        let distance = max(1, (last - first) / max(desiredCount, 1))
        values = stride(from: first, through: last, by: distance).map { .number(pow(10, Double($0))) }
    }

    private mutating func makeDates(_ rule: AxisMarkValues.Kind, calendar: Calendar) {
        let (first, last) = (
            Date(timeIntervalSinceReferenceDate: lower), Date(timeIntervalSinceReferenceDate: upper)
        )
        switch rule {
        case .automatic(let desiredCount, _, let rounding):
            let ticks = DateTicks.ticks(
                from: first, to: last, visibleLength: visibleLength, desiredCount: desiredCount, calendar: calendar)
            makeDates(of: ticks.step, rounding: rounding, calendar: calendar)
        case .strideByUnit(let step, let ownCalendar, let rounding):
            makeDates(of: step, rounding: rounding, calendar: ownCalendar ?? calendar)
        case .values(let given):
            values = given
            step = Self.unit(of: given.compactMap(\.number).sorted())
        case .stride(let seconds, _):
            guard seconds > 0, (upper - lower) / seconds < 10_000 else { return }
            values = stride(from: (lower / seconds).rounded(.up) * seconds, through: upper, by: seconds)
                .map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
        }
    }

    private mutating func makeDates(of step: DateStep, rounding: AxisMarkValues.Rounding, calendar: Calendar) {
        self.step = step
        let range = Date(timeIntervalSinceReferenceDate: lower)...Date(timeIntervalSinceReferenceDate: upper)
        if rounding.lower == true || rounding.upper == true {
            let boundaries = DateTicks.boundaries(of: step, covering: range, calendar: calendar)
            if rounding.lower == true, let first = boundaries.first {
                lower = first.timeIntervalSinceReferenceDate
            }
            if rounding.upper == true, let last = boundaries.last { upper = last.timeIntervalSinceReferenceDate }
        }
        values = DateTicks.dates(
            of: step, from: Date(timeIntervalSinceReferenceDate: lower),
            to: Date(timeIntervalSinceReferenceDate: upper), calendar: calendar
        ).map { .date($0) }
    }

    /// Returns the unit closest to the distance of given dates, for their labels.
    private static func unit(of dates: [Double]) -> DateStep? {
        let distances = zip(dates.dropFirst(), dates).map { $0 - $1 }.filter { $0 > 0 }
        guard let least = distances.min() else { return nil }
        let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]
        return units.map { DateStep(unit: $0) }.first { $0.seconds <= least * 1.05 }
    }
}
