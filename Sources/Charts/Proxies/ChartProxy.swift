import SwiftUI

/// The scales and the plot of a chart, for views over and under it.
///
/// ```swift
/// .chartOverlay { proxy in
///     GeometryReader { geometry in
///         if let frame = proxy.plotFrame, let x = proxy.position(forX: today) {
///             Rectangle().frame(width: 1).offset(x: geometry[frame].minX + x)
///         }
///     }
/// }
/// ```
public struct ChartProxy {
    let model: ChartModel
    let options: ChartOptions
    let plot: Anchor<CGRect>?
    var container: Anchor<CGRect>?

    /// The size of the plot in points.
    public let plotSize: CGSize

    /// The frame of the plot.
    public var plotFrame: Anchor<CGRect>? { plot }

    /// The frame of the plot's container: smaller than the plot if that scrolls.
    public var plotContainerFrame: Anchor<CGRect>? { container ?? plot }

    /// The frame of the plot.
    @available(*, deprecated, renamed: "plotFrame")
    public var plotAreaFrame: Anchor<CGRect> {
        guard let plot else {
            preconditionFailure("A scroll target's plot has no frame. Use plotFrame, which is nil there.")
        }
        return plot
    }

    /// The size of the plot in points.
    @available(*, deprecated, renamed: "plotSize")
    public var plotAreaSize: CGSize { plotSize }

    // MARK: Places of values

    /// Returns the distance of a value from the plot's leading side; nil for values of another kind than the scale's.
    ///
    /// - Parameter value: The value on the x scale.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { position(of: value, on: .horizontal) }

    /// Returns the distance of a value from the plot's top; nil for values of another kind than the scale's.
    ///
    /// - Parameter value: The value on the y scale.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { position(of: value, on: .vertical) }

    /// Returns the position of two values in the plot.
    ///
    /// - Parameter point: The values on both axes.
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    private func position<P: Plottable>(of value: P, on axis: Axis) -> CGFloat? {
        scale(axis)?.middle(of: PlottedValue(lower: value.scaleValue))?.position(in: length(axis))
    }

