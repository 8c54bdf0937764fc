import SwiftUI

/// The positions, styles or sizes to which a scale maps values.
public protocol ScaleRange {
    /// The type of a position, a style or a size.
    associatedtype VisualValue

    /// Describes the range for a chart.
    func _makeScaleRange() -> _ScaleRangeOutputs<VisualValue>
}

/// A scale's range as charts use it.
public struct _ScaleRangeOutputs<VisualValue> {
    /// The values: one for each category, or the ends of a numeric range.
    let values: [VisualValue]

    /// The gradient of colours, with their own locations.
    var gradient: Gradient?

    /// The distances from the plot's ends, for scales of places that fill it.
    var plotPadding: (start: CGFloat, end: CGFloat)?
}

extension _ScaleRangeOutputs {
    /// The gradient between colours, for numbers; nil for values that are no colours.
    var colorGradient: Gradient? {
        gradient ?? (values as? [Color]).flatMap { $0.count > 1 ? Gradient(colors: $0) : nil }
    }
}

/// A range of places in a plot, in points.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
    public typealias VisualValue = Bound

    /// Returns the range from the lower to the upper bound.
    public func _makeScaleRange() -> _ScaleRangeOutputs<Bound> {
        _ScaleRangeOutputs(values: [lowerBound, upperBound])
    }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Array: ScaleRange {
    public typealias VisualValue = Element

    /// The elements in their order.
    public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { _ScaleRangeOutputs(values: self) }
}

extension Array: PositionScaleRange where Element == CGFloat {}

extension ArraySlice: ScaleRange {
    public typealias VisualValue = Element

    /// The elements in their order.
    public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { _ScaleRangeOutputs(values: Array(self)) }
}

extension ArraySlice: PositionScaleRange where Element == CGFloat {}

extension Gradient: ScaleRange {
    public typealias VisualValue = Color

    /// The colours of the gradient.
    public func _makeScaleRange() -> _ScaleRangeOutputs<Color> {
        _ScaleRangeOutputs(values: stops.map(\.color), gradient: self)
    }
}

/// The range of a position scale that fills the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
    let start: CGFloat
    let end: CGFloat

    /// All of the plot but for the padding.
    public func _makeScaleRange() -> _ScaleRangeOutputs<CGFloat> {
        _ScaleRangeOutputs(values: [], plotPadding: (start, end))
    }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// All of the plot.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }

    /// All of the plot but for a number of points at both ends.
    ///
    /// - Parameter padding: The space between the plot's edge and the values, in points.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }

    /// All of the plot but for a number of points at its ends.
    ///
    /// - Parameters:
    ///   - startPadding: The space between the plot's edge and the values, in points.
    ///   - endPadding: The space between the plot's edge and the values, in points.
    public static func plotDimension(
        startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange { PlotDimensionScaleRange(start: startPadding, end: endPadding) }
}
