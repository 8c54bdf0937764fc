import SwiftUI

/// Places a plot with its ticks, its labels, and the views of its marks.
///
/// Labels are measured first; the plot receives the remaining space. Labels that would overlap are placed far outside,
/// since a layout cannot remove a view.
struct AxesLayout: Layout {
    /// The part that a subview is of the chart.
    enum Part: Equatable {
        case plot
        /// The plot inside of a scroll view, with the labels of the axes along which it scrolls.
        case scroller(Axis.Set)
        /// The area of an axis' labels.
        case axisArea(Axis)
        case tick(Axis, Int)
        case label(Axis, Int)
        case markView(Int, MarkViewPlacement)
        case none

        // Parts have closures: each one counts as another one, so that the layout follows them.
        static func == (left: Part, right: Part) -> Bool { false }
    }

    // Layouts are Sendable, and run on the main actor, where these were made.
    nonisolated(unsafe) let xAxis: ResolvedAxis?
    nonisolated(unsafe) let yAxis: ResolvedAxis?
    nonisolated(unsafe) let marks: [PlottedMark]

    /// The distance of labels from the plot and from their values in points: measured on macOS.
    static let spacing: CGFloat = 4

    /// The size of a chart without a proposed one: a guess.
    private static let idealSize = CGSize(width: 300, height: 200)

    /// The minimum length of a band in which a category's label is truncated, in points.
    private static let leastTruncatedLength: CGFloat = 24

