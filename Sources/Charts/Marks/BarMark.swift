import SwiftUI

/// A bar: from zero to a value, or from one value to another one.
///
/// ```swift
/// Chart(sales) { sale in
///     BarMark(x: .value("Month", sale.month), y: .value("Total", sale.total))
///         .foregroundStyle(by: .value("Product", sale.product))
/// }
/// ```
///
/// A bar is vertical if its x value is a category, a date or a range, and otherwise horizontal. Bars in one place are
/// stacked.
public nonisolated struct BarMark: PrimitiveMark {
    public typealias Body = Never

    let mark: Mark

    /// Makes a bar for a value in a place.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { mark = Mark(.bar).x(x).y(y).size(width: width, height: height).stacked(by: stacking) }

    /// Makes a bar between two distances from the plot's top, in points; nil for the plot's ends.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { mark = Mark(.bar).x(x).y(points: yStart, yEnd).size(width: width).stacked(by: stacking) }

    /// Makes a bar between two distances from the plot's start, in points; nil for the plot's ends.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { mark = Mark(.bar).x(points: xStart, xEnd).y(y).size(height: height).stacked(by: stacking) }

    /// Makes a horizontal bar from one value to another one.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { mark = Mark(.bar).x(xStart, xEnd).y(y).size(height: height) }

    /// Makes a bar from one value to another one, between two distances in points.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { mark = Mark(.bar).x(xStart, xEnd).y(points: yStart, yEnd) }

    /// Makes a vertical bar from one value to another one.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { mark = Mark(.bar).x(x).y(yStart, yEnd).size(width: width) }

    /// Makes a bar from one value to another one, between two distances in points.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(.bar).x(points: xStart, xEnd).y(yStart, yEnd) }
}
