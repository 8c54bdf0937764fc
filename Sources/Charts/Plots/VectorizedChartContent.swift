import SwiftUI

/// Chart content with a mark for each element of its data, whose styles key paths of the elements choose.
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the elements.
    associatedtype DataElement

    /// Collects a mark for each element, with changes.
    @MainActor static func _collectElements(
        of plot: Self, inputs: _ChartContentCollectInputs, change: (inout _ElementMark, DataElement) -> Void)
}

/// A mark of an element, while it is made.
public struct _ElementMark {
    var mark: Mark
}

/// Marks that a function makes from the elements of data.
public nonisolated struct VectorizedPlotContent<Data: RandomAccessCollection>: BodilessContent, VectorizedChartContent {
    public typealias DataElement = Data.Element

    let data: Data
    let mark: (Data.Element) -> Mark

    /// Collects a mark for each element.
    @MainActor @preconcurrency public static func _collectChartContent(
        content: Self, inputs: _ChartContentCollectInputs
    ) { _collectElements(of: content, inputs: inputs) { _, _ in } }

    /// Collects a mark for each element, with changes.
    @MainActor public static func _collectElements(
        of plot: Self, inputs: _ChartContentCollectInputs, change: (inout _ElementMark, DataElement) -> Void
    ) {
        for element in plot.data {
            var mark = _ElementMark(mark: plot.mark(element))
            change(&mark, element)
            inputs.collector.append(mark.mark)
        }
    }
}

/// A plot with a modifier.
nonisolated struct ModifiedPlot<Content: VectorizedChartContent>: BodilessContent, VectorizedChartContent {
    typealias DataElement = Content.DataElement

    let content: Content
    let change: (inout Mark, DataElement) -> Void

    @MainActor static func _collectChartContent(content: Self, inputs: _ChartContentCollectInputs) {
        _collectElements(of: content, inputs: inputs) { _, _ in }
    }

    @MainActor static func _collectElements(
        of plot: Self, inputs: _ChartContentCollectInputs, change: (inout _ElementMark, DataElement) -> Void
    ) {
        Content._collectElements(of: plot.content, inputs: inputs) { mark, element in
            plot.change(&mark.mark, element)
            change(&mark, element)
        }
    }
}

extension VectorizedChartContent {
    /// Returns the plot with each mark changed.
    nonisolated func changingMarks(
        _ change: @escaping (inout Mark, DataElement) -> Void
    ) -> ModifiedPlot<Self> { ModifiedPlot(content: self, change: change) }
}

extension Mark {
    static func sector<Value: Plottable>(
        _ angle: PlottableValue<Value>, innerRadius: MarkDimension, outerRadius: MarkDimension, angularInset: CGFloat?
    ) -> Mark {
        var mark = Mark(.sector)
        mark.sector = SectorValues(
            angle: angle.plotted, innerRadius: innerRadius, outerRadius: outerRadius,
            angularInset: angularInset)
        return mark
    }
}

/// The widths, heights or radii of a plot's marks: the same for all, or of each element.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private let dimension: (DataElement) -> MarkDimension

    subscript(element: DataElement) -> MarkDimension { dimension(element) }

    private init(_ dimension: MarkDimension) { self.dimension = { _ in dimension } }

    private init(_ keyPath: KeyPath<DataElement, CGFloat>, _ make: @escaping (CGFloat) -> MarkDimension) {
        dimension = { make($0[keyPath: keyPath]) }
    }

    /// The dimension that suits the mark.
    public static var automatic: MarkDimensions { MarkDimensions(.automatic) }

    /// A fraction of the value's band.
    ///
    /// - Parameter value: The share of the space, from 0 to 1.
    public static func ratio(_ value: CGFloat) -> MarkDimensions { MarkDimensions(.ratio(value)) }

    /// The band of the value without a number of points at both ends.
    ///
    /// - Parameter value: The length, in points.
    public static func inset(_ value: CGFloat) -> MarkDimensions { MarkDimensions(.inset(value)) }

    /// A number of points.
    ///
    /// - Parameter value: The length, in points.
    public static func fixed(_ value: CGFloat) -> MarkDimensions { MarkDimensions(.fixed(value)) }

    /// The part of the band that each element names.
    ///
    /// - Parameter keyPath: The key path of the value.
    public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions(keyPath) { .ratio($0) }
    }

    /// The band without the number of points that each element names.
    ///
    /// - Parameter keyPath: The key path of the value.
    public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions(keyPath) { .inset($0) }
    }

    /// The number of points that each element names.
    ///
    /// - Parameter keyPath: The key path of the value.
    public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions(keyPath) { .fixed($0) }
    }

    /// A number of points.
    ///
    /// - Parameter value: The length, in points.
    nonisolated public init(floatLiteral value: Double) { self = .fixed(value) }

    /// A number of points.
    ///
    /// - Parameter value: The length, in points.
    nonisolated public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
