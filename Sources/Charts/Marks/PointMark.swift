import SwiftUI

/// A point with a symbol.
///
/// ```swift
/// Chart(trees) { tree in
///     PointMark(x: .value("Age", tree.age), y: .value("Height", tree.height))
///         .symbol(by: .value("Kind", tree.kind))
/// }
/// ```
public nonisolated struct PointMark: PrimitiveMark {
    public typealias Body = Never

    let mark: Mark

    /// Makes a point for two values.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - y: The value on the y axis.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) { mark = Mark(.point).x(x).y(y) }

    /// Makes a point at a distance from the plot's top, in points; nil for the middle.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - y: The distance from the plot's top, in points; nil for the middle.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, y: CGFloat? = nil
    ) { mark = Mark(.point).x(x).y(points: y, y) }

    /// Makes a point at a distance from the plot's start, in points; nil for the middle.
    ///
    /// - Parameters:
    ///   - x: The distance from the plot's leading side, in points; nil for the middle.
    ///   - y: The value on the y axis.
    nonisolated public init<Y: Plottable>(
        x: CGFloat? = nil, y: PlottableValue<Y>
    ) { mark = Mark(.point).x(points: x, x).y(y) }
}
