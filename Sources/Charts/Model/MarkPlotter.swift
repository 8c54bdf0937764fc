import SwiftUI

/// Computes the positions and styles of marks from the scales of a chart.
struct MarkPlotter {
    private let x: PositionScale?
    private let y: PositionScale?
    private let encodings: EncodingScales
    private let calendar: Calendar
    /// The positions of bands beside each other, by their values.
    private let dodges: [Axis: [ScaleValue: Int]]
    private let steps: [Axis: Double]

    /// The plotted masks, each shared by many marks.
    private var masks: [ObjectIdentifier: [PlottedMark]] = [:]

    private(set) var plotted: [PlottedMark] = []
    private(set) var sectors: [ClosedRange<Double>] = []

    /// The indices of lines and areas in `plotted`, by their series.
    private var series: [SeriesKey: Int] = [:]

    /// The part of a band that bars fill: 0.72 was measured on iPhones for four, six and seven categories.
    private static let barRatio: CGFloat = 0.72

    init(
        x: PositionScale?, y: PositionScale?, encodings: EncodingScales, marks: [PlacedMark], calendar: Calendar
    ) {
        self.x = x
        self.y = y
        self.encodings = encodings
        self.calendar = calendar
        dodges = Self.dodges(marks)
        steps = [
            .horizontal: x.map { Self.step(of: $0, marks: marks) } ?? 0,
            .vertical: y.map { Self.step(of: $0, marks: marks) } ?? 0,
        ]
    }

    /// Returns the values of bands beside each other, in the order of the marks.
    private static func dodges(_ marks: [PlacedMark]) -> [Axis: [ScaleValue: Int]] {
        var dodges: [Axis: [ScaleValue: Int]] = [:]
        for placed in marks {
            guard let dodge = placed.mark.dodge else { continue }
            let axis = dodge.axis ?? placed.valueAxis.across
            let count = dodges[axis]?.count ?? 0
            if dodges[axis]?[dodge.value.value] == nil { dodges[axis, default: [:]][dodge.value.value] = count }
        }
        return dodges
    }

    /// Returns the least distance of bars on numbers and dates without a range, as a part of the scale.
    private static func step(of scale: PositionScale, marks: [PlacedMark]) -> Double {
        guard scale.type != .category else { return 0 }
        var fractions: Set<Double> = []
        for placed in marks where placed.mark.kind == .bar && placed.valueAxis.across == scale.axis {
            if case .value(let value) = placed[scale.axis], value.upper == nil {
                fractions.formUnion([scale.fraction(of: value.lower)].compactMap { $0 })
            }
        }
        let sorted = fractions.sorted()
        // Values that differ by the error of a sum are one.
        return zip(sorted.dropFirst(), sorted).map { $0 - $1 }.filter { $0 > 1e-9 }.min() ?? 0
    }

    mutating func plot(_ marks: [PlacedMark]) {
        for mask in marks.lazy.flatMap(\.mark.masks) where masks[ObjectIdentifier(mask)] == nil {
            var plotter = self
            plotter.plotted = []
            plotter.series = [:]
            plotter.plot(mask.placed(in: calendar))
            masks[ObjectIdentifier(mask)] = plotter.plotted
        }
        plotSectors(marks)
        for placed in marks {
            switch placed.mark.kind {
            case .bar, .rectangle: plotRectangle(placed)
            case .point: plotPoint(placed)
            case .line, .area: plotSeries(placed)
            case .rule: plotRule(placed)
            case .sector: break
            }
        }
    }

    private func scale(_ axis: Axis) -> PositionScale? { axis == .horizontal ? x : y }

    // MARK: Shapes

    private mutating func plotRectangle(_ placed: PlacedMark) {
        guard let horizontal = range(of: placed, on: .horizontal), let vertical = range(of: placed, on: .vertical)
        else { return }
        append(placed, .rectangle(horizontal, vertical))
    }

