import SwiftUI

/// Bars of the elements of data.
///
/// ```swift
/// BarPlot(sales, x: .value("Month", \.month), y: .value("Total", \.total))
/// ```
public nonisolated struct BarPlot<Content> {
    let content: Content
}

extension BarPlot: ChartContent where Content: ChartContent {
    /// The marks of the plot.
    @MainActor @preconcurrency public var body: some ChartContent { content }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    /// Collects a mark for each element.
    @MainActor public static func _collectElements(
        of plot: Self, inputs: _ChartContentCollectInputs, change: (inout _ElementMark, DataElement) -> Void
    ) { Content._collectElements(of: plot.content, inputs: inputs, change: change) }
}

/// The marks of a ``BarPlot``: one for each element of its data.
public typealias VectorizedBarPlotContent<Data: RandomAccessCollection> = VectorizedPlotContent<Data>

extension BarPlot {
    /// Makes a bar for a value of each element at a position.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - y: The value on the y axis.
    ///   - width: The width of the mark.
    ///   - height: The height of the mark.
    ///   - stacking: The method that stacks marks at the same position.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.bar).x(x($0)).y(y($0)).size(width: width[$0], height: height[$0]).stacked(by: stacking)
        }
    }

    /// Makes a horizontal bar between two values of each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - y: The value on the y axis.
    ///   - height: The height of the mark.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.bar).x(xStart($0), xEnd($0)).y(y($0)).size(height: height[$0])
        }
    }

    /// Makes a vertical bar between two values of each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    ///   - width: The width of the mark.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.bar).x(x($0)).y(yStart($0), yEnd($0)).size(width: width[$0])
        }
    }

    /// Makes a bar between two distances from the plot's top, in points; nil for the plot's ends.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - yStart: The start on the y axis, in points from the plot's top; nil for the plot's edge.
    ///   - yEnd: The end on the y axis, in points from the plot's top; nil for the plot's edge.
    ///   - width: The width of the mark.
    ///   - stacking: The method that stacks marks at the same position.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.bar).x(x($0)).y(points: yStart, yEnd).size(width: width[$0]).stacked(by: stacking)
        }
    }

    /// Makes a bar between two distances from the plot's start, in points; nil for the plot's ends.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: The start on the x axis, in points from the plot's leading side; nil for that side.
    ///   - xEnd: The end on the x axis, in points from the plot's leading side; nil for the trailing side.
    ///   - y: The value on the y axis.
    ///   - height: The height of the mark.
    ///   - stacking: The method that stacks marks at the same position.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.bar).x(points: xStart, xEnd).y(y($0)).size(height: height[$0]).stacked(by: stacking)
        }
    }

    /// Makes a bar between two values of each element and two distances in points.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - yStart: The start on the y axis, in points from the plot's top; nil for the plot's edge.
    ///   - yEnd: The end on the y axis, in points from the plot's top; nil for the plot's edge.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.bar).x(xStart($0), xEnd($0)).y(points: yStart, yEnd)
        }
    }

    /// Makes a bar between two distances in points and two values of each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: The start on the x axis, in points from the plot's leading side; nil for that side.
    ///   - xEnd: The end on the x axis, in points from the plot's leading side; nil for the trailing side.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.bar).x(points: xStart, xEnd).y(yStart($0), yEnd($0))
        }
    }

    /// Makes a bar between two distances of each element from the plot's top, in points.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - yStart: The key path of the start on the y axis, in points.
    ///   - yEnd: The key path of the end on the y axis, in points.
    ///   - width: The width of the mark.
    ///   - stacking: The method that stacks marks at the same position.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
        width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.bar).x(x($0)).y(points: $0[keyPath: yStart], $0[keyPath: yEnd]).size(width: width[$0]).stacked(
                by: stacking)
        }
    }

    /// Makes a bar between two distances of each element from the plot's start, in points.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: The key path of the start on the x axis, in points.
    ///   - xEnd: The key path of the end on the x axis, in points.
    ///   - y: The value on the y axis.
    ///   - height: The height of the mark.
    ///   - stacking: The method that stacks marks at the same position.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.bar).x(points: $0[keyPath: xStart], $0[keyPath: xEnd]).y(y($0)).size(height: height[$0]).stacked(
                by: stacking)
        }
    }

    /// Makes a bar between two values and two distances of each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - yStart: The key path of the start on the y axis, in points.
    ///   - yEnd: The key path of the end on the y axis, in points.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.bar).x(xStart($0), xEnd($0)).y(points: $0[keyPath: yStart], $0[keyPath: yEnd])
        }
    }

    /// Makes a bar between two distances and two values of each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: The key path of the start on the x axis, in points.
    ///   - xEnd: The key path of the end on the x axis, in points.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedBarPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.bar).x(points: $0[keyPath: xStart], $0[keyPath: xEnd]).y(yStart($0), yEnd($0))
        }
    }
}
