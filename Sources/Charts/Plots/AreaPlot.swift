import SwiftUI

/// Areas of the elements of data, or of a function.
///
/// ```swift
/// AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: sin(x) - 1, yEnd: sin(x) + 1) }
/// ```
public nonisolated struct AreaPlot<Content> {
    let content: Content
}

extension AreaPlot: ChartContent where Content: ChartContent {
    /// The marks of the plot.
    @MainActor @preconcurrency public var body: some ChartContent { content }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    /// Collects a mark for each element.
    @MainActor public static func _collectElements(
        of plot: Self, inputs: _ChartContentCollectInputs, change: (inout _ElementMark, DataElement) -> Void
    ) { Content._collectElements(of: plot.content, inputs: inputs, change: change) }
}

/// The marks of an ``AreaPlot``: one for each element of its data.
public typealias VectorizedAreaPlotContent<Data: RandomAccessCollection> = VectorizedPlotContent<Data>

extension AreaPlot {
    /// Makes an area from zero to a value of each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - y: The value on the y axis.
    ///   - stacking: The method that stacks marks at the same position.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.area).x(x($0)).y(y($0)).stacked(by: stacking)
        }
    }

    /// Makes a vertical area between two values of each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - y: The value on the y axis.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.area).x(xStart($0), xEnd($0)).y(y($0))
        }
    }

    /// Makes an area between two values of each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.area).x(x($0)).y(yStart($0), yEnd($0))
        }
    }

    /// Makes areas of series, from zero to a value of each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - y: The value on the y axis.
    ///   - series: The value that distinguishes series: each has its own line or area.
    ///   - stacking: The method that stacks marks at the same position.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.area).x(x($0)).y(y($0)).stacked(by: stacking).inSeries(series($0))
        }
    }

    /// Makes vertical areas of series, between two values of each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - xStart: The start value of the mark on the x axis.
    ///   - xEnd: The end value of the mark on the x axis.
    ///   - y: The value on the y axis.
    ///   - series: The value that distinguishes series: each has its own line or area.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.area).x(xStart($0), xEnd($0)).y(y($0)).inSeries(series($0))
        }
    }

    /// Makes areas of series, between two values of each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - yStart: The start value of the mark on the y axis.
    ///   - yEnd: The end value of the mark on the y axis.
    ///   - series: The value that distinguishes series: each has its own line or area.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.area).x(x($0)).y(yStart($0), yEnd($0)).inSeries(series($0))
        }
    }
}
