import SwiftUI

/// Sectors of the elements of data.
///
/// ```swift
/// SectorPlot(shares, angle: .value("Share", \.part), innerRadius: .ratio(0.6))
/// ```
public nonisolated struct SectorPlot<Content> {
    let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {
    /// The marks of the plot.
    @MainActor @preconcurrency public var body: some ChartContent { content }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    /// Collects a mark for each element.
    @MainActor public static func _collectElements(
        of plot: Self, inputs: _ChartContentCollectInputs, change: (inout _ElementMark, DataElement) -> Void
    ) { Content._collectElements(of: plot.content, inputs: inputs, change: change) }
}

/// The marks of a ``SectorPlot``: one for each element of its data.
public typealias VectorizedSectorPlotContent<Data: RandomAccessCollection> = VectorizedPlotContent<Data>

extension SectorPlot {
    /// Makes a sector for a value of each element, with one gap in points.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - angle: The value that determines the sector's angle.
    ///   - innerRadius: The inner radius.
    ///   - outerRadius: The outer radius.
    ///   - angularInset: The gap between sectors, in points.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
    ) where Content == VectorizedSectorPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark.sector(
                angle($0), innerRadius: innerRadius[$0], outerRadius: outerRadius[$0], angularInset: angularInset)
        }
    }

    /// Makes a sector for a value of each element, each with its own gap in points.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - angle: The value that determines the sector's angle.
    ///   - innerRadius: The inner radius.
    ///   - outerRadius: The outer radius.
    ///   - angularInset: The gap between sectors, in points.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedSectorPlotContent<Data> {
        content = VectorizedPlotContent(data: data) {
            Mark.sector(
                angle($0), innerRadius: innerRadius[$0], outerRadius: outerRadius[$0],
                angularInset: $0[keyPath: angularInset])
        }
    }
}
