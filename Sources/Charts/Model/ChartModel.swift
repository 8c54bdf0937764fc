import SwiftUI

/// A chart with its scales: marks, axes and styles, at any size.
struct ChartModel {
    let x: PositionScale?
    let y: PositionScale?
    let encodings: EncodingScales
    let locale: AxisLocale
    let xAxis: ResolvedAxis?
    let yAxis: ResolvedAxis?

    /// The marks in drawing order.
    let marks: [PlottedMark]

    /// The marks with elements for assistive technology: the first visible ones. Thousands of points are not heard one
    /// by one.
    let elements: [PlacedMark]

    /// The start and end values of sectors, in order, and their total.
    let sectors: [ClosedRange<Double>]

    init(_ marks: [Mark], options: ChartOptions, locale: AxisLocale) {
        let xDescriptions = Self.descriptions(options.x)
        let yDescriptions = Self.descriptions(options.y)
        let calendar = locale.calendar
        let placed = FunctionSamples.expanded(marks, options: options.x).map { PlacedMark($0, calendar: calendar) }
        Stacking.apply(to: placed)
        let x = PositionScale(
            axis: .horizontal, marks: placed, options: options.x, axisMarks: xDescriptions, calendar: calendar)
        let y = PositionScale(
            axis: .vertical, marks: placed, options: options.y, axisMarks: yDescriptions, calendar: calendar)
        let encodings = EncodingScales(marks, options: options)
        var plotter = MarkPlotter(x: x, y: y, encodings: encodings, marks: placed, calendar: calendar)
        plotter.plot(placed)
        self.locale = locale
        self.x = x
        self.y = y
        self.encodings = encodings
        self.marks = Self.inDrawingOrder(plotter.plotted)
        elements = Array(placed.lazy.filter { $0.mark.accessibility.isHidden != true }.prefix(200))
        sectors = plotter.sectors
        xAxis = Self.axis(x, descriptions: xDescriptions, options: options.x, locale: locale)
        yAxis = Self.axis(y, descriptions: yDescriptions, options: options.y, locale: locale)
    }

    /// Returns marks by their z indices, and of one index in their order.
    private static func inDrawingOrder(_ marks: [PlottedMark]) -> [PlottedMark] {
        guard marks.contains(where: { $0.mark.zIndex != nil }) else { return marks }
        return marks.enumerated()
            .sorted { ($0.element.mark.zIndex ?? 0, $0.offset) < ($1.element.mark.zIndex ?? 0, $1.offset) }
            .map(\.element)
    }

    /// The marks of an axis; those of a default axis without a modifier.
    private static func descriptions(_ options: AxisOptions) -> [AxisMarksDescription] {
        options.content.map { AxisMarksCollector.marks(of: $0) } ?? [AxisMarksDescription()]
    }

    private static func axis(
        _ scale: PositionScale?, descriptions: [AxisMarksDescription], options: AxisOptions, locale: AxisLocale
    ) -> ResolvedAxis? {
        guard let scale, options.visibility != .hidden else { return nil }
        return ResolvedAxis(
            scale: scale, descriptions: descriptions, visibleLength: options.visibleLength, locale: locale)
    }
}

/// The points of plotted functions.
enum FunctionSamples {
    /// The number of points of a function: one for two pixels of a plot of 600.
    private static let count = 300

    /// The numbers for a function where neither it nor the chart names some: a guess.
    private static let standardDomain = -10.0...10.0

    /// Returns marks with functions converted to lines and areas of points.
    static func expanded(_ marks: [Mark], options: AxisOptions) -> [Mark] {
        guard marks.contains(where: { $0.function != nil }) else { return marks }
        let domain = chartDomain(marks, options: options)
        return marks.enumerated().flatMap { index, mark in
            guard let function = mark.function else { return [mark] }
            return samples(
                of: function, mark: mark, domain: function.domain ?? domain, type: options.type?.kind ?? .linear,
                series: "function \(index)")
        }
    }

    private static func chartDomain(_ marks: [Mark], options: AxisOptions) -> ClosedRange<Double> {
        var numbers: [Double] = []
        if case .values(let values) = options.domain {
            numbers = values.compactMap(\.plainNumber)
        } else {
            numbers = marks.flatMap { $0.x.values }.flatMap { [$0.lower, $0.upper].compactMap { $0?.plainNumber } }
            numbers += marks.compactMap { $0.function?.domain }.flatMap { [$0.lowerBound, $0.upperBound] }
        }
        guard let lower = numbers.min(), let upper = numbers.max(), lower < upper else { return standardDomain }
        return lower...upper
    }

    private static func samples(
        of function: PlottedFunction, mark: Mark, domain: ClosedRange<Double>, type: ScaleType.Kind, series: String
    ) -> [Mark] {
        // At equal distances in the plot, whichever scale it has.
        let (first, last) = (type.transform(domain.lowerBound), type.transform(domain.upperBound))
        var samples: [Mark] = []
        var part = 0
        for index in 0...count {
            let number = type.inverse(first + (last - first) * Double(index) / Double(count))
            let point = function.point(number)
            // A function without a value has a gap: the points after it are another line.
            guard point.x.isFinite, point.yEnd.isFinite, point.yStart?.isFinite ?? true else {
                part += 1
                continue
            }
            var sample = mark
            sample.function = nil
            sample.isClippedToPlot = true
            sample.series = mark.series ?? .category("\(series).\(part)")
            sample.x = .value(PlottedValue(lower: .number(point.x)))
            sample.y =
                if let start = point.yStart {
                    .values(PlottedValue(lower: .number(start)), PlottedValue(lower: .number(point.yEnd)))
                } else {
                    .value(PlottedValue(lower: .number(point.yEnd)))
                }
            // One function is one element, if it has a label.
            sample.accessibility.isHidden = mark.accessibility.label == nil || !samples.isEmpty
            sample.annotations = samples.isEmpty ? mark.annotations : []
            samples.append(sample)
        }
        return samples
    }
}