    /// Returns the part of an axis for a bar or a rectangle.
    private func range(of placed: PlacedMark, on axis: Axis) -> CoordinateRange? {
        let dimension = (axis == .horizontal ? placed.mark.width : placed.mark.height).kind
        let (startOffset, endOffset) = Self.offsets(of: placed.mark, on: axis)
        switch placed[axis] {
        case .points(let start, let end):
            let range = Self.range(from: start, to: end)
            return CoordinateRange(range.lower.moved(by: startOffset), range.upper.moved(by: endOffset))
        case .interval(let start, let end):
            guard let scale = scale(axis), let end = scale.coordinate(of: end) else { return nil }
            let first = start.map { scale.coordinate(of: $0) } ?? scale.baseline
            return first.map { CoordinateRange($0.moved(by: startOffset), end.moved(by: endOffset)) }
        case .value(let value):
            return band(of: placed, value: value, dimension: dimension, on: axis).map {
                CoordinateRange($0.lower.moved(by: startOffset), $0.upper.moved(by: endOffset))
            }
        }
    }

    private static func offsets(of mark: Mark, on axis: Axis) -> (start: CGFloat, end: CGFloat) {
        axis == .horizontal ? (mark.offset.xStart, mark.offset.xEnd) : (mark.offset.yStart, mark.offset.yEnd)
    }

    /// Returns the part of an axis for a bar or a rectangle at a position.
    private func band(
        of placed: PlacedMark, value: PlottedValue, dimension: MarkDimension.Kind, on axis: Axis
    ) -> CoordinateRange? {
        guard let scale = scale(axis), let middle = scale.middle(of: value) else { return nil }
        guard let band = scale.band(of: value) ?? stepBand(around: middle, on: axis) else {
            return CoordinateRange(middle, middle).resized(to: fixed(dimension))
        }
        let isBar = placed.mark.kind == .bar
        if let part = dodged(placed, in: band, on: axis) {
            // Bars beside each other keep a point between them: a guess.
            return part.resized(to: dimension == .automatic ? .inset(0.5) : dimension)
        }
        guard dimension == .automatic, isBar else { return band.resized(to: dimension) }
        // Bins of histograms touch but for a thin gap: a guess.
        let isBin = value.upper != nil && value.unit == nil
        return band.resized(to: isBin ? .inset(0.5) : .ratio(Self.barRatio))
    }

    /// Returns a band as wide as the distance of bars; nil if there is only one.
    private func stepBand(around middle: Coordinate, on axis: Axis) -> CoordinateRange? {
        guard let step = steps[axis], step > 0 else { return nil }
        let half = Coordinate(fraction: step / 2)
        return CoordinateRange(middle - half, middle + half)
    }

    /// Returns a dimension for a mark without a band: automatic dimensions and ratios become eight points. A guess.
    private func fixed(_ dimension: MarkDimension.Kind) -> MarkDimension.Kind {
        guard case .fixed = dimension else { return .fixed(8) }
        return dimension
    }

    /// Returns the part of a band for a mark beside others; nil for other marks.
    private func dodged(_ placed: PlacedMark, in band: CoordinateRange, on axis: Axis) -> CoordinateRange? {
        guard let dodge = placed.mark.dodge, dodge.axis ?? placed.valueAxis.across == axis, let values = dodges[axis],
            let index = values[dodge.value.value]
        else { return nil }
        let span = dodge.span.kind == .automatic ? .ratio(Self.barRatio) : dodge.span.kind
        return band.resized(to: span).part(index, of: values.count)
    }

    private static func range(from start: CGFloat?, to end: CGFloat?) -> CoordinateRange {
        CoordinateRange(
            start.map { Coordinate(fraction: 0, points: $0) } ?? Coordinate(fraction: 0),
            end.map { Coordinate(fraction: 0, points: $0) } ?? Coordinate(fraction: 1))
    }

    private mutating func plotPoint(_ placed: PlacedMark) {
        guard let x = middle(of: placed, on: .horizontal), let y = middle(of: placed, on: .vertical) else { return }
        append(placed, .point(PlottedPoint(x: x, y: y)), symbol: true)
    }

