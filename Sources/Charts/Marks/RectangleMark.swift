import SwiftUI

/// A rectangle, as in a heat map.
///
/// ```swift
/// Chart(cells) { cell in
///     RectangleMark(x: .value("Day", cell.day), y: .value("Hour", cell.hour))
///         .foregroundStyle(by: .value("Visits", cell.visits))
/// }
/// ```
public nonisolated struct RectangleMark: PrimitiveMark {
    public typealias Body = Never

    let mark: Mark

    /// Makes a rectangle around two values.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - y: The value on the y axis.
    ///   - width: The width of the mark.
    ///   - height: The height of the mark.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) { mark = Mark(.rectangle).x(x).y(y).size(width: width, height: height) }

    /// Makes a rectangle at a value, between two distances in points; nil for the plot's ends.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - yStart: The start on the y axis, in points from the plot's top; nil for the plot's edge.
    ///   - yEnd: The end on the y axis, in points from the plot's top; nil for the plot's edge.
    ///   - width: The width of the mark.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) { mark = Mark(.rectangle).x(x).y(points: yStart, yEnd).size(width: width) }

    /// Makes a rectangle at a value, between two distances in points; nil for the plot's ends.
    ///
    /// - Parameters:
    ///   - xStart: The start on the x axis, in points from the plot's leading side; nil for that side.
    ///   - xEnd: The end on the x axis, in points from the plot's leading side; nil for the trailing side.
    ///   - y: The value on the y axis.
    ///   - height: The height of the mark.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { mark = Mark(.rectangle).x(points: xStart, xEnd).y(y).size(height: height) }

    /// Makes a rectangle between two x values.
    ///
    /// - Parameters:
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - y: The value on the y axis.
    ///   - height: The height of the mark.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { mark = Mark(.rectangle).x(xStart, xEnd).y(y).size(height: height) }

    /// Makes a rectangle between two x values and two distances in points.
    ///
    /// - Parameters:
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - yStart: The start on the y axis, in points from the plot's top; nil for the plot's edge.
    ///   - yEnd: The end on the y axis, in points from the plot's top; nil for the plot's edge.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { mark = Mark(.rectangle).x(xStart, xEnd).y(points: yStart, yEnd) }

    /// Makes a rectangle between two y values.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    ///   - width: The width of the mark.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { mark = Mark(.rectangle).x(x).y(yStart, yEnd).size(width: width) }

    /// Makes a rectangle between two y values and two distances in points.
    ///
    /// - Parameters:
    ///   - xStart: The start on the x axis, in points from the plot's leading side; nil for that side.
    ///   - xEnd: The end on the x axis, in points from the plot's leading side; nil for the trailing side.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(.rectangle).x(points: xStart, xEnd).y(yStart, yEnd) }

    /// Makes a rectangle between values.
    ///
    /// - Parameters:
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(.rectangle).x(xStart, xEnd).y(yStart, yEnd) }

    /// Makes a rectangle between distances in points; nil for the plot's ends.
    ///
    /// - Parameters:
    ///   - xStart: The start on the x axis, in points from the plot's leading side; nil for that side.
    ///   - xEnd: The end on the x axis, in points from the plot's leading side; nil for the trailing side.
    ///   - yStart: The start on the y axis, in points from the plot's top; nil for the plot's edge.
    ///   - yEnd: The end on the y axis, in points from the plot's top; nil for the plot's edge.
    nonisolated public init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { mark = Mark(.rectangle).x(points: xStart, xEnd).y(points: yStart, yEnd) }
}
