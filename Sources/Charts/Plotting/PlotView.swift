import SwiftUI

/// The plot of a chart: grid lines and marks.
public struct ChartPlotContent: View {
    let model: ChartModel

    /// The distance to which marks extend beyond the plot, in points: a canvas clips at its edge.
    nonisolated static let margin: CGFloat = 40

    /// The plot, without axes and legend.
    public var body: some View {
        ZStack {
            GridLines(model: model)
            MarksView(marks: model.marks, elements: model.elements, locale: model.locale)
        }
    }
}

extension View {
    /// Changes the plots of charts: their size, background and border.
    ///
    /// ```swift
    /// .chartPlotStyle { plot in plot.frame(height: 200).background(.gray.opacity(0.1)) }
    /// ```
    ///
    /// - Parameter content: Applies modifiers to the plot.
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View { chartOptions { $0.plotStyle = { AnyView(content($0)) } } }
}

/// A canvas in whose closure the origin and the size are the plot's, and x runs with the layout direction. Marks may
/// extend beyond the plot by a margin.
private struct PlotCanvas: View {
    @Environment(\.layoutDirection) private var layoutDirection

    let draw: (inout GraphicsContext, CGSize) -> Void

    private static let margin = ChartPlotContent.margin

    var body: some View {
        let isMirrored = layoutDirection == .rightToLeft
        Canvas { context, size in
            let plot = CGSize(width: size.width - 2 * Self.margin, height: size.height - 2 * Self.margin)
            context.translateBy(x: Self.margin, y: Self.margin)
            if isMirrored {
                context.translateBy(x: plot.width, y: 0)
                context.scaleBy(x: -1, y: 1)
            }
            draw(&context, plot)
        }
        .padding(-Self.margin)
        .allowsHitTesting(false)
    }
}

/// The marks, whose places are animated.
private struct MarksView: View, Animatable {
    var marks: [PlottedMark]
    let elements: [PlacedMark]
    let locale: AxisLocale

    nonisolated var animatableData: PlotVector {
        get {
            MainActor.assumeIsolated {
                var numbers: [Double] = []
                for mark in marks { mark.shape.append(to: &numbers) }
                return PlotVector(numbers: numbers)
            }
        }
        set {
            MainActor.assumeIsolated {
                var numbers = newValue.numbers[...]
                guard marks.reduce(0, { $0 + $1.shape.numberCount }) == numbers.count else { return }
                for index in marks.indices { marks[index].shape = marks[index].shape.moved(to: &numbers) }
            }
        }
    }

    var body: some View {
        let marks = marks
        PlotCanvas { context, size in PlotDrawing(size: size).draw(marks, in: &context) }
            .accessibilityChildren { MarkElements(marks: elements, locale: locale) }
    }
}

/// The grid lines of both axes.
private struct GridLines: View {
    let model: ChartModel

    var body: some View {
        let (xAxis, yAxis) = (model.xAxis, model.yAxis)
        PlotCanvas { context, size in
            for line in xAxis?.gridLines ?? [] {
                let x = line.coordinate.position(in: size.width) + line.offset.width
                let (start, end) = (line.extensions.start, size.height + line.extensions.end)
                draw(line, from: CGPoint(x: x, y: -start), to: CGPoint(x: x, y: end), in: context)
            }
            for line in yAxis?.gridLines ?? [] {
                let y = line.coordinate.position(in: size.height) + line.offset.height
                let (start, end) = (line.extensions.start, size.width + line.extensions.end)
                draw(line, from: CGPoint(x: -start, y: y), to: CGPoint(x: end, y: y), in: context)
            }
        }
        .accessibilityHidden(true)
    }

    private func draw(
        _ line: ResolvedAxis.Line, from start: CGPoint, to end: CGPoint, in context: GraphicsContext
    ) {
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        context.stroke(
            path, with: .style(line.foreground ?? AnyShapeStyle(AxisStyle.lineColor)), style: line.stroke)
    }
}

/// The appearance of axes.
enum AxisStyle {
    /// The colour of grid lines and ticks: a guess, the separator's colour.
    static let lineColor = Color.gray.opacity(0.4)

    /// The font of labels: 11 points, measured on macOS, and secondary.
    static let labelFont = Font.caption2
}
