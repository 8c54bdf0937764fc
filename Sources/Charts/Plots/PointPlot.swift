import SwiftUI

/// Points of the elements of data.
///
/// ```swift
/// PointPlot(stars, x: .value("Color", \.color), y: .value("Brightness", \.brightness))
/// ```
public nonisolated struct PointPlot<Content> {
    let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {
    /// The marks of the plot.
    @MainActor @preconcurrency public var body: some ChartContent { content }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    /// Collects a mark for each element.
    @MainActor public static func _collectElements(
        of plot: Self, inputs: _ChartContentCollectInputs, change: (inout _ElementMark, DataElement) -> Void
    ) { Content._collectElements(of: plot.content, inputs: inputs, change: change) }
}

/// The marks of a ``PointPlot``: one for each element of its data.
public typealias VectorizedPointPlotContent<Data: RandomAccessCollection> = VectorizedPlotContent<Data>

extension PointPlot {
    /// Makes a point for two values of each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - y: The value on the y axis.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.point).x(x($0)).y(y($0))
        }
    }

    /// Makes a point at a distance from the plot's top, in points; nil for the middle.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - y: The distance from the plot's top, in points; nil for the middle.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.point).x(x($0)).y(points: y, y)
        }
    }

    /// Makes a point at a distance of each element from the plot's top, in points.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The value on the x axis.
    ///   - y: The key path of the distance from the plot's top, in points.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.point).x(x($0)).y(points: $0[keyPath: y], $0[keyPath: y])
        }
    }

    /// Makes a point at a distance from the plot's start, in points; nil for the middle.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The distance from the plot's leading side, in points; nil for the middle.
    ///   - y: The value on the y axis.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.point).x(points: x, x).y(y($0))
        }
    }

    /// Makes a point at a distance of each element from the plot's start, in points.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - x: The key path of the distance from the plot's leading side, in points.
    ///   - y: The value on the y axis.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark(.point).x(points: $0[keyPath: x], $0[keyPath: x]).y(y($0))
        }
    }
}