    /// Returns the position of a point: the middle of its band, or of the plot.
    private func middle(of placed: PlacedMark, on axis: Axis) -> Coordinate? {
        let offset = axis == .horizontal ? placed.mark.offset.xEnd : placed.mark.offset.yEnd
        switch placed[axis] {
        case .points(let start, _):
            return (start.map { Coordinate(fraction: 0, points: $0) } ?? Coordinate(fraction: 0.5)).moved(by: offset)
        case .interval(_, let end): return scale(axis)?.coordinate(of: end)?.moved(by: offset)
        case .value(let value):
            guard let scale = scale(axis) else { return nil }
            if let band = scale.band(of: value), let part = dodged(placed, in: band, on: axis) {
                return part.middle.moved(by: offset)
            }
            return scale.middle(of: value)?.moved(by: offset)
        }
    }

    private mutating func plotRule(_ placed: PlacedMark) {
        guard let x = ruleEnds(of: placed, on: .horizontal), let y = ruleEnds(of: placed, on: .vertical) else {
            return
        }
        append(placed, .rule(PlottedPoint(x: x.0, y: y.0), PlottedPoint(x: x.1, y: y.1)))
    }

    private func ruleEnds(of placed: PlacedMark, on axis: Axis) -> (Coordinate, Coordinate)? {
        let (startOffset, endOffset) = Self.offsets(of: placed.mark, on: axis)
        switch placed[axis] {
        case .value:
            guard let middle = middle(of: placed, on: axis) else { return nil }
            return (middle, middle)
        case .interval(let start, let end):
            guard let scale = scale(axis), let start = start.flatMap(scale.coordinate(of:)),
                let end = scale.coordinate(of: end)
            else { return nil }
            return (start.moved(by: startOffset), end.moved(by: endOffset))
        case .points(let start, let end):
            // The same distance twice is a place: a rule that lies on it.
            if let start, start == end {
                let place = Coordinate(fraction: 0, points: start).moved(by: startOffset)
                return (place, place)
            }
            // A rule with values on the other axis alone lies in the middle.
            if case .interval = placed[axis.across], start == nil, end == nil {
                let place = Coordinate(fraction: 0.5).moved(by: startOffset)
                return (place, place)
            }
            let range = Self.range(from: start, to: end)
            return (range.lower.moved(by: startOffset), range.upper.moved(by: endOffset))
        }
    }

    // MARK: Lines and areas

    /// The marks of a series make one line or area.
    private struct SeriesKey: Hashable {
        let kind: Mark.Kind
        let values: [ScaleValue?]
        let isStacked: Bool
    }

    private mutating func plotSeries(_ placed: PlacedMark) {
        let mark = placed.mark
        let key = SeriesKey(
            kind: mark.kind,
            values: [mark.series, mark.foreground?.value?.value, mark.symbol?.value?.value, mark.line?.value?.value],
            isStacked: mark.stacking != .unstacked)
        guard let ends = seriesPoint(of: placed) else { return }
        if let index = series[key] {
            switch plotted[index].shape {
            case .line(var points, let axis):
                // Emptied first, so that the points are not copied for each one that is added.
                plotted[index].shape = .line([], along: axis)
                points.append(ends.end)
                plotted[index].shape = .line(points, along: axis)
            case .area(var starts, var endPoints, let axis):
                plotted[index].shape = .area([], [], along: axis)
                starts.append(ends.start)
                endPoints.append(ends.end)
                plotted[index].shape = .area(starts, endPoints, along: axis)
            case .rectangle, .point, .rule, .sector: break
            }
        } else {
            series[key] = plotted.count
            let axis = placed.valueAxis.across
            let shape: PlottedMark.Shape =
                mark.kind == .line ? .line([ends.end], along: axis) : .area([ends.start], [ends.end], along: axis)
            append(placed, shape)
        }
        if !mark.annotations.isEmpty || mark.kind == .line && mark.symbol != nil {
            append(placed, .point(ends.end), symbol: mark.kind == .line && mark.symbol != nil)
        }
    }

