import SwiftUI

/// The lines and labels of an axis, with their positions.
struct ResolvedAxis {
    struct Line {
        var coordinate: Coordinate
        var stroke: StrokeStyle
        var foreground: AnyShapeStyle?
        var offset: CGSize
        /// The lengths beyond the plot, before its start and after its end.
        var extensions: (start: CGFloat, end: CGFloat) = (0, 0)
    }

    struct Tick {
        var line: Line
        var length: AxisTick.Length.Kind
        var edge: Edge
        /// The index of the label for the same value.
        var label: Int?
    }

    struct Label {
        var value: ScaleValue
        var edge: Edge
        var preset: AxisMarkPreset.Kind
        /// The value's place.
        var start: Coordinate
        /// The value's band: a category's, a calendar unit, or the part up to the next value.
        var range: CoordinateRange
        var placement: Placement
        var label: AxisLabel
        var isCategory: Bool
        var foreground: AnyShapeStyle?
        var font: Font?
        var offset: CGSize
    }

    /// The position of a label relative to its value.
    enum Placement {
        /// Its middle is at the value.
        case middle
        /// It starts after the value, as for dates.
        case after
        /// Its middle is in the middle of the band.
        case band
    }

    let axis: Axis
    var gridLines: [Line] = []
    var ticks: [Tick] = []
    var labels: [Label] = []

    /// The width of grid lines and ticks, and the dashes of grid lines of dates: a public suite of tests against Swift
    /// Charts on macOS draws these.
    static let lineWidth: CGFloat = 0.5
    static let dateDash: [CGFloat] = [3, 3]

    /// The length of extended grid lines beyond the plot in points: up to the labels.
    static let `extension`: CGFloat = 4

    /// The length of a tick in points: a guess.
    static let tickLength: CGFloat = 3

    /// Makes the lines and labels of a scale.
    ///
    /// - Parameters:
    ///   - scale: The scale.
    ///   - descriptions: The marks of the axis.
    ///   - visibleLength: The length of the part that is visible at a time, of a plot that scrolls.
    ///   - locale: The locale of labels.
    init(
        scale: PositionScale, descriptions: [AxisMarksDescription], visibleLength: Double? = nil, locale: AxisLocale
    ) {
        axis = scale.axis
        for description in descriptions {
            add(description, scale: scale, visibleLength: visibleLength, locale: locale)
        }
    }

    private mutating func add(
        _ description: AxisMarksDescription, scale: PositionScale, visibleLength: Double?, locale: AxisLocale
    ) {
        var values: [ScaleValue] = []
        var step: DateStep?
        if scale.type == .category {
            values = scale.domain
            if case .values(let given) = description.values { values = given }
        } else {
            let ticks = AxisTicks(
                description.values, type: scale.type, lower: min(scale.start, scale.end),
                upper: max(scale.start, scale.end), isAutomatic: false, visibleLength: visibleLength,
                calendar: locale.calendar)
            values = ticks.values
            step = ticks.step
        }
        for (index, value) in values.enumerated() {
            guard let fraction = scale.fraction(of: value), (-0.0001...1.0001).contains(fraction) else { continue }
            let inputs = _AxisMarkInputs { format in
                (format ?? description.format)?.text(value, locale)
                    ?? Self.text(of: value, step: step, locale: locale)
            }
            let parts =
                description.parts?(AxisValue(value: value, index: index, count: values.count), inputs)
                ?? Self.standardParts(for: scale.type, axis: axis, inputs: inputs, stroke: description.stroke)
            let range = Self.range(
                of: value, next: values.dropFirst(index + 1).first, step: step, scale: scale, locale: locale)
            add(parts, value: value, range: range, description: description, scale: scale)
        }
    }

    private mutating func add(
        _ parts: [AxisPart], value: ScaleValue, range: CoordinateRange, description: AxisMarksDescription,
        scale: PositionScale
    ) {
        let isCategory = scale.type == .category
        let start = isCategory ? range.middle : scale.coordinate(of: value) ?? range.lower
        let edge = edge(of: description.position, isCategory: isCategory)
        var texts: [(AxisPart, AxisLabel)] = []
        for part in parts {
            if case .label(let label) = part.kind { texts.append((part, label)) }
        }
        // A band that begins at the end of the scale has no data.
        var labelIndex: Int?
        let isBeyond = !isCategory && (scale.fraction(of: value) ?? 0) > 0.9999
        if let first = texts.first, !isBeyond || placement(of: first.1, type: scale.type) != .band {
            labelIndex = labels.count
            labels.append(
                Label(
                    value: value, edge: edge, preset: description.preset, start: start, range: range,
                    placement: placement(of: first.1, type: scale.type), label: combined(texts.map(\.1)),
                    isCategory: isCategory, foreground: first.0.foreground, font: first.0.font,
                    offset: first.0.offset))
        }
        for part in parts {
            func line(_ line: AxisLine, dash: [CGFloat]) -> Line {
                Line(
                    coordinate: line.isCentered ?? isCategory ? range.middle : isCategory ? range.lower : start,
                    stroke: line.stroke ?? description.stroke ?? StrokeStyle(lineWidth: Self.lineWidth, dash: dash),
                    foreground: part.foreground, offset: part.offset)
            }
            switch part.kind {
            case .gridLine(let gridLine):
                let isDate = scale.type == .date && axis == .horizontal
                var resolved = line(gridLine, dash: isDate ? Self.dateDash : [])
                if description.preset == .extended {
                    let isStart = edge == .top || edge == .leading
                    resolved.extensions = isStart ? (Self.extension, 0) : (0, Self.extension)
                }
                gridLines.append(resolved)
            case .tick(let tick, let length):
                ticks.append(Tick(line: line(tick, dash: []), length: length.kind, edge: edge, label: labelIndex))
            case .label: break
            }
        }
    }

