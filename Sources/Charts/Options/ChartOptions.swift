import SwiftUI

/// The options that modifiers around a chart have set.
struct ChartOptions {
    var x = AxisOptions()
    var y = AxisOptions()
    var foreground = EncodingOptions<AnyShapeStyle>()
    var line = EncodingOptions<StrokeStyle>()
    var symbol = EncodingOptions<AnyChartSymbolShape>()
    var symbolSize = EncodingOptions<CGFloat>()
    var legend = LegendOptions()
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var overlays: [ProxyContent] = []
    var backgrounds: [ProxyContent] = []
    var gesture: ((ChartProxy) -> AnyGesture<Void>)?
    var angleSelection: AngleSelection?
    var scrollableAxes: Axis.Set = []
    var scrollTargetBehavior: (any ChartScrollTargetBehavior)?
}

/// The scale, the marks, the titles and the interaction of one axis.
struct AxisOptions {
    var domain: ScaleDomainValues?
    var range: _ScaleRangeOutputs<CGFloat>?
    var type: ScaleType?
    var visibility = Visibility.automatic
    var content: AnyAxisContent?
    var style: ((ChartAxisContent) -> AnyView)?
    var titles: [AxisTitle] = []
    var selection: AxisSelection?
    /// The length of the visible part of a scale that scrolls, in its own numbers.
    var visibleLength: Double?
    var scrollPosition: ChartScrollPosition?

}

/// A title beside an axis.
struct AxisTitle {
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
    let content: AnyView
}

/// The scale of a style, a symbol or a size.
struct EncodingOptions<Visual> {
    var domain: ScaleDomainValues?
    var range: [Visual] = []
    var gradient: Gradient?
    var type: ScaleType?
    /// Returns the visual of a value.
    var mapping: ((ScaleValue) -> Visual?)?
}

/// The legend's place and content.
struct LegendOptions {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

/// A view over or under a chart that uses its scales.
struct ProxyContent {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
}

extension EnvironmentValues {
    /// The options that modifiers have set for the charts inside them.
    var chartOptions: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}

private struct ChartOptionsKey: EnvironmentKey {
    static var defaultValue: ChartOptions { ChartOptions() }
}

extension View {
    /// Returns the view with other options for the charts in it.
    nonisolated func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
        transformEnvironment(\.chartOptions, transform: change)
    }
}
