import SwiftUI

extension PositionScale {
    /// Makes the scale of an axis for marks.
    ///
    /// - Parameters:
    ///   - axis: The axis.
    ///   - marks: The marks.
    ///   - options: The options from modifiers.
    ///   - axisMarks: The marks of the axis: their values may round the ends of the scale.
    ///   - calendar: The calendar of dates.
    /// - Returns: The scale; nil if no mark has a value on the axis and no domain is set.
    init?(
        axis: Axis, marks: [PlacedMark], options: AxisOptions, axisMarks: [AxisMarksDescription], calendar: Calendar
    ) {
        var values = marks.flatMap { $0[axis].values }
        // A domain alone makes a scale too, so that a chart without marks has its axes.
        if values.isEmpty, case .values(let domain) = options.domain { values = domain }
        guard let first = values.first else { return nil }
        let type = options.type?.kind ?? Self.type(of: values, first: first)
        switch type {
        case .category:
            self.init(
                axis: axis, type: type, categories: Self.categories(of: values, options: options.domain),
                range: options.range)
        case .date, .linear, .log, .power, .symmetricLog:
            let numbers = type == .date ? values.compactMap(\.number) : values.compactMap(\.plainNumber)
            let (start, end) = Self.ends(
                of: numbers, type: type, options: options, axisMarks: axisMarks, calendar: calendar)
            self.init(axis: axis, type: type, start: start, end: end, range: options.range)
        }
    }

    private static func type(of values: [ScaleValue], first: ScaleValue) -> ScaleType.Kind {
        if values.contains(where: { $0.number == nil }) { return .category }
        if case .date = first { return .date }
        return .linear
    }

    private static func categories(of values: [ScaleValue], options: ScaleDomainValues?) -> [String] {
        func name(_ value: ScaleValue) -> String? {
            guard case .category(let name) = value else { return nil }
            return name
        }
        var seen: Set<ScaleValue> = []
        let inferred = values.filter { name($0) != nil && seen.insert($0).inserted }
        switch options {
        case .values(let domain): return domain.compactMap(name)
        case .automatic(_, let isReversed, let modify):
            let domain = (modify?(inferred) ?? inferred).compactMap(name)
            return isReversed == true ? domain.reversed() : domain
        case nil: return inferred.compactMap(name)
        }
    }

    /// Returns the ends of numbers or dates.
    private static func ends(
        of numbers: [Double], type: ScaleType.Kind, options: AxisOptions, axisMarks: [AxisMarksDescription],
        calendar: Calendar
    ) -> (start: Double, end: Double) {
        func value(_ number: Double) -> ScaleValue {
            type == .date ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
        }
        let finite = numbers.filter { $0.isFinite && (type != .log || $0 > 0) }
        var lower = finite.min() ?? 0
        var upper = finite.max() ?? 1
        var isReversed = false
        var isAutomatic = true
        switch options.domain {
        case .values(let domain):
            let ends = domain.compactMap(\.number).filter(\.isFinite)
            // Two values are the ends in their order; more are data.
            lower = ends.count == 2 ? min(ends[0], ends[1]) : ends.min() ?? lower
            upper = ends.count == 2 ? max(ends[0], ends[1]) : ends.max() ?? upper
            isReversed = ends.count == 2 && ends[0] > ends[1]
            isAutomatic = false
        case .automatic(let includesZero, let reversed, let modify):
            if type != .date, type != .log, includesZero ?? true { (lower, upper) = (min(lower, 0), max(upper, 0)) }
            if let modify {
                let ends = modify([value(lower), value(upper)]).compactMap(\.number)
                (lower, upper) = (ends.min() ?? lower, ends.max() ?? upper)
            }
            isReversed = reversed ?? false
        case nil:
            if type != .date, type != .log { (lower, upper) = (min(lower, 0), max(upper, 0)) }
        }
        if lower == upper, type != .date { upper = lower == 0 ? 1 : lower + abs(lower) }
        let marks = axisMarks.first ?? AxisMarksDescription()
        // Dates end where the data do, unless the axis asks for whole units: no search for ticks is needed.
        if type == .date, !marks.values.roundsDates { return isReversed ? (upper, lower) : (lower, upper) }
        let ticks = AxisTicks(
            marks.values, type: type, lower: lower, upper: upper, isAutomatic: isAutomatic,
            visibleLength: options.visibleLength, calendar: calendar)
        return isReversed ? (ticks.upper, ticks.lower) : (ticks.lower, ticks.upper)
    }
}

extension ScaleValue {
    /// The number; nil for dates and categories.
    var plainNumber: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }
}
