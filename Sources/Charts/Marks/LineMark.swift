import SwiftUI

/// A point of a line; the points of a series make a line together.
///
/// ```swift
/// Chart(temperatures) { day in
///     LineMark(x: .value("Day", day.date, unit: .day), y: .value("High", day.high))
///         .foregroundStyle(by: .value("City", day.city))
///         .interpolationMethod(.catmullRom)
/// }
/// ```
public nonisolated struct LineMark: PrimitiveMark {
    public typealias Body = Never

    let mark: Mark

    /// Makes a point of a line.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - y: The value on the y axis.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) { mark = Mark(.line).x(x).y(y) }

    /// Makes a point of the line of a series.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - y: The value on the y axis.
    ///   - series: The value that distinguishes series: each has its own line or area.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) { mark = Mark(.line).x(x).y(y).inSeries(series) }
}
