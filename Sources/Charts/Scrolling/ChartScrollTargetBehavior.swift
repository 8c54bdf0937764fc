import SwiftUI

/// A behaviour that determines where the scrolling of a chart stops, with access to the chart's scales.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
    /// Changes the target at which scrolling stops.
    ///
    /// - Parameters:
    ///   - target: The part of the content at which scrolling will stop, to read and change.
    ///   - context: The velocity, the sizes and the scales.
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

/// The scales of a chart, and the context of scrolling.
@dynamicMemberLookup public struct ChartScrollTargetBehaviorContext {
    /// The scales of the chart. Its plot has no frame here.
    public let chartProxy: ChartProxy

    let context: ScrollTargetBehaviorContext

    /// Returns a value of the context of scrolling.
    ///
    /// - Parameter keyPath: The key path of the value.
    public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
        context[keyPath: keyPath]
    }
}

extension ChartScrollTargetBehavior {
    /// Has no effect: only charts have the scales that the behaviour needs.
    ///
    /// - Parameters:
    ///   - target: The part of the content at which scrolling will stop, to read and change.
    ///   - context: The velocity, the sizes and the scales.
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
    /// Chooses the nearest page.
    ///
    /// - Parameters:
    ///   - target: The part of the content at which scrolling will stop, to read and change.
    ///   - context: The velocity, the sizes and the scales.
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        updateTarget(&target, context: context.context)
    }
}

/// A chart's behaviour as one of a scroll view.
struct ChartScrollBehaviorAdapter: ScrollTargetBehavior {
    let behavior: (any ChartScrollTargetBehavior)?
    let model: ChartModel
    let options: ChartOptions

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let proxy = ChartProxy(model: model, options: options, plot: nil, plotSize: context.contentSize)
        behavior?.updateTarget(&target, context: ChartScrollTargetBehaviorContext(chartProxy: proxy, context: context))
    }
}

/// The values at which fast scrolling stops, besides those of the unit.
public struct MajorValueAlignment<Value: Plottable> {
    enum Kind {
        case unit(Double)
        case components(DateComponents)
        case page
    }

    let kind: Kind

    /// Multiples of a number.
    ///
    /// - Parameter unit: The distance between the values at which scrolling stops.
    public static func unit(_ unit: Value) -> MajorValueAlignment where Value: Numeric {
        MajorValueAlignment(kind: .unit(unit.scaleValue.number ?? 1))
    }

    /// Dates that match components.
    ///
    /// - Parameter components: The components of the dates at which scrolling stops.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment where Value == Date {
        MajorValueAlignment(kind: .components(components))
    }

    /// Pages: multiples of the visible part.
    public static var page: MajorValueAlignment { MajorValueAlignment(kind: .page) }
}

/// The limit for the distance of one scrolling gesture.
public struct ValueAlignedLimitBehavior: Sendable {
    enum Kind: Sendable { case automatic, always, never }

    let kind: Kind

    /// No limit.
    public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .automatic) }
    /// At most one page.
    public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .always) }
    /// No limit.
    public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .never) }
}
