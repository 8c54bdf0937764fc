import SwiftUI

/// A scroll behaviour that stops where a value of a unit is at the start of the visible part.
///
/// A quick gesture rests at values of the major alignment, a slow one at any of the unit.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// The values at which one axis stops.
    private enum Alignment {
        case unit(Double)
        case components(DateComponents)
        case page
    }

    private let x: (minor: Alignment, major: Alignment?)
    private let y: (minor: Alignment, major: Alignment?)
    private let limit: ValueAlignedLimitBehavior

    private init(
        _ x: (Alignment, Alignment?), _ y: (Alignment, Alignment?), _ limit: ValueAlignedLimitBehavior
    ) {
        self.x = x
        self.y = y
        self.limit = limit
    }

    private static func alignment<T>(_ major: MajorValueAlignment<T>?) -> Alignment? {
        major.map { major in
            switch major.kind {
            case .unit(let unit): .unit(unit)
            case .components(let components): .components(components)
            case .page: .page
            }
        }
    }

    private static func unit<T: Plottable>(_ unit: T) -> Alignment { .unit(unit.scaleValue.number ?? 1) }

    /// Rests at multiples of a number on the axes that scroll.
    ///
    /// - Parameters:
    ///   - unit: The distance between the values at which scrolling stops.
    ///   - majorAlignment: The values at which long scrolls stop; nil for none.
    ///   - limitBehavior: The limit of one scroll.
    nonisolated public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let axis = (Self.unit(unit), Self.alignment(majorAlignment))
        self.init(axis, axis, limitBehavior)
    }

    /// Rests at dates that match components on the axes that scroll.
    ///
    /// - Parameters:
    ///   - components: The components of the dates at which scrolling stops.
    ///   - majorAlignment: The values at which long scrolls stop; nil for none.
    ///   - limitBehavior: The limit of one scroll.
    nonisolated public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let axis = (Alignment.components(components), Self.alignment(majorAlignment))
        self.init(axis, axis, limitBehavior)
    }

    /// Rests at multiples of a number on each axis.
    ///
    /// - Parameters:
    ///   - xUnit: The distance between the values on the x axis at which scrolling stops.
    ///   - yUnit: The distance between the values on the y axis at which scrolling stops.
    ///   - xMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - yMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - limitBehavior: The limit of one scroll.
    nonisolated public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            (Self.unit(xUnit), Self.alignment(xMajorAlignment)), (Self.unit(yUnit), Self.alignment(yMajorAlignment)),
            limitBehavior)
    }

    /// Rests at dates that match components on each axis.
    ///
    /// - Parameters:
    ///   - xComponents: The components of the dates on the x axis at which scrolling stops.
    ///   - yComponents: The components of the dates on the y axis at which scrolling stops.
    ///   - xMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - yMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - limitBehavior: The limit of one scroll.
    nonisolated public init(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            (.components(xComponents), Self.alignment(xMajorAlignment)),
            (.components(yComponents), Self.alignment(yMajorAlignment)), limitBehavior)
    }

    /// Rests at dates on the x axis, and at multiples of a number on the y axis.
    ///
    /// - Parameters:
    ///   - xComponents: The components of the dates on the x axis at which scrolling stops.
    ///   - yUnit: The distance between the values on the y axis at which scrolling stops.
    ///   - xMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - yMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - limitBehavior: The limit of one scroll.
    nonisolated public init<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            (.components(xComponents), Self.alignment(xMajorAlignment)),
            (Self.unit(yUnit), Self.alignment(yMajorAlignment)), limitBehavior)
    }

    /// Rests at multiples of a number on the x axis, and at dates on the y axis.
    ///
    /// - Parameters:
    ///   - xUnit: The distance between the values on the x axis at which scrolling stops.
    ///   - yComponents: The components of the dates on the y axis at which scrolling stops.
    ///   - xMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - yMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - limitBehavior: The limit of one scroll.
    nonisolated public init<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            (Self.unit(xUnit), Self.alignment(xMajorAlignment)),
            (.components(yComponents), Self.alignment(yMajorAlignment)), limitBehavior)
    }

    /// Moves the target to a value of the alignment.
    ///
    /// - Parameters:
    ///   - target: The part of the content at which scrolling will stop, to read and change.
    ///   - context: The velocity, the sizes and the scales.
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = rest(
                target.rect.minX, from: context.originalTarget.rect.minX, velocity: context.velocity.dx,
                visible: context.containerSize.width, content: context.contentSize.width,
                scale: context.chartProxy.model.x, alignment: x)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = rest(
                target.rect.minY, from: context.originalTarget.rect.minY, velocity: context.velocity.dy,
                visible: context.containerSize.height, content: context.contentSize.height,
                scale: context.chartProxy.model.y, alignment: y)
        }
    }

    /// The speed from which a gesture stops at major values, in points per second: a guess.
    private static let fastSpeed: CGFloat = 300

    private func rest(
        _ offset: CGFloat, from start: CGFloat, velocity: CGFloat, visible: CGFloat, content: CGFloat,
        scale: PositionScale?, alignment: (minor: Alignment, major: Alignment?)
    ) -> CGFloat {
        guard let scale else { return offset }
        var offset = offset
        if limit.kind == .always { offset = min(max(offset, start - visible), start + visible) }
        let isFast = abs(velocity) > Self.fastSpeed
        let chosen = isFast ? alignment.major ?? alignment.minor : alignment.minor
        let rest: CGFloat?
        switch chosen {
        case .page: rest = visible > 0 ? (offset / visible).rounded() * visible : nil
        case .unit(let unit): rest = position(nearestTo: offset, unit: unit, scale: scale, content: content)
        case .components(let components):
            rest = position(nearestTo: offset, matching: components, scale: scale, content: content)
        }
        return min(max(rest ?? offset, 0), max(content - visible, 0))
    }

    private func position(nearestTo offset: CGFloat, unit: Double, scale: PositionScale, content: CGFloat) -> CGFloat? {
        guard unit > 0 else { return nil }
        switch scale.value(at: offset, in: content) {
        case .number(let number):
            return scale.scrollOffset(of: .number((number / unit).rounded() * unit), contentLength: content)
        case .date(let date):
            let seconds = (date.timeIntervalSinceReferenceDate / unit).rounded() * unit
            return scale.scrollOffset(
                of: .date(Date(timeIntervalSinceReferenceDate: seconds)), contentLength: content)
        case .category:
            let band = content / CGFloat(max(scale.categories.count, 1)) * unit
            return (offset / band).rounded() * band
        case nil: return nil
        }
    }

    private func position(
        nearestTo offset: CGFloat, matching components: DateComponents, scale: PositionScale, content: CGFloat
    ) -> CGFloat? {
        guard case .date(let date) = scale.value(at: offset, in: content) else { return nil }
        let calendar = components.calendar ?? .current
        // The date itself counts: the search begins just before it.
        let next = calendar.nextDate(after: date - 0.001, matching: components, matchingPolicy: .nextTime)
        let previous = calendar.nextDate(
            after: date, matching: components, matchingPolicy: .nextTime, direction: .backward)
        let nearest = [previous, next].compactMap { $0 }
            .min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) }
        return nearest.flatMap { scale.scrollOffset(of: .date($0), contentLength: content) }
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Rests at multiples of a number on the axes that scroll.
    ///
    /// - Parameters:
    ///   - unit: The distance between the values at which scrolling stops.
    ///   - majorAlignment: The values at which long scrolls stop; nil for none.
    ///   - limitBehavior: The limit of one scroll.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    /// Rests at dates that match components on the axes that scroll.
    ///
    /// - Parameters:
    ///   - components: The components of the dates at which scrolling stops.
    ///   - majorAlignment: The values at which long scrolls stop; nil for none.
    ///   - limitBehavior: The limit of one scroll.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    /// Rests at multiples of a number on each axis.
    ///
    /// - Parameters:
    ///   - xUnit: The distance between the values on the x axis at which scrolling stops.
    ///   - yUnit: The distance between the values on the y axis at which scrolling stops.
    ///   - xMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - yMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - limitBehavior: The limit of one scroll.
    public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }

    /// Rests at dates that match components on each axis.
    ///
    /// - Parameters:
    ///   - xComponents: The components of the dates on the x axis at which scrolling stops.
    ///   - yComponents: The components of the dates on the y axis at which scrolling stops.
    ///   - xMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - yMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - limitBehavior: The limit of one scroll.
    public static func valueAligned(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
            yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }

    /// Rests at dates on the x axis, and at multiples of a number on the y axis.
    ///
    /// - Parameters:
    ///   - xComponents: The components of the dates on the x axis at which scrolling stops.
    ///   - yUnit: The distance between the values on the y axis at which scrolling stops.
    ///   - xMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - yMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - limitBehavior: The limit of one scroll.
    public static func valueAligned<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
            yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }

    /// Rests at multiples of a number on the x axis, and at dates on the y axis.
    ///
    /// - Parameters:
    ///   - xUnit: The distance between the values on the x axis at which scrolling stops.
    ///   - yComponents: The components of the dates on the y axis at which scrolling stops.
    ///   - xMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - yMajorAlignment: The values at which long scrolls stop; nil for none.
    ///   - limitBehavior: The limit of one scroll.
    public static func valueAligned<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
            yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }
}
