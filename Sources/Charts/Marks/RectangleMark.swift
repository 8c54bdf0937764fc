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
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) { mark = Mark(.rectangle).x(x).y(y).size(width: width, height: height) }

    /// Makes a rectangle at a value, between two distances in points; nil for the plot's ends.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) { mark = Mark(.rectangle).x(x).y(points: yStart, yEnd).size(width: width) }

    /// Makes a rectangle at a value, between two distances in points; nil for the plot's ends.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { mark = Mark(.rectangle).x(points: xStart, xEnd).y(y).size(height: height) }

    /// Makes a rectangle between two x values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { mark = Mark(.rectangle).x(xStart, xEnd).y(y).size(height: height) }

    /// Makes a rectangle between two x values and two distances in points.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { mark = Mark(.rectangle).x(xStart, xEnd).y(points: yStart, yEnd) }

    /// Makes a rectangle between two y values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { mark = Mark(.rectangle).x(x).y(yStart, yEnd).size(width: width) }

    /// Makes a rectangle between two y values and two distances in points.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(.rectangle).x(points: xStart, xEnd).y(yStart, yEnd) }

    /// Makes a rectangle between values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(.rectangle).x(xStart, xEnd).y(yStart, yEnd) }

    /// Makes a rectangle between distances in points; nil for the plot's ends.
    nonisolated public init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { mark = Mark(.rectangle).x(points: xStart, xEnd).y(points: yStart, yEnd) }
}