    /// Puts several labels of one value below each other.
    private func combined(_ labels: [AxisLabel]) -> AxisLabel {
        guard labels.count > 1 else { return labels[0] }
        var label = labels[0]
        let alignment = labels.lazy.compactMap(\.multiLabelAlignment).first?.horizontal ?? .leading
        label.content = AnyView(
            VStack(alignment: alignment, spacing: 0) {
                ForEach(labels.indices, id: \.self) { labels[$0].content }
            })
        return label
    }

    private func placement(of label: AxisLabel, type: ScaleType.Kind) -> Placement {
        if label.isCentered ?? (type == .category) { return .band }
        // Labels below the plot begin after their ticks: measured on macOS for dates, and described by two answers for iOS;
        // for numbers a copy of an iPhone's chart has it so.
        return axis == .horizontal && label.anchor == nil ? .after : .middle
    }

    /// Returns the side of the plot: categories of y are before it, and numbers after it.
    private func edge(of position: AxisMarkPosition.Kind, isCategory: Bool) -> Edge {
        switch (axis, position) {
        case (.horizontal, .top): .top
        case (.horizontal, _): .bottom
        case (.vertical, .leading): .leading
        case (.vertical, .automatic): isCategory ? .leading : .trailing
        case (.vertical, _): .trailing
        }
    }

    /// Returns the band of a value: a category's, a calendar unit, or the part up to the next value.
    private static func range(
        of value: ScaleValue, next: ScaleValue?, step: DateStep?, scale: PositionScale, locale: AxisLocale
    ) -> CoordinateRange {
        if let band = scale.band(of: PlottedValue(lower: value)) { return band }
        let start = scale.coordinate(of: value) ?? Coordinate(fraction: 0)
        var end = next
        if case .date(let date) = value, let step,
            let following = step.date(after: date, calendar: locale.calendar)
        {
            end = .date(following)
        }
        guard let end = end.flatMap(scale.coordinate(of:)) else { return CoordinateRange(start, start) }
        return CoordinateRange(start, end)
    }

    /// The parts of an axis that no modifier sets: a grid line, a tick and a label. Categories only have labels, and
    /// the y axis has no ticks: guesses.
    private static func standardParts(
        for type: ScaleType.Kind, axis: Axis, inputs: _AxisMarkInputs, stroke: StrokeStyle?
    ) -> [AxisPart] {
        let label = AxisValueLabel<Never>._axisParts(AxisValueLabel(), inputs).parts
        if type == .category { return label }
        let gridLine = AxisGridLine._axisParts(AxisGridLine(stroke: stroke), inputs).parts
        if axis == .vertical { return gridLine + label }
        return gridLine + AxisTick._axisParts(AxisTick(stroke: stroke), inputs).parts + label
    }

    /// Returns the length of the tick for which a label must leave space: one with a length in points.
    func fixedTickLength(before label: Int) -> CGFloat {
        for tick in ticks where tick.label == label {
            if case .fixed(let length) = tick.length, labels[label].placement != .after { return length }
        }
        return 0
    }

    /// Returns a value as text: numbers with the locale's separators, dates by the calendar unit between them.
    static func text(of value: ScaleValue, step: DateStep?, locale: AxisLocale) -> String {
        switch value {
        case .category(let category): return category
        case .number(let number): return number.formatted(.number.locale(locale.locale))
        case .date(let date):
            var style = Date.FormatStyle(
                locale: locale.locale, calendar: locale.calendar, timeZone: locale.calendar.timeZone)
            switch step?.unit {
            case .second, .nanosecond: style = style.hour().minute().second()
            case .minute: style = style.hour().minute()
            case .hour: style = style.hour()
            case .month, .quarter: style = style.month(.abbreviated)
            case .year, .yearForWeekOfYear: style = style.year()
            default: style = style.month(.abbreviated).day()
            }
            return date.formatted(style)
        }
    }
}