    /// Returns the band of a category; other values have one without length.
    ///
    /// - Parameter value: The category on the x scale.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        range(of: value, on: .horizontal)
    }

    /// Returns the band of a category; other values have one without length.
    ///
    /// - Parameter value: The category on the y scale.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { range(of: value, on: .vertical) }

    /// Returns the rectangle of two bands.
    ///
    /// - Parameter point: The values on both axes.
    public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    private func range<P: Plottable>(of value: P, on axis: Axis) -> ClosedRange<CGFloat>? {
        let value = PlottedValue(lower: value.scaleValue)
        guard let scale = scale(axis), let middle = scale.middle(of: value) else { return nil }
        let band = scale.band(of: value) ?? CoordinateRange(middle, middle)
        let ends = (band.lower.position(in: length(axis)), band.upper.position(in: length(axis)))
        return min(ends.0, ends.1)...max(ends.0, ends.1)
    }

    private func scale(_ axis: Axis) -> PositionScale? { axis == .horizontal ? model.x : model.y }
    private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? plotSize.width : plotSize.height }

    // MARK: Values of places

    /// Returns the value at a distance from the plot's leading side.
    ///
    /// - Parameters:
    ///   - position: The position in the plot, in points.
    ///   - as: The type of the value.
    public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
        model.x?.value(at: position, in: plotSize.width).flatMap { P(scaleValue: $0) }
    }

    /// Returns the value at a distance from the plot's top.
    ///
    /// - Parameters:
    ///   - position: The position in the plot, in points.
    ///   - as: The type of the value.
    public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
        model.y?.value(at: position, in: plotSize.height).flatMap { P(scaleValue: $0) }
    }

    /// Returns the values at a position in the plot.
    ///
    /// - Parameters:
    ///   - position: The position in the plot, in points.
    ///   - as: The type of the value.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// Returns the value at an angle of the sectors, clockwise from the top: the sum of the sectors before it, and a
    /// part of its own.
    ///
    /// - Parameters:
    ///   - angle: The angle in the plot.
    ///   - as: The type of the value.
    public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
        guard let total = model.sectors.map(\.upperBound).max() else { return nil }
        let turn = angle.degrees / 360
        return P(scaleValue: .number((turn - turn.rounded(.down)) * total))
    }

    /// Returns the angle of a position in the plot, clockwise from the top.
    ///
    /// - Parameter position: The position in the plot, in points.
    public func angle(at position: CGPoint) -> Angle {
        let angle = Angle.radians(
            atan2(position.x - plotSize.width / 2, plotSize.height / 2 - position.y))
        return angle.radians < 0 ? angle + .degrees(360) : angle
    }

    // MARK: Styles

    /// Returns the style that marks with a value get; nil for a value without one.
    ///
    /// - Parameter value: The value that `foregroundStyle(by:)` has mapped.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        model.encodings.foreground[value.scaleValue]
    }

    /// Returns the stroke that lines with a value get; nil for a value without one.
    ///
    /// - Parameter value: The value that `lineStyle(by:)` has mapped.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model.encodings.line[value.scaleValue] }

    /// Returns the symbol that points with a value get; nil for a value without one.
    ///
    /// - Parameter value: The value that `symbol(by:)` has mapped.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { model.encodings.symbol[value.scaleValue] }

    /// Returns the area of symbols with a value, in square points; nil for a value without one.
    ///
    /// - Parameter value: The value that `symbolSize(by:)` has mapped.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { model.encodings.symbolSize[value.scaleValue] }

    // MARK: Domains

    /// Returns the categories of the x scale, or its ends.
    ///
    /// - Parameter dataType: The type of the scale's values; another type has no values.
    public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.x?.domain ?? []) }

    /// Returns the categories of the y scale, or its ends.
    ///
    /// - Parameter dataType: The type of the scale's values; another type has no values.
    public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.y?.domain ?? []) }

    /// Returns the categories that choose styles, or the ends of the numbers that do.
    ///
    /// - Parameter dataType: The type of the scale's values; another type has no values.
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
        values(model.encodings.foreground.domain)
    }

    /// Returns the categories that choose symbols.
    ///
    /// - Parameter dataType: The type of the scale's values; another type has no values.
    public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.encodings.symbol.domain) }

    /// Returns the categories that choose sizes, or the ends of the numbers that do.
    ///
    /// - Parameter dataType: The type of the scale's values; another type has no values.
    public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.encodings.symbolSize.domain) }

    /// Returns the categories that choose strokes.
    ///
    /// - Parameter dataType: The type of the scale's values; another type has no values.
    public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.encodings.line.domain) }

    private func values<P: Plottable>(_ domain: [ScaleValue]) -> [P] { domain.compactMap { P(scaleValue: $0) } }

    // MARK: Selection

    /// Selects the value at a distance from the plot's leading side, where `chartXSelection(value:)` is set.
    ///
    /// - Parameter xPosition: The position along the x axis, in points.
    public func selectXValue(at xPosition: CGFloat) {
        options.x.selection?.select(model.x?.value(at: xPosition, in: plotSize.width))
    }

    /// Selects the value at a distance from the plot's top, where `chartYSelection(value:)` is set.
    ///
    /// - Parameter yPosition: The position along the y axis, in points.
    public func selectYValue(at yPosition: CGFloat) {
        options.y.selection?.select(model.y?.value(at: yPosition, in: plotSize.height))
    }

    /// Selects the values between two distances from the plot's leading side.
    ///
    /// - Parameters:
    ///   - from: The start in the plot, in points.
    ///   - to: The end in the plot, in points.
    public func selectXRange(from: CGFloat, to: CGFloat) {
        options.x.selection?.select(
            from: model.x?.value(at: from, in: plotSize.width), to: model.x?.value(at: to, in: plotSize.width))
    }

    /// Selects the values between two distances from the plot's top.
    ///
    /// - Parameters:
    ///   - from: The start in the plot, in points.
    ///   - to: The end in the plot, in points.
    public func selectYRange(from: CGFloat, to: CGFloat) {
        options.y.selection?.select(
            from: model.y?.value(at: from, in: plotSize.height), to: model.y?.value(at: to, in: plotSize.height))
    }

    /// Selects the value at an angle of the sectors, where `chartAngleSelection(value:)` is set.
    ///
    /// - Parameter angle: The angle in the plot.
    public func selectAngleValue(at angle: Angle) {
        let number: Double? = value(atAngle: angle)
        options.angleSelection?.select(number.map { .number($0) })
    }
}

extension View {
    /// Adds a view over each chart, with access to the chart's scales.
    ///
    /// - Parameters:
    ///   - alignment: The alignment; nil for the default.
    ///   - content: Makes the views, from a proxy that converts between values and positions.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        // Modifiers farther out run first: their views are above.
        chartOptions { $0.overlays.insert(ProxyContent(alignment: alignment) { AnyView(content($0)) }, at: 0) }
    }

    /// Adds a view under each chart, with access to the chart's scales.
    ///
    /// - Parameters:
    ///   - alignment: The alignment; nil for the default.
    ///   - content: Makes the views, from a proxy that converts between values and positions.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartOptions { $0.backgrounds.append(ProxyContent(alignment: alignment) { AnyView(content($0)) }) }
    }
}
