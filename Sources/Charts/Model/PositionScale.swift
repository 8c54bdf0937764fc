import SwiftUI

/// A scale that maps values to positions along the x or the y axis.
struct PositionScale {
    let axis: Axis
    let type: ScaleType.Kind

    /// The ends of numbers, or of dates in seconds since 2001; the first is the greater one on a reversed scale.
    let start: Double
    let end: Double

    /// The categories in order.
    let categories: [String]
    private let categoryIndices: [String: Int]

    /// The distances of values from the plot's ends, or only from its start.
    private let padding: (start: CGFloat, end: CGFloat)
    private let fixedRange: (start: CGFloat, end: CGFloat)?

    init(
        axis: Axis, type: ScaleType.Kind, start: Double = 0, end: Double = 1, categories: [String] = [],
        range: _ScaleRangeOutputs<CGFloat>?
    ) {
        self.axis = axis
        self.type = type
        self.start = start
        self.end = end
        self.categories = categories
        categoryIndices = Dictionary(
            categories.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
        padding = range?.plotPadding ?? (0, 0)
        fixedRange = range.flatMap { range in
            guard range.values.count > 1, let first = range.values.first, let last = range.values.last else {
                return nil
            }
            return (first, last)
        }
    }

    /// True if values run from the bottom up: numbers and dates of the y axis do, categories run down.
    var isUpward: Bool { axis == .vertical && type != .category }

    /// Returns the part of the scale before a value, from 0 to 1 inside of the domain; nil for values of another kind.
    func fraction(of value: ScaleValue) -> Double? {
        switch value {
        case .category(let category):
            guard type == .category else { return nil }
            return categoryIndices[category].map { (Double($0) + 0.5) / Double(categories.count) }
        case .number(let number):
            return type == .category || type == .date ? nil : fraction(of: number)
        case .date(let date):
            return type == .date ? fraction(of: date.timeIntervalSinceReferenceDate) : nil
        }
    }

    private func fraction(of number: Double) -> Double? {
        guard number.isFinite else { return nil }
        let (low, high) = (type.transform(start), type.transform(end))
        return low == high ? 0.5 : (type.transform(number) - low) / (high - low)
    }

    /// Returns the position of a fraction of the scale.
    func coordinate(atFraction fraction: Double) -> Coordinate {
        let along: Coordinate =
            if let fixedRange {
                Coordinate(
                    fraction: 0, points: fixedRange.start + fraction * (fixedRange.end - fixedRange.start))
            } else {
                Coordinate(
                    fraction: fraction, points: padding.start - fraction * (padding.start + padding.end))
            }
        return isUpward ? Coordinate(fraction: 1) - along : along
    }

    /// Returns the position of a value.
    func coordinate(of value: ScaleValue) -> Coordinate? {
        fraction(of: value).map(coordinate(atFraction:))
    }

    /// Returns the band of a category, a range or a unit; nil for a plain number or date.
    func band(of value: PlottedValue) -> CoordinateRange? {
        if let upper = value.upper {
            guard let start = coordinate(of: value.lower), let end = coordinate(of: upper) else { return nil }
            return CoordinateRange(start, end)
        }
        guard case .category = value.lower, let middle = fraction(of: value.lower) else { return nil }
        let half = 0.5 / Double(categories.count)
        return CoordinateRange(coordinate(atFraction: middle - half), coordinate(atFraction: middle + half))
    }

    /// Returns the position of a value: the middle of its band, if any.
    func middle(of value: PlottedValue) -> Coordinate? { band(of: value)?.middle ?? coordinate(of: value.lower) }

    /// Returns the value at a distance from the plot's start; nil where a scale of categories has none.
    func value(at position: CGFloat, in length: CGFloat) -> ScaleValue? {
        let along = isUpward ? length - position : position
        let (low, high) = fixedRange.map { ($0.start, $0.end) } ?? (padding.start, length - padding.end)
        guard high != low else { return nil }
        let fraction = (along - low) / (high - low)
        switch type {
        case .category:
            guard fraction >= 0, fraction < 1 else { return nil }
            return .category(categories[Int(fraction * Double(categories.count))])
        case .date:
            return .date(Date(timeIntervalSinceReferenceDate: start + fraction * (end - start)))
        case .linear, .log, .power, .symmetricLog:
            let (first, last) = (type.transform(start), type.transform(end))
            return .number(type.inverse(first + fraction * (last - first)))
        }
    }

    /// The values of the domain: the categories, or both ends.
    var domain: [ScaleValue] {
        switch type {
        case .category: categories.map { .category($0) }
        case .date: [start, end].map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
        case .linear, .log, .power, .symmetricLog: [.number(start), .number(end)]
        }
    }

    /// The start of bars: zero, or the nearest end of the scale.
    var baseline: Coordinate {
        switch type {
        case .linear, .power, .symmetricLog:
            coordinate(atFraction: fraction(of: min(max(0, min(start, end)), max(start, end))) ?? 0)
        case .log, .date, .category: coordinate(atFraction: start <= end ? 0 : 1)
        }
    }
}
