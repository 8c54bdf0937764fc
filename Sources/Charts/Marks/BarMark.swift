import SwiftUI

/// A bar: from zero to a value, or between two values.
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

    /// Makes a bar for a value at a position.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - y: The value on the y axis.
    ///   - width: The width of the mark.
    ///   - height: The height of the mark.
    ///   - stacking: The method that stacks marks at the same position.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { mark = Mark(.bar).x(x).y(y).size(width: width, height: height).stacked(by: stacking) }

    /// Makes a bar between two distances from the plot's top, in points; nil for the plot's ends.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - yStart: The start on the y axis, in points from the plot's top; nil for the plot's edge.
    ///   - yEnd: The end on the y axis, in points from the plot's top; nil for the plot's edge.
    ///   - width: The width of the mark.
    ///   - stacking: The method that stacks marks at the same position.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { mark = Mark(.bar).x(x).y(points: yStart, yEnd).size(width: width).stacked(by: stacking) }

    /// Makes a bar between two distances from the plot's start, in points; nil for the plot's ends.
    ///
    /// - Parameters:
    ///   - xStart: The start on the x axis, in points from the plot's leading side; nil for that side.
    ///   - xEnd: The end on the x axis, in points from the plot's leading side; nil for the trailing side.
    ///   - y: The value on the y axis.
    ///   - height: The height of the mark.
    ///   - stacking: The method that stacks marks at the same position.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { mark = Mark(.bar).x(points: xStart, xEnd).y(y).size(height: height).stacked(by: stacking) }

    /// Makes a horizontal bar between two values.
    ///
    /// - Parameters:
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - y: The value on the y axis.
    ///   - height: The height of the mark.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { mark = Mark(.bar).x(xStart, xEnd).y(y).size(height: height) }

    /// Makes a bar between two values on one axis, and two distances in points on the other.
    ///
    /// - Parameters:
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - yStart: The start on the y axis, in points from the plot's top; nil for the plot's edge.
    ///   - yEnd: The end on the y axis, in points from the plot's top; nil for the plot's edge.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { mark = Mark(.bar).x(xStart, xEnd).y(points: yStart, yEnd) }

    /// Makes a vertical bar between two values.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    ///   - width: The width of the mark.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { mark = Mark(.bar).x(x).y(yStart, yEnd).size(width: width) }

    /// Makes a bar between two values on one axis, and two distances in points on the other.
    ///
    /// - Parameters:
    ///   - xStart: The start on the x axis, in points from the plot's leading side; nil for that side.
    ///   - xEnd: The end on the x axis, in points from the plot's leading side; nil for the trailing side.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(.bar).x(points: xStart, xEnd).y(yStart, yEnd) }
}
