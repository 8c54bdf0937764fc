import SwiftUI

/// A plot that scrolls, with the labels of the axes along which it does.
///
/// The chart places it where the plot is, and over the labels of its axes that scroll: these are inside.
struct ScrollingPlot<Plot: View>: View {
    let model: ChartModel
    let options: ChartOptions
    @ViewBuilder let plot: () -> Plot

    @State private var position = ScrollPosition()
    @State private var content = CGSize.zero
    /// The values that scrolling has reported last. A binding update equal to one of them does not scroll.
    @State private var reported: [Axis: ScaleValue] = [:]

    var body: some View {
        let axes = options.scrollableAxes
        ScrollView(axes, showsIndicators: false) {
            AxesLayout(
                xAxis: axes.contains(.horizontal) ? model.xAxis : nil,
                yAxis: axes.contains(.vertical) ? model.yAxis : nil, marks: model.marks
            ) {
                plot()
                    .overlay { gestures }
                    .layoutValue(key: PartKey.self, value: .plot)
                if axes.contains(.horizontal) {
                    AxisTickViews(axis: model.xAxis)
                    AxisLabelViews(axis: model.xAxis)
                }
                if axes.contains(.vertical) {
                    AxisTickViews(axis: model.yAxis)
                    AxisLabelViews(axis: model.yAxis)
                }
                MarkViews(marks: model.marks)
            }
            .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                length * ratio(axis)
            }
        }
        .scrollClipDisabled()
        .clipShape(ScrollClip(axes: axes))
        .scrollPosition($position)
        .scrollTargetBehavior(
            ChartScrollBehaviorAdapter(behavior: options.scrollTargetBehavior, model: model, options: options)
        )
        .onScrollGeometryChange(for: ScrollGeometry.self) {
            $0
        } action: { _, geometry in
            follow(geometry)
        }
        .onChange(of: options.x.scrollPosition?.value) { _, value in scroll(to: value, on: .horizontal) }
        .onChange(of: options.y.scrollPosition?.value) { _, value in scroll(to: value, on: .vertical) }
    }

    private var gestures: some View {
        GeometryReader { geometry in
            PlotGestures(
                proxy: ChartProxy(model: model, options: options, plot: nil, plotSize: geometry.size),
                isScrolling: true)
        }
    }

    private func scale(_ axis: Axis) -> PositionScale? { axis == .horizontal ? model.x : model.y }
    private func axisOptions(_ axis: Axis) -> AxisOptions { axis == .horizontal ? options.x : options.y }
    private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? content.width : content.height }

    private func ratio(_ axis: Axis) -> CGFloat {
        let isScrollable = options.scrollableAxes.contains(axis == .horizontal ? .horizontal : .vertical)
        guard isScrollable, let scale = scale(axis) else { return 1 }
        return scale.scrollRatio(visibleLength: axisOptions(axis).visibleLength)
    }

    /// Reports the values at the start of the visible part, after scrolling to the initial position.
    private func follow(_ geometry: ScrollGeometry) {
        if content != geometry.contentSize {
            content = geometry.contentSize
            // At another size the same value is at another offset.
            let visible = reported
            reported = [:]
            scroll(to: visible[.horizontal] ?? options.x.scrollPosition?.value, on: .horizontal)
            scroll(to: visible[.vertical] ?? options.y.scrollPosition?.value, on: .vertical)
            return
        }
        report(geometry.contentOffset.x, on: .horizontal)
        report(geometry.contentOffset.y, on: .vertical)
    }

    private func report(_ offset: CGFloat, on axis: Axis) {
        guard let set = axisOptions(axis).scrollPosition?.set, let scale = scale(axis),
            let value = scale.value(at: max(offset, 0.001), in: length(axis)), reported[axis] != value
        else { return }
        reported[axis] = value
        set(value)
    }

    private func scroll(to value: ScaleValue?, on axis: Axis) {
        guard let value, value != reported[axis], length(axis) > 0,
            let offset = scale(axis)?.scrollOffset(of: value, contentLength: length(axis))
        else { return }
        reported[axis] = value
        if axis == .horizontal { position.scrollTo(x: offset) } else { position.scrollTo(y: offset) }
    }
}

/// The clip of a plot that scrolls: symbols at the ends of the other axis extend beyond the plot.
private struct ScrollClip: Shape {
    let axes: Axis.Set

    nonisolated func path(in rect: CGRect) -> Path {
        Path(
            rect.insetBy(
                dx: axes.contains(.horizontal) ? 0 : -ChartPlotContent.margin,
                dy: axes.contains(.vertical) ? 0 : -ChartPlotContent.margin))
    }
}
