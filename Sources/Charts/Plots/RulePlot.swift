import SwiftUI

/// Rules of the elements of data.
///
/// ```swift
/// RulePlot(spans, xStart: .value("From", \.start), xEnd: .value("To", \.end), y: .value("Name", \.name))
/// ```
public nonisolated struct RulePlot<Content> {
    let content: Content
}

extension RulePlot: ChartContent where Content: ChartContent {
    /// The marks of the plot.
    @MainActor @preconcurrency public var body: some ChartContent { content }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    /// Collects a mark for each element.
    @MainActor public static func _collectElements(
        of plot: Self, inputs: _ChartContentCollectInputs, change: (inout _ElementMark, DataElement) -> Void
    ) { Content._collectElements(of: plot.content, inputs: inputs, change: change) }
}

/// The marks of a ``RulePlot``: one for each element of its data.
public typealias VectorizedRulePlotContent<Data: RandomAccessCollection> = VectorizedPlotContent<Data>

extension RulePlot {
    /// Makes a horizontal rule between two values of each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - y: The value on the y axis.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.rule).x(xStart($0), xEnd($0)).y(y($0))
        }
    }

    /// Makes a vertical rule between two values of each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.rule).x(x($0)).y(yStart($0), yEnd($0))
        }
    }

    /// Makes a horizontal rule between two distances in points; nil for the plot's ends.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: The start on the x axis, in points from the plot's leading side; nil for that side.
    ///   - xEnd: The end on the x axis, in points from the plot's leading side; nil for the trailing side.
    ///   - y: The value on the y axis.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.rule).x(points: xStart, xEnd).y(y($0))
        }
    }

    /// Makes a horizontal rule at a distance from the plot's top, in points; nil for the middle.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - y: The distance from the plot's top, in points; nil for the middle.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.rule).x(xStart($0), xEnd($0)).y(points: y, y)
        }
    }

    /// Makes a vertical rule between two distances in points; nil for the plot's ends.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - yStart: The start on the y axis, in points from the plot's top; nil for the plot's edge.
    ///   - yEnd: The end on the y axis, in points from the plot's top; nil for the plot's edge.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.rule).x(x($0)).y(points: yStart, yEnd)
        }
    }

    /// Makes a vertical rule at a distance from the plot's start, in points; nil for the middle.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The distance from the plot's leading side, in points; nil for the middle.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.rule).x(points: x, x).y(yStart($0), yEnd($0))
        }
    }

    /// Makes a horizontal rule between two distances of each element, in points.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: The key path of the start on the x axis, in points.
    ///   - xEnd: The key path of the end on the x axis, in points.
    ///   - y: The value on the y axis.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.rule).x(points: $0[keyPath: xStart], $0[keyPath: xEnd]).y(y($0))
        }
    }

    /// Makes a horizontal rule at a distance of each element from the plot's top, in points.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - y: The key path of the distance from the plot's top, in points.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.rule).x(xStart($0), xEnd($0)).y(points: $0[keyPath: y], $0[keyPath: y])
        }
    }

    /// Makes a vertical rule between two distances of each element, in points.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - yStart: The key path of the start on the y axis, in points.
    ///   - yEnd: The key path of the end on the y axis, in points.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.rule).x(x($0)).y(points: $0[keyPath: yStart], $0[keyPath: yEnd])
        }
    }

    /// Makes a vertical rule at a distance of each element from the plot's start, in points.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The key path of the distance from the plot's leading side, in points.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.rule).x(points: $0[keyPath: x], $0[keyPath: x]).y(yStart($0), yEnd($0))
        }
    }
}
