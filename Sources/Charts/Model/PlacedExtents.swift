import SwiftUI

/// A mark whose extents are values: units have become ranges, and stacks have become starts and ends.
final class PlacedMark {
    let mark: Mark
    var x: PlacedExtent
    var y: PlacedExtent

    /// The axis along which a bar or an area grows.
    let valueAxis: Axis

    subscript(axis: Axis) -> PlacedExtent {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    init(_ mark: Mark, calendar: Calendar) {
        self.mark = mark
        x = PlacedExtent(mark.x, calendar: calendar)
        y = PlacedExtent(mark.y, calendar: calendar)
        valueAxis = Self.valueAxis(x: x, y: y)
    }

    /// Bars stand on categories, ranges and dates; if both axes are numeric they are vertical.
    private static func valueAxis(x: PlacedExtent, y: PlacedExtent) -> Axis {
        if case .interval = y { return .vertical }
        if case .interval = x { return .horizontal }
        guard case .value(let yValue) = y else { return x.isNumber ? .horizontal : .vertical }
        guard case .value(let xValue) = x else { return yValue.lower.plainNumber == nil ? .horizontal : .vertical }
        if xValue.upper != nil { return .vertical }
        if yValue.upper != nil { return .horizontal }
        switch (xValue.lower, yValue.lower) {
        case (_, .category):
            if case .number = xValue.lower { return .horizontal }
            return .vertical
        case (.number, .date): return .horizontal
        default: return .vertical
        }
    }
}

/// The extent of a mark on one axis.
enum PlacedExtent {
    /// A position, or a band.
    case value(PlottedValue)
    /// Between two values; nil for the start of bars.
    case interval(ScaleValue?, ScaleValue)
    /// Distances in points from the start of the plot; nil for its ends.
    case points(CGFloat?, CGFloat?)

    init(_ extent: MarkExtent, calendar: Calendar) {
        self =
            switch extent {
            case .value(let value): .value(value.resolved(in: calendar))
            case .values(let start, let end):
                .interval(start.resolved(in: calendar).lower, end.resolved(in: calendar).lower)
            case .points(let start, let end): .points(start, end)
            }
    }

    /// True for a number without a range: marks grow along its axis.
    var isNumber: Bool {
        guard case .value(let value) = self else { return false }
        return value.upper == nil && value.lower.plainNumber != nil
    }

    /// The values that the scale must show.
    var values: [ScaleValue] {
        switch self {
        case .value(let value): [value.lower, value.upper].compactMap { $0 }
        case .interval(let start, let end): [start, end].compactMap { $0 }
        case .points: []
        }
    }
}

/// Bars and areas in one place, put on each other.
enum Stacking {
    private struct Place: Hashable {
        let kind: Mark.Kind
        let axis: Axis
        let method: Int
        let value: ScaleValue?
        let dodge: ScaleValue?
    }

    /// Sets the start and end of each bar and area on the axis along which it grows.
    static func apply(to marks: [PlacedMark]) {
        var places: [Place: [Int]] = [:]
        for index in marks.indices {
            let placed = marks[index]
            guard placed.mark.kind == .bar || placed.mark.kind == .area,
                case .value(let value) = placed[placed.valueAxis], value.upper == nil
            else { continue }
            guard placed.mark.stacking != .unstacked, let number = value.lower.plainNumber, number.isFinite else {
                marks[index][placed.valueAxis] = .interval(nil, value.lower)
                continue
            }
            let across = placed[placed.valueAxis == .vertical ? .horizontal : .vertical]
            let method: Int =
                switch placed.mark.stacking.kind {
                case .standard: 0
                case .normalized: 1
                case .center: 2
                case .unstacked: 3
                }
            let place = Place(
                kind: placed.mark.kind, axis: placed.valueAxis, method: method, value: across.values.first,
                dodge: placed.mark.dodge?.value.value)
            places[place, default: []].append(index)
        }
        for indices in places.values { stack(indices, in: marks) }
    }

    private static func stack(_ indices: [Int], in marks: [PlacedMark]) {
        let numbers = indices.map { index -> Double in
            guard case .value(let value) = marks[index][marks[index].valueAxis] else { return 0 }
            return value.lower.number ?? 0
        }
        let total = numbers.reduce(0) { $0 + abs($1) }
        let method = marks[indices[0]].mark.stacking
        let scale = method == .normalized && total > 0 ? 1 / total : 1
        let shift = method == .center ? -total / 2 : 0
        var (positive, negative) = (shift, shift)
        for (index, number) in zip(indices, numbers) {
            let number = number * scale
            let start: Double
            if number < 0, method != .center {
                start = negative
                negative += number
            } else {
                start = positive
                positive += method == .center ? abs(number) : number
            }
            let end = method == .center ? start + abs(number) : start + number
            marks[index][marks[index].valueAxis] = .interval(
                start == 0 && method != .center ? nil : .number(start), .number(end))
        }
    }
}

extension Mark.Kind: Hashable {}

extension MarkMask {
    /// Returns the marks with their extents, bars and areas on each other.
    func placed(in calendar: Calendar) -> [PlacedMark] {
        let placed = marks.map { PlacedMark($0, calendar: calendar) }
        Stacking.apply(to: placed)
        return placed
    }
}