    /// Returns the two ends of a part of an area; a line uses the second.
    private func seriesPoint(of placed: PlacedMark) -> (start: PlottedPoint, end: PlottedPoint)? {
        let across = placed.valueAxis.across
        guard let place = middle(of: placed, on: across) else { return nil }
        let (startOffset, endOffset) = Self.offsets(of: placed.mark, on: placed.valueAxis)
        var start: Coordinate?
        var end: Coordinate?
        if case .interval(let first, let last) = placed[placed.valueAxis], let scale = scale(placed.valueAxis) {
            start = (first.flatMap(scale.coordinate(of:)) ?? scale.baseline).moved(by: startOffset)
            end = scale.coordinate(of: last)?.moved(by: endOffset)
        } else {
            end = middle(of: placed, on: placed.valueAxis)
            start = end
        }
        guard let start, let end else { return nil }
        return across == .horizontal
            ? (PlottedPoint(x: place, y: start), PlottedPoint(x: place, y: end))
            : (PlottedPoint(x: start, y: place), PlottedPoint(x: end, y: place))
    }

    // MARK: Sectors

    private mutating func plotSectors(_ marks: [PlacedMark]) {
        var sum = 0.0
        var ranges: [(PlacedMark, ClosedRange<Double>)] = []
        for placed in marks {
            guard let angle = placed.mark.sector?.angle.resolved(in: calendar), let lower = angle.lower.number,
                lower.isFinite
            else { continue }
            if let upper = angle.upper?.number, upper.isFinite {
                ranges.append((placed, min(lower, upper)...max(lower, upper)))
                sum = max(sum, lower, upper)
            } else {
                ranges.append((placed, sum...(sum + max(lower, 0))))
                sum += max(lower, 0)
            }
        }
        sectors = ranges.map(\.1)
        guard sum > 0 else { return }
        for (placed, range) in ranges {
            append(placed, .sector(range.lowerBound / sum, range.upperBound / sum))
        }
    }

    // MARK: Styles

    private mutating func append(_ placed: PlacedMark, _ shape: PlottedMark.Shape, symbol: Bool = false) {
        plotted.append(plottedMark(placed, shape, symbol: symbol))
    }

    private func plottedMark(_ placed: PlacedMark, _ shape: PlottedMark.Shape, symbol: Bool) -> PlottedMark {
        let mark = placed.mark
        var result = PlottedMark(
            shape: shape, source: placed, style: style(of: mark), stroke: stroke(of: mark))
        if symbol { setSymbol(of: mark, in: &result) }
        result.masks = mark.masks.map { masks[ObjectIdentifier($0)] ?? [] }
        return result
    }

    private func style(of mark: Mark) -> AnyShapeStyle {
        switch mark.foreground {
        case .style(let style): style
        case .value(let value): encodings.foreground[value.value] ?? AnyShapeStyle(EncodingScales.colors[0])
        case nil: AnyShapeStyle(EncodingScales.colors[0])
        }
    }

    /// Lines are two points wide, with round joins, and rules one point: guesses.
    private func stroke(of mark: Mark) -> StrokeStyle {
        switch mark.line {
        case .style(let style): style
        case .value(let value): encodings.line[value.value] ?? StrokeStyle(lineWidth: 2)
        case nil: StrokeStyle(lineWidth: mark.kind == .rule ? 1 : 2, lineJoin: .round)
        }
    }

    private func setSymbol(of mark: Mark, in result: inout PlottedMark) {
        switch mark.symbol {
        case .shape(let shape): result.symbol = shape
        case .view(let view): result.symbolView = view
        case .value(let value): result.symbol = encodings.symbol[value.value] ?? AnyChartSymbolShape(.circle)
        case nil: result.symbol = AnyChartSymbolShape(.circle)
        }
        switch mark.symbolSize {
        case .area(let area): result.symbolSize = CGSize(width: area.squareRoot(), height: area.squareRoot())
        case .size(let size): result.symbolSize = size
        case .value(let value):
            let side = (encodings.symbolSize[value.value] ?? EncodingScales.symbolArea).squareRoot()
            result.symbolSize = CGSize(width: side, height: side)
        case nil:
            let side = EncodingScales.symbolArea.squareRoot()
            result.symbolSize = CGSize(width: side, height: side)
        }
    }
}

extension Axis {
    /// The other axis.
    var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
