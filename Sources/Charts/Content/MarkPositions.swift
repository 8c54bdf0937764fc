import SwiftUI

// Modifiers for the places and symbols of marks.

extension ChartContent {
    /// Places marks with different values side by side, in separate bands.
    ///
    /// - Parameters:
    ///   - value: The value that chooses the band.
    ///   - axis: The axis along which the bands are; nil for the axis of the categories or dates.
    ///   - span: The part of the position that all bands share.
    nonisolated public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        setting(\.dodge, MarkDodge(value: EncodedValue(value), axis: axis, span: span))
    }

    /// Moves the marks by points.
    ///
    /// - Parameters:
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    /// Moves the marks by points.
    ///
    /// - Parameter value: The distance to the right and down, in points.
    nonisolated public func offset(_ value: CGSize) -> some ChartContent {
        offset(xStart: value.width, xEnd: value.width, yStart: value.height, yEnd: value.height)
    }

    /// Moves the marks by points, their start and end on the y axis apart.
    ///
    /// - Parameters:
    ///   - x: The distance to the right, in points.
    ///   - yStart: The distance that the start moves down, in points.
    ///   - yEnd: The distance that the end moves down, in points.
    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Moves the marks by points, their start and end on the x axis apart.
    ///
    /// - Parameters:
    ///   - xStart: The distance that the start moves to the right, in points.
    ///   - xEnd: The distance that the end moves to the right, in points.
    ///   - y: The distance down, in points.
    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves the starts and ends of the marks by points.
    ///
    /// - Parameters:
    ///   - xStart: The distance that the start moves to the right, in points.
    ///   - xEnd: The distance that the end moves to the right, in points.
    ///   - yStart: The distance that the start moves down, in points.
    ///   - yEnd: The distance that the end moves down, in points.
    nonisolated public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        changingMarks { mark in
            mark.offset.xStart += xStart
            mark.offset.xEnd += xEnd
            mark.offset.yStart += yStart
            mark.offset.yEnd += yEnd
        }
    }

    /// Sets the symbol of points; lines get one at each of their points.
    ///
    /// - Parameter symbol: The shape, such as `.circle` or `.square`.
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let shape = AnyChartSymbolShape(symbol)
        return changingMarks { if $0.symbol == nil { $0.symbol = .shape(shape) } }
    }

    /// Chooses the symbol of points by data.
    ///
    /// - Parameter value: The data, with its label.
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changingMarks { if $0.symbol == nil { $0.symbol = .value(EncodedValue(value)) } }
    }

    /// Sets a view as the symbol of points.
    ///
    /// - Parameter symbol: Makes the view that is drawn at each value.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changingMarks { if $0.symbol == nil { $0.symbol = .view(view) } }
    }

    /// Sets the area of symbols in square points.
    ///
    /// - Parameter area: The area of the symbols, in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        changingMarks { if $0.symbolSize == nil { $0.symbolSize = .area(area) } }
    }

    /// Sets the width and height of symbols in points.
    ///
    /// - Parameter size: The size, in points.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        changingMarks { if $0.symbolSize == nil { $0.symbolSize = .size(size) } }
    }

    /// Chooses the size of symbols by data.
    ///
    /// - Parameter value: The data, with its label.
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changingMarks { if $0.symbolSize == nil { $0.symbolSize = .value(EncodedValue(value)) } }
    }
}
