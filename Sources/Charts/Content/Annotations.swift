import SwiftUI

/// The position of an annotation relative to its mark.
public struct AnnotationPosition: Equatable, Sendable {
    /// The horizontal and vertical side: -1 before the mark, 0 at its middle, 1 after it.
    let x: Int
    let y: Int
    let isAutomatic: Bool

    private init(x: Int, y: Int, isAutomatic: Bool = false) {
        self.x = x
        self.y = y
        self.isAutomatic = isAutomatic
    }

    /// Above most marks, and on sectors.
    public static let automatic = AnnotationPosition(x: 0, y: -1, isAutomatic: true)
    /// On the mark.
    public static let overlay = AnnotationPosition(x: 0, y: 0)
    /// Above the mark.
    public static let top = AnnotationPosition(x: 0, y: -1)
    /// Below the mark.
    public static let bottom = AnnotationPosition(x: 0, y: 1)
    /// Before the mark.
    public static let leading = AnnotationPosition(x: -1, y: 0)
    /// After the mark.
    public static let trailing = AnnotationPosition(x: 1, y: 0)
    /// Above and before the mark.
    public static let topLeading = AnnotationPosition(x: -1, y: -1)
    /// Above and after the mark.
    public static let topTrailing = AnnotationPosition(x: 1, y: -1)
    /// Below and before the mark.
    public static let bottomLeading = AnnotationPosition(x: -1, y: 1)
    /// Below and after the mark.
    public static let bottomTrailing = AnnotationPosition(x: 1, y: 1)
}

/// The mark that an annotation is for.
public struct AnnotationContext {
    /// The size of the mark in points.
    public let targetSize: CGSize
}

/// The rule for annotations that would be outside of the chart.
public struct AnnotationOverflowResolution: Sendable {
    /// The rule for one axis.
    public struct Strategy: Sendable {
        enum Kind: Sendable { case automatic, disabled, fit }

        let kind: Kind
        var boundary = Boundary.automatic

        /// Moves the annotation into the chart.
        public static let fit = Strategy(kind: .fit)

        /// Moves the annotation into a boundary.
        ///
        /// - Parameter boundary: The boundary for the annotation.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit, boundary: boundary) }

        /// Does not move the annotation.
        public static let disabled = Strategy(kind: .disabled)

        /// Makes the plot smaller, so that there is space for the annotation in the chart.
        public static let automatic = Strategy(kind: .automatic)
    }

    /// The frame into which annotations are moved.
    public struct Boundary: Sendable {
        let isPlot: Bool

        /// The frame of the plot.
        public static let plot = Boundary(isPlot: true)
        /// The frame of the chart.
        public static let chart = Boundary(isPlot: false)
        /// The frame of the chart.
        public static let automatic = Boundary(isPlot: false)
    }

    let x: Strategy
    let y: Strategy

    /// Makes the rules for both axes.
    ///
    /// - Parameters:
    ///   - x: The strategy along the x axis.
    ///   - y: The strategy along the y axis.
    nonisolated public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    /// The rule of both axes that fits most charts.
    public static let automatic = AnnotationOverflowResolution()
}

extension ChartContent {
    /// Shows a view beside each mark.
    ///
    /// ```swift
    /// BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps))
    ///     .annotation(position: .top) { Text(day.steps, format: .number).font(.caption2) }
    /// ```
    ///
    /// - Parameters:
    ///   - position: The side of the mark.
    ///   - alignment: The alignment along that side.
    ///   - spacing: The distance from the mark in points; nil for the default.
    ///   - content: The view.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
            content: content)
    }

    /// Shows a view beside each mark, made for the mark's size.
    ///
    /// - Parameters:
    ///   - position: The position beside the axis or the mark.
    ///   - alignment: The alignment; nil for the default.
    ///   - spacing: The distance, in points; nil for the default.
    ///   - content: Makes the annotation, from the size of the mark.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
            content: content)
    }

    /// Shows a view beside each mark, with a rule for views that would be outside of the chart.
    ///
    /// - Parameters:
    ///   - position: The position beside the axis or the mark.
    ///   - alignment: The alignment; nil for the default.
    ///   - spacing: The distance, in points; nil for the default.
    ///   - overflowResolution: The rule for annotations that exceed the plot.
    ///   - content: Makes the content.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        let annotation = MarkAnnotation(
            position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
            content: .view(view))
        return changingMarks { $0.annotations.append(annotation) }
    }

    /// Shows a view beside each mark, made for the mark's size, with a rule for views that would be outside of the
    /// chart.
    ///
    /// - Parameters:
    ///   - position: The position beside the axis or the mark.
    ///   - alignment: The alignment; nil for the default.
    ///   - spacing: The distance, in points; nil for the default.
    ///   - overflowResolution: The rule for annotations that exceed the plot.
    ///   - content: Makes the annotation, from the size of the mark.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        let annotation = MarkAnnotation(
            position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
            content: .closure { AnyView(content($0)) })
        return changingMarks { $0.annotations.append(annotation) }
    }
}
