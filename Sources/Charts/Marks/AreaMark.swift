import SwiftUI

/// A point on the edge of an area; the points of a series make an area together.
///
/// ```swift
/// Chart(hours) { hour in
///     AreaMark(x: .value("Time", hour.time), y: .value("Rain", hour.rain))
/// }
/// ```
///
/// Areas of several series are stacked.
public nonisolated struct AreaMark: PrimitiveMark {
    public typealias Body = Never

    let mark: Mark

    /// Makes a point of an area from zero to a value.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - y: The value on the y axis.
    ///   - stacking: The method that stacks marks at the same position.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) { mark = Mark(.area).x(x).y(y).stacked(by: stacking) }

    /// Makes a part of a vertical area between two values.
    ///
    /// - Parameters:
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - y: The value on the y axis.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { mark = Mark(.area).x(xStart, xEnd).y(y) }

    /// Makes a part of an area between two values.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = Mark(.area).x(x).y(yStart, yEnd) }

    /// Makes a point of the area of a series.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - y: The value on the y axis.
    ///   - series: The value that distinguishes series: each has its own line or area.
    ///   - stacking: The method that stacks marks at the same position.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) { mark = Mark(.area).x(x).y(y).stacked(by: stacking).inSeries(series) }

    /// Makes a part of the vertical area of a series.
    ///
    /// - Parameters:
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - y: The value on the y axis.
    ///   - series: The value that distinguishes series: each has its own line or area.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) { mark = Mark(.area).x(xStart, xEnd).y(y).inSeries(series) }

    /// Makes a part of the area of a series.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    ///   - series: The value that distinguishes series: each has its own line or area.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) { mark = Mark(.area).x(x).y(yStart, yEnd).inSeries(series) }
}
