import SwiftUI

extension AxesLayout {
    /// The frame of the plot, and the space around it: labels are measured first, then annotations.
    struct Frame {
        var plot = CGRect.zero
        var insets = EdgeInsets()
        var labels: [MeasuredLabel] = []
        var plotView: LayoutSubview?
        private var areas: [(Axis, LayoutSubview)] = []
        private var markViews: [(LayoutSubview, Int, MarkViewPlacement)] = []

        init(size: CGSize, layout: AxesLayout, subviews: Subviews) {
            for subview in subviews {
                switch subview[PartKey.self] {
                case .plot: plotView = subview
                case .label(let axis, let index):
                    guard let label = layout.axis(axis)?.labels[index] else { continue }
                    labels.append(
                        MeasuredLabel(
                            subview: subview, axis: axis, index: index, label: label,
                            size: subview.sizeThatFits(.unspecified),
                            tickLength: layout.axis(axis)?.fixedTickLength(before: index) ?? 0))
                case .axisArea(let axis): areas.append((axis, subview))
                case .markView(let index, let placement): markViews.append((subview, index, placement))
                case .scroller, .tick, .none: break
                }
            }
            for label in labels where label.takesSpace {
                let space =
                    label.distance + (label.axis == .horizontal ? label.size.height : label.size.width.rounded(.up))
                switch label.label.edge {
                case .top: insets.top = max(insets.top, space)
                case .bottom: insets.bottom = max(insets.bottom, space)
                case .leading: insets.leading = max(insets.leading, space)
                case .trailing: insets.trailing = max(insets.trailing, space)
                }
            }
            for (axis, area) in areas { setInset(of: axis, area: area, size: size) }
            let height = max(0, size.height - insets.top - insets.bottom)
            for label in labels where label.axis == .vertical && label.takesSpace && height.isFinite {
                // Half of the label at the plot's end is beyond it.
                let entry = label.label
                let middle = (entry.placement == .band ? entry.range.middle : entry.start).position(in: height)
                insets.top = max(insets.top, label.size.height / 2 - middle)
                insets.bottom = max(insets.bottom, middle + label.size.height / 2 - height)
            }
            placePlot(in: size)
            // An infinite size, for which stacks ask too, has space for all of them.
            guard size.width.isFinite, size.height.isFinite else { return }
            // A larger space moves the plot's end, and with it the annotations: a few steps come close enough.
            for _ in 0..<3 {
                guard padForAnnotations(marks: layout.marks, size: size) else { break }
                placePlot(in: size)
            }
        }

        private mutating func placePlot(in size: CGSize) {
            let available = CGSize(
                width: max(0, size.width - insets.leading - insets.trailing),
                height: max(0, size.height - insets.top - insets.bottom))
            plot = CGRect(
                origin: CGPoint(x: insets.leading, y: insets.top),
                size: plotView?.sizeThatFits(ProposedViewSize(available)) ?? available)
        }

        /// Makes space around the plot for annotations that would be outside of the chart. Returns false without
        /// changes.
        private mutating func padForAnnotations(marks: [PlottedMark], size: CGSize) -> Bool {
            var space = EdgeInsets()
            for (subview, index, placement) in markViews {
                guard let annotation = placement.annotation, case .view = annotation.content else { continue }
                let mark = marks[index].bounds(in: plot.size).offsetBy(dx: plot.minX, dy: plot.minY)
                let frame = MarkViewPlacement.frame(
                    of: annotation, size: subview.sizeThatFits(.unspecified), target: mark,
                    kind: marks[index].mark.kind)
                if annotation.overflow.x.kind == .automatic {
                    space.leading = max(space.leading, -frame.minX)
                    space.trailing = max(space.trailing, frame.maxX - size.width)
                }
                if annotation.overflow.y.kind == .automatic {
                    space.top = max(space.top, -frame.minY)
                    space.bottom = max(space.bottom, frame.maxY - size.height)
                }
            }
            // A plot without a size has no space to give.
            let isSmall =
                space.top + space.bottom > plot.height * 0.8
                || space.leading + space.trailing > plot.width * 0.8
            guard max(space.top, space.bottom, space.leading, space.trailing) > 0.5, !isSmall else { return false }
            insets.top += space.top
            insets.bottom += space.bottom
            insets.leading += space.leading
            insets.trailing += space.trailing
            return true
        }

        /// Sets the space of an axis to the size requested by its area's style.
        private mutating func setInset(of axis: Axis, area: LayoutSubview, size: CGSize) {
            guard let edge = labels.first(where: { $0.axis == axis })?.label.edge else { return }
            func extent(_ inset: CGFloat) -> CGFloat {
                axis == .horizontal
                    ? area.sizeThatFits(ProposedViewSize(width: size.width, height: inset)).height
                    : area.sizeThatFits(ProposedViewSize(width: inset, height: size.height)).width
            }
            switch edge {
            case .top: insets.top = extent(insets.top)
            case .bottom: insets.bottom = extent(insets.bottom)
            case .leading: insets.leading = extent(insets.leading)
            case .trailing: insets.trailing = extent(insets.trailing)
            }
        }
    }
}