    private static let outside = CGPoint(x: -100_000, y: -100_000)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: Self.idealSize)
        // A plot with a fixed size makes the chart as large as it needs.
        let frame = Frame(size: size, layout: self, subviews: subviews)
        return CGSize(
            width: frame.plot.width + frame.insets.leading + frame.insets.trailing,
            height: frame.plot.height + frame.insets.top + frame.insets.bottom)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let frame = Frame(size: bounds.size, layout: self, subviews: subviews)
        let plot = frame.plot.offsetBy(dx: bounds.minX, dy: bounds.minY)
        frame.plotView?.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
        placeLabels(frame.labels, plot: plot, bounds: bounds)
        for subview in subviews {
            switch subview[PartKey.self] {
            case .tick(let axis, let index):
                placeTick(subview, axis: axis, index: index, plot: plot, labels: frame.labels)
            case .markView(let index, let placement):
                placement.place(subview, for: marks[index], plot: plot, chart: bounds)
            case .axisArea(let axis): placeArea(subview, axis: axis, plot: plot, insets: frame.insets)
            case .scroller(let axes): placeScroller(subview, axes: axes, plot: plot, bounds: bounds)
            case .plot, .label, .none: break
            }
        }
    }

    private func placeArea(_ subview: LayoutSubview, axis: Axis, plot: CGRect, insets: EdgeInsets) {
        var frame = plot
        switch self.axis(axis)?.labels.first?.edge {
        case .top: frame = CGRect(x: plot.minX, y: plot.minY - insets.top, width: plot.width, height: insets.top)
        case .leading:
            frame = CGRect(x: plot.minX - insets.leading, y: plot.minY, width: insets.leading, height: plot.height)
        case .trailing: frame = CGRect(x: plot.maxX, y: plot.minY, width: insets.trailing, height: plot.height)
        case .bottom, nil: frame = CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: insets.bottom)
        }
        subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }

    /// Places a plot that scrolls over the labels that scroll with it too.
    private func placeScroller(_ subview: LayoutSubview, axes: Axis.Set, plot: CGRect, bounds: CGRect) {
        var frame = plot
        if axes.contains(.horizontal) {
            frame.origin.y = bounds.minY
            frame.size.height = bounds.height
            // The labels of y that do not scroll are as high beyond the plot as they need.
            if xAxis?.labels.contains(where: { $0.edge == .top }) != true {
                frame.origin.y = plot.minY
                frame.size.height = bounds.maxY - plot.minY
            }
        }
        if axes.contains(.vertical) {
            frame.origin.x = bounds.minX
            frame.size.width = bounds.width
        }
        subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }

    func axis(_ axis: Axis) -> ResolvedAxis? { axis == .horizontal ? xAxis : yAxis }

    // MARK: Labels

    /// A label with its size.
    struct MeasuredLabel {
        let subview: LayoutSubview
        let axis: Axis
        let index: Int
        let label: ResolvedAxis.Label
        let size: CGSize

        var takesSpace: Bool { label.label.offsetsMarks ?? (label.preset != .inset) }

        /// The length of a tick between the plot and the label.
        var tickLength: CGFloat

        /// The distance from the plot.
        var distance: CGFloat {
            tickLength
                + ((axis == .horizontal ? label.label.verticalSpacing : label.label.horizontalSpacing)
                    ?? AxesLayout.spacing)
        }

        /// The distance from the value, along the axis.
        var shift: CGFloat {
            (axis == .horizontal ? label.label.horizontalSpacing : label.label.verticalSpacing) ?? AxesLayout.spacing
        }
    }

    private func placeLabels(_ labels: [MeasuredLabel], plot: CGRect, bounds: CGRect) {
        for axis in [Axis.horizontal, .vertical] {
            let ordered = labels.filter { $0.axis == axis }.sorted { priority($0) > priority($1) }
            var taken: [CGRect] = []
            for label in ordered {
                var size = label.size
                var frame = self.frame(of: label, size: size, plot: plot)
                let length = label.label.range.length(in: axis == .horizontal ? plot.width : plot.height)
                if truncates(label, length: length) {
                    if axis == .horizontal, length > 0, size.width > length {
                        size.width = length
                        frame = self.frame(of: label, size: size, plot: plot)
                    }
                } else if collides(label, frame: frame, taken: taken, bounds: bounds) {
                    label.subview.place(at: Self.outside, proposal: .zero)
                    continue
                }
                taken.append(frame)
                label.subview.place(at: frame.origin, proposal: ProposedViewSize(size))
            }
        }
    }

    private func priority(_ label: MeasuredLabel) -> Double {
        guard case .greedy(let priority, _) = label.label.label.collisionResolution.kind else { return 0 }
        return priority
    }

    /// Returns true if a label is cut off at its band. Categories with bands of less than two characters are left out
    /// like numbers.
    private func truncates(_ label: MeasuredLabel, length: CGFloat) -> Bool {
        switch label.label.label.collisionResolution.kind {
        case .automatic: label.label.isCategory && (label.axis == .vertical || length >= Self.leastTruncatedLength)
        case .truncate: true
        case .greedy, .disabled: false
        }
    }

    /// Returns true if a label is left out: it would overlap a visible one, or the chart's trailing end.
    private func collides(_ label: MeasuredLabel, frame: CGRect, taken: [CGRect], bounds: CGRect) -> Bool {
        var spacing: CGFloat = 0
        switch label.label.label.collisionResolution.kind {
        case .disabled, .truncate: return false
        case .greedy(_, let minimum): spacing = minimum ?? 0
        case .automatic: break
        }
        if label.axis == .horizontal, frame.maxX > bounds.maxX + 1, label.label.placement == .after { return true }
        return taken.contains { $0.insetBy(dx: -spacing, dy: -spacing).intersects(frame) }
    }

    /// Returns the frame of a label.
    private func frame(of label: MeasuredLabel, size: CGSize, plot: CGRect) -> CGRect {
        let entry = label.label
        let length = label.axis == .horizontal ? plot.width : plot.height
        let start = entry.start.position(in: length)
        let middle = entry.range.middle.position(in: length)
        var origin = CGPoint.zero
        if label.axis == .horizontal {
            origin.x =
                switch entry.placement {
                case .middle: start - size.width / 2
                case .after: start + label.shift
                case .band: middle - size.width / 2
                }
            if let anchor = entry.label.anchor { origin.x = start - size.width * anchor.x }
            if entry.preset == .aligned { origin.x = min(max(origin.x, 0), max(plot.width - size.width, 0)) }
            origin.x += plot.minX
            let isInside = entry.preset == .inset
            origin.y =
                entry.edge == .top
                ? (isInside ? plot.minY + label.distance : plot.minY - label.distance - size.height)
                : (isInside ? plot.maxY - label.distance - size.height : plot.maxY + label.distance)
        } else {
            origin.y = plot.minY + (entry.placement == .band ? middle : start) - size.height / 2
            if let anchor = entry.label.anchor { origin.y = plot.minY + start - size.height * anchor.y }
            // Labels in the plot stand on their grid lines.
            let isInside = entry.preset == .inset
            if isInside, entry.label.anchor == nil { origin.y -= size.height / 2 }
            origin.x =
                entry.edge == .leading
                ? (isInside ? plot.minX + label.distance : plot.minX - label.distance - size.width)
                : (isInside ? plot.maxX - label.distance - size.width : plot.maxX + label.distance)
        }
        return CGRect(
            x: origin.x + entry.offset.width, y: origin.y + entry.offset.height, width: size.width,
            height: size.height)
    }

    // MARK: Ticks

    private func placeTick(_ subview: LayoutSubview, axis: Axis, index: Int, plot: CGRect, labels: [MeasuredLabel]) {
        guard let resolved = self.axis(axis) else { return }
        let tick = resolved.ticks[index]
        let own = labels.first { $0.axis == axis && $0.index == tick.label }
        let length = length(of: tick, axis: axis, label: own, labels: labels.filter { $0.axis == axis })
        let width = tick.line.stroke.lineWidth
        let coordinate = tick.line.coordinate
        let offset = tick.line.offset
        if axis == .horizontal {
            let x = plot.minX + coordinate.position(in: plot.width) - width / 2 + offset.width
            let y = tick.edge == .top ? plot.minY - length : plot.maxY
            subview.place(
                at: CGPoint(x: x, y: y + offset.height), proposal: ProposedViewSize(width: width, height: length))
        } else {
            let y = plot.minY + coordinate.position(in: plot.height) - width / 2 + offset.height
            let x = tick.edge == .leading ? plot.minX - length : plot.maxX
            subview.place(
                at: CGPoint(x: x + offset.width, y: y), proposal: ProposedViewSize(width: length, height: width))
        }
    }

    private func length(
        of tick: ResolvedAxis.Tick, axis: Axis, label: MeasuredLabel?, labels: [MeasuredLabel]
    ) -> CGFloat {
        func extent(_ label: MeasuredLabel) -> CGFloat {
            label.distance + (axis == .horizontal ? label.size.height : label.size.width)
        }
        switch tick.length {
        case .fixed(let length): return length
        case .label(let extra): return (label.map(extent) ?? 0) + extra
        case .longestLabel(let extra): return (labels.map(extent).max() ?? 0) + extra
        case .automatic:
            // The tick of a label beside it is as long as the label's space.
            return label?.label.placement == .after ? label.map(extent) ?? 0 : ResolvedAxis.tickLength
        }
    }
}

extension CoordinateRange {
    func length(in total: CGFloat) -> CGFloat { upper.position(in: total) - lower.position(in: total) }
}

/// The part that a subview is of the chart.
struct PartKey: LayoutValueKey {
    static var defaultValue: AxesLayout.Part { .none }
}
