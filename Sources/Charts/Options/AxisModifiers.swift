import SwiftUI

extension View {
    /// Shows or hides the x axis of charts.
    ///
    /// - Parameter visibility: The visibility; with `.automatic` the style or the host decides.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chartOptions { $0.x.visibility = visibility }
    }

    /// Shows or hides the y axis of charts.
    ///
    /// - Parameter visibility: The visibility; with `.automatic` the style or the host decides.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chartOptions { $0.y.visibility = visibility }
    }

    /// Changes the areas of the labels of the x axis of charts: their height and background.
    ///
    /// - Parameter content: Applies modifiers to the axis.
    nonisolated public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { chartOptions { $0.x.style = { AnyView(content($0)) } } }

    /// Changes the areas of the labels of the y axis of charts: their width and background.
    ///
    /// ```swift
    /// .chartYAxisStyle { axis in axis.frame(width: 40) }
    /// ```
    ///
    /// - Parameter content: Applies modifiers to the axis.
    nonisolated public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { chartOptions { $0.y.style = { AnyView(content($0)) } } }

    /// Sets the marks of the x axis of charts.
    ///
    /// - Parameter content: The marks of the axis, usually `AxisMarks`.
    nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = AnyAxisContent(content())
        return chartOptions { $0.x.content = content }
    }

    /// Sets the marks of the y axis of charts.
    ///
    /// - Parameter content: The marks of the axis, usually `AxisMarks`.
    nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = AnyAxisContent(content())
        return chartOptions { $0.y.content = content }
    }

    /// Adds a title to the x axis of charts.
    ///
    /// - Parameters:
    ///   - position: The side of the plot; automatic is below the plot, in its middle.
    ///   - alignment: The alignment along that side.
    ///   - spacing: The distance in points.
    ///   - content: The title.
    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(
            position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
        return chartOptions { $0.x.titles.insert(title, at: 0) }
    }

    /// Adds a title to the x axis of charts.
    ///
    /// - Parameters:
    ///   - labelKey: The label of the axis, a key of the app's localized strings.
    ///   - position: The position beside the axis or the mark.
    ///   - alignment: The alignment; nil for the default.
    ///   - spacing: The distance, in points; nil for the default.
    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Adds a title to the x axis of charts.
    ///
    /// - Parameters:
    ///   - labelResource: The label of the values, looked up in the resource's table and bundle.
    ///   - position: The position beside the axis or the mark.
    ///   - alignment: The alignment; nil for the default.
    ///   - spacing: The distance, in points; nil for the default.
    @_disfavoredOverload nonisolated public func chartXAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelResource) }
    }

    /// Adds a title to the x axis of charts.
    ///
    /// - Parameters:
    ///   - label: The label of the axis.
    ///   - position: The position beside the axis or the mark.
    ///   - alignment: The alignment; nil for the default.
    ///   - spacing: The distance, in points; nil for the default.
    @_disfavoredOverload nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    /// Adds a title to the y axis of charts.
    ///
    /// - Parameters:
    ///   - position: The side of the plot; automatic is above the plot, at its trailing end.
    ///   - alignment: The alignment along that side.
    ///   - spacing: The distance in points.
    ///   - content: The title.
    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(
            position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
        return chartOptions { $0.y.titles.insert(title, at: 0) }
    }

    /// Adds a title to the y axis of charts.
    ///
    /// - Parameters:
    ///   - labelKey: The label of the axis, a key of the app's localized strings.
    ///   - position: The position beside the axis or the mark.
    ///   - alignment: The alignment; nil for the default.
    ///   - spacing: The distance, in points; nil for the default.
    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Adds a title to the y axis of charts.
    ///
    /// - Parameters:
    ///   - labelResource: The label of the values, looked up in the resource's table and bundle.
    ///   - position: The position beside the axis or the mark.
    ///   - alignment: The alignment; nil for the default.
    ///   - spacing: The distance, in points; nil for the default.
    @_disfavoredOverload nonisolated public func chartYAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelResource) }
    }

    /// Adds a title to the y axis of charts.
    ///
    /// - Parameters:
    ///   - label: The label of the axis.
    ///   - position: The position beside the axis or the mark.
    ///   - alignment: The alignment; nil for the default.
    ///   - spacing: The distance, in points; nil for the default.
    @_disfavoredOverload nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }
}
