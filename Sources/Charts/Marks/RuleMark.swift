import SwiftUI

/// A straight line across the plot, or between two values.
///
/// ```swift
/// RuleMark(y: .value("Goal", 10_000)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
/// ```
public nonisolated struct RuleMark: PrimitiveMark {
    public typealias Body = Never

    let mark: Mark

    /// Makes a horizontal rule between two distances in points; nil for the plot's ends.
    ///
    /// - Parameters:
    ///   - xStart: The start on the x axis, in points from the plot's leading side; nil for that side.
    ///   - xEnd: The end on the x axis, in points from the plot's leading side; nil for the trailing side.
    ///   - y: The value on the y axis.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
    ) { mark = Mark(.rule).x(points: xStart, xEnd).y(y) }

    /// Makes a horizontal rule between two values.
    ///
    /// - Parameters:
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - y: The value on the y axis.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { mark = Mark(.rule).x(xStart, xEnd).y(y) }

    /// Makes a horizontal rule at a distance from the plot's top, in points; nil for the middle.
    ///
    /// - Parameters:
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - y: The distance from the plot's top, in points; nil for the middle.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
    ) { mark = Mark(.rule).x(xStart, xEnd).y(points: y, y) }

    /// Makes a vertical rule between two distances in points; nil for the plot's ends.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - yStart: The start on the y axis, in points from the plot's top; nil for the plot's edge.
    ///   - yEnd: The end on the y axis, in points from the plot's top; nil for the plot's edge.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { mark = Mark(.rule).x(x).y(points: yStart, yEnd) }

    /// Makes a vertical rule between two values.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(.rule).x(x).y(yStart, yEnd) }

    /// Makes a vertical rule at a distance from the plot's start, in points; nil for the middle.
    ///
    /// - Parameters:
    ///   - x: The distance from the plot's leading side, in points; nil for the middle.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    nonisolated public init<Y: Plottable>(
        x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(.rule).x(points: x, x).y(yStart, yEnd) }
}
