import SwiftUI

// Modifiers for the style of marks. The modifier nearest to a mark wins.

extension ChartContent {
    /// Sets the style that fills or strokes the marks.
    ///
    /// - Parameter style: The style. Gradients run across each mark, or across the plot after
    ///   ``alignsMarkStylesWithPlotArea(_:)``.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let style = AnyShapeStyle(style)
        return changingMarks { mark in
            if mark.foreground == nil { mark.foreground = .style(style) }
        }
    }

    /// Sets the style of the marks by data: each category has its own colour, and numbers use a gradient.
    ///
    /// Lines and areas with different values are separate series, and bars in one place are stacked.
    ///
    /// - Parameter value: The data, with its label.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changingMarks { mark in
            if mark.foreground == nil { mark.foreground = .value(EncodedValue(value)) }
        }
    }

    /// Lets gradients run across the whole plot, or with false across each mark.
    ///
    /// - Parameter aligns: True for one gradient across the plot.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        setting(\.alignsStyleWithPlot, aligns)
    }

    /// Multiplies the opacity of the marks.
    ///
    /// - Parameter value: The factor, from 0 to 1.
    nonisolated public func opacity(_ value: Double) -> some ChartContent {
        changingMarks { $0.opacity *= value }
    }

    /// Sets the stroke of lines and rules.
    ///
    /// - Parameter style: The width, the dashes, the caps and the joins.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changingMarks { if $0.line == nil { $0.line = .style(style) } }
    }

    /// Chooses the stroke of lines by data.
    ///
    /// - Parameter value: The data, with its label.
    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changingMarks { if $0.line == nil { $0.line = .value(EncodedValue(value)) } }
    }

    /// Sets the interpolation of lines and areas between their points.
    ///
    /// - Parameter method: The curve between the values.
    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        setting(\.interpolation, method)
    }

    /// Rounds the corners of bars, rectangles and sectors.
    ///
    /// - Parameters:
    ///   - radius: The radius in points.
    ///   - style: The form of the corners.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent { setting(\.corners, MarkCorners(radius: radius, style: style)) }

    /// Blurs the marks.
    ///
    /// - Parameter radius: The radius, in points.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent {
        changingMarks { $0.filters.append(.blur(radius: radius)) }
    }

    /// Adds a shadow to the marks.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The radius, in points.
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        changingMarks { $0.filters.append(.shadow(color: color, radius: radius, x: x, y: y)) }
    }

    /// Cuts each mark off at a shape in its bounds.
    ///
    /// - Parameters:
    ///   - shape: The shape, fitted to the bounds of each mark.
    ///   - style: The rule for the inside of paths that cross themselves.
    nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        let shape = AnyShape(shape)
        return changingMarks { $0.clips.append(MarkClip(shape: shape, style: style)) }
    }

    /// Shows the marks only where the marks of a mask are.
    ///
    /// - Parameter content: The marks of the mask, of which only the opacity matters.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        MaskedMarks(content: self, mask: content())
    }

    /// Draws the marks as one layer, so that their opacity applies to the whole layer.
    nonisolated public func compositingLayer() -> some ChartContent { LayeredMarks(content: self) }

    /// Sets the drawing order: marks with higher numbers are in front of others.
    ///
    /// - Parameter value: The order: marks with greater values are in front.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent { setting(\.zIndex, value) }
}

/// Marks that are clipped to other marks.
private nonisolated struct MaskedMarks<Content: ChartContent, Mask: ChartContent>: BodilessContent {
    typealias Body = Never

    let content: Content
    let mask: Mask

    @MainActor static func _collectChartContent(content: Self, inputs: _ChartContentCollectInputs) {
        let mask = MarkMask(marks: MarkCollector.marks(of: content.mask))
        inputs.collector.collect(content.content) { $0.masks.append(mask) }
    }
}

/// Marks that are drawn as one layer.
private nonisolated struct LayeredMarks<Content: ChartContent>: BodilessContent {
    typealias Body = Never

    let content: Content

    @MainActor static func _collectChartContent(content: Self, inputs: _ChartContentCollectInputs) {
        let layer = MarkLayer()
        inputs.collector.collect(content.content) { mark in
            guard mark.layer == nil else { return }
            mark.layer = layer
            // Modifiers around the layer apply to all of it.
            (mark.innerOpacity, mark.innerFilters) = (mark.opacity, mark.filters)
            (mark.opacity, mark.filters) = (1, [])
        }
    }
}
