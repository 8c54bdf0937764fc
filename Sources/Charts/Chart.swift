import SwiftUI

/// A view that plots data.
///
/// ```swift
/// Chart(sales) { sale in
///     BarMark(x: .value("Month", sale.month), y: .value("Total", sale.total))
/// }
/// .frame(height: 200)
/// ```
///
/// A chart fills the proposed size. Its scales, axes and legend follow from the data, or from modifiers such as
/// `chartYScale(domain:type:)` and `chartXAxis(content:)` around it.
public nonisolated struct Chart<Content: ChartContent>: View {
    private let content: Content

    /// Makes a chart of marks.
    ///
    /// - Parameter content: The marks, such as bars, lines and points.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Makes a chart of marks for each element of identifiable data.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the content.
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// Makes a chart of marks for each element of data, identified by the value at a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path of an element's identity.
    ///   - content: Makes the content.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

    /// The plot with its axes and its legend.
    @MainActor public var body: some View { ChartBody(marks: MarkCollector.marks(of: content)) }
}

/// The chart of marks.
private struct ChartBody: View {
    @Environment(\.chartOptions) private var options
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    let marks: [Mark]

    var body: some View {
        let model = ChartModel(marks, options: options, locale: axisLocale)
        ChartSurroundings(model: model, options: options, marks: marks) {
            PlotWithAxes(model: model, options: options)
        }
        // Charts inside of annotations and overlays have options of their own.
        .environment(\.chartOptions, ChartOptions())
    }

    private var axisLocale: AxisLocale {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return AxisLocale(locale: locale, calendar: calendar)
    }
}

/// The plot, its axes, and the views over and under it.
private struct PlotWithAxes: View {
    let model: ChartModel
    let options: ChartOptions

    var body: some View {
        AxesLayout(xAxis: model.xAxis, yAxis: model.yAxis, marks: model.marks) {
            axisArea(model.xAxis, style: options.x.style)
            axisArea(model.yAxis, style: options.y.style)
            if options.scrollableAxes.isEmpty {
                plot
                    .layoutValue(key: PartKey.self, value: .plot)
                AxisTickViews(axis: model.xAxis)
                AxisTickViews(axis: model.yAxis)
                AxisLabelViews(axis: model.xAxis)
                AxisLabelViews(axis: model.yAxis)
                MarkViews(marks: model.marks)
            } else {
                ScrollingPlot(model: model, options: options) { plot }
                    .transformAnchorPreference(key: PlotFrameKey.self, value: .bounds) { $0.container = $1 }
                    .layoutValue(key: PartKey.self, value: .scroller(options.scrollableAxes))
                fixedAxis(model.xAxis, isScrolling: options.scrollableAxes.contains(.horizontal))
                fixedAxis(model.yAxis, isScrolling: options.scrollableAxes.contains(.vertical))
            }
        }
        .backgroundPreferenceValue(PlotFrameKey.self) { frames in
            ForEach(options.backgrounds.indices, id: \.self) { index in
                ProxyView(model: model, options: options, frames: frames, content: options.backgrounds[index])
            }
        }
        .overlayPreferenceValue(PlotFrameKey.self) { frames in
            if let frame = frames.plot, options.scrollableAxes.isEmpty {
                PlotGestureArea(model: model, options: options, frame: frame)
            }
            ForEach(options.overlays.indices, id: \.self) { index in
                ProxyView(model: model, options: options, frames: frames, content: options.overlays[index])
            }
        }
        .transformPreference(PlotFrameKey.self) { $0 = PlotFrames() }
    }

    @ViewBuilder private func axisArea(_ axis: ResolvedAxis?, style: ((ChartAxisContent) -> AnyView)?) -> some View {
        if let axis, let style {
            style(ChartAxisContent()).layoutValue(key: PartKey.self, value: .axisArea(axis.axis))
        }
    }

    private var plot: some View {
        styledPlot.anchorPreference(key: PlotFrameKey.self, value: .bounds) { PlotFrames(plot: $0) }
    }

    @ViewBuilder private var styledPlot: some View {
        let content = ChartPlotContent(model: model)
        if let style = options.plotStyle { style(content) } else { content }
    }

    /// The ticks and labels of an axis beside a plot that scrolls. Scrolling labels are inside it: here their space is
    /// reserved.
    @ViewBuilder private func fixedAxis(_ axis: ResolvedAxis?, isScrolling: Bool) -> some View {
        if isScrolling {
            AxisLabelViews(axis: axis, isSpace: true)
        } else {
            AxisTickViews(axis: axis)
            AxisLabelViews(axis: axis)
        }
    }
}

/// The frames of the plot and of a scroll view around it.
private struct PlotFrames {
    var plot: Anchor<CGRect>?
    var container: Anchor<CGRect>?
}

private struct PlotFrameKey: PreferenceKey {
    static var defaultValue: PlotFrames { PlotFrames() }

    static func reduce(value: inout PlotFrames, nextValue: () -> PlotFrames) {
        let next = nextValue()
        value.plot = value.plot ?? next.plot
        value.container = value.container ?? next.container
    }
}

/// A view over or under a chart.
private struct ProxyView: View {
    let model: ChartModel
    let options: ChartOptions
    let frames: PlotFrames
    let content: ProxyContent

    var body: some View {
        if let frame = frames.plot {
            GeometryReader { geometry in
                let proxy = ChartProxy(
                    model: model, options: options, plot: frame, container: frames.container,
                    plotSize: geometry[frame].size)
                content.content(proxy)
                    .frame(
                        maxWidth: .infinity, maxHeight: .infinity, alignment: content.alignment)
            }
        }
    }
}

/// The area of the plot that receives gestures.
private struct PlotGestureArea: View {
    let model: ChartModel
    let options: ChartOptions
    let frame: Anchor<CGRect>

    var body: some View {
        GeometryReader { geometry in
            let plot = geometry[frame]
            PlotGestures(
                proxy: ChartProxy(model: model, options: options, plot: frame, plotSize: plot.size)
            )
            .frame(width: plot.width, height: plot.height)
            .offset(x: plot.minX, y: plot.minY)
        }
    }
}
