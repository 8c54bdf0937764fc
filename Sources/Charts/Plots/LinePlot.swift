import SwiftUI

/// Lines of the elements of data, or of a function.
///
/// ```swift
/// LinePlot(x: "x", y: "sin(x)", domain: 0...10) { sin($0) }
/// ```
public nonisolated struct LinePlot<Content> {
    let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {
    /// The marks of the plot.
    @MainActor @preconcurrency public var body: some ChartContent { content }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    /// Collects a mark for each element.
    @MainActor public static func _collectElements(
        of plot: Self, inputs: _ChartContentCollectInputs, change: (inout _ElementMark, DataElement) -> Void
    ) { Content._collectElements(of: plot.content, inputs: inputs, change: change) }
}

/// The marks of a ``LinePlot``: one for each element of its data.
public typealias VectorizedLinePlotContent<Data: RandomAccessCollection> = VectorizedPlotContent<Data>

extension LinePlot {
    /// Makes a line through the values of the elements.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - y: The value on the y axis.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedLinePlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.line).x(x($0)).y(y($0))
        }
    }

    /// Makes the lines of series through the values of the elements.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - y: The value on the y axis.
    ///   - series: The value that distinguishes series: each has its own line or area.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedLinePlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.line).x(x($0)).y(y($0)).inSeries(series($0))
        }
    }
}
