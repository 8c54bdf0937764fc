import SwiftUI

/// A plot with the titles of its axes and its legend around it.
struct ChartSurroundings<Plot: View>: View {
    let model: ChartModel
    let options: ChartOptions
    let marks: [Mark]
    @ViewBuilder let plot: () -> Plot

    /// The distance of the legend from the labels in points: measured on macOS.
    private static var spacing: CGFloat { 4 }

    var body: some View {
        let legend = options.legend
        let entries = LegendEntries(model: model, marks: marks, options: options)
        // Below the plot, at its leading end: measured on macOS.
        let position = legend.position.isAutomatic ? .bottom : legend.position
        let spacing = legend.spacing ?? Self.spacing
        if !showsLegend(of: entries) {
            titledPlot
        } else if position == .overlay {
            titledPlot.overlay(alignment: legend.alignment ?? .center) { legendView(of: entries) }
        } else if position.y != 0 {
            VStack(alignment: horizontalAlignment(of: position), spacing: spacing) {
                if position.y < 0 { legendView(of: entries) }
                titledPlot
                if position.y > 0 { legendView(of: entries) }
            }
        } else {
            HStack(alignment: legend.alignment?.vertical ?? .top, spacing: spacing) {
                if position.x < 0 { legendView(of: entries) }
                titledPlot
                if position.x > 0 { legendView(of: entries) }
            }
        }
    }

    private func horizontalAlignment(of position: AnnotationPosition) -> HorizontalAlignment {
        if let alignment = options.legend.alignment?.horizontal { return alignment }
        return position.x > 0 ? .trailing : .leading
    }

    // MARK: Legends

    private func showsLegend(of entries: LegendEntries) -> Bool {
        if options.legend.visibility == .hidden { return false }
        return options.legend.content != nil || !entries.groups.isEmpty
    }

    @ViewBuilder private func legendView(of entries: LegendEntries) -> some View {
        if let content = options.legend.content {
            content
        } else {
            LegendView(
                entries: entries, gradient: EncodingScales.legendGradient(options.foreground),
                isBesidePlot: options.legend.position.y == 0 && options.legend.position.x != 0)
        }
    }

    // MARK: Titles

    private var titledPlot: some View {
        VStack(spacing: 0) {
            titles(at: .top)
            HStack(spacing: 0) {
                titles(at: .leading)
                plot()
                titles(at: .trailing)
            }
            titles(at: .bottom)
        }
    }

    private func titles(at edge: Edge) -> some View {
        let found =
            options.x.titles.map { (Axis.horizontal, $0) } + options.y.titles.map { (Axis.vertical, $0) }
        let titles = found.filter { AxisTitleView.edge(of: $0.1, axis: $0.0) == edge }
        return ForEach(titles.indices, id: \.self) { index in
            AxisTitleView(
                title: titles[index].1, axis: titles[index].0, edge: edge,
                isAxisLeading: model.yAxis?.labels.first?.edge == .leading)
        }
    }
}

/// The title of an axis.
private struct AxisTitleView: View {
    let title: AxisTitle
    let axis: Axis
    let edge: Edge
    let isAxisLeading: Bool

    /// The side of the plot: below it for x, above it for y. A guess.
    static func edge(of title: AxisTitle, axis: Axis) -> Edge {
        if title.position.isAutomatic { return axis == .horizontal ? .bottom : .top }
        if title.position.y != 0 { return title.position.y < 0 ? .top : .bottom }
        return title.position.x < 0 ? .leading : .trailing
    }

    var body: some View {
        let isBeside = edge == .leading || edge == .trailing
        content(isBeside: isBeside)
            .font(AxisStyle.labelFont)
            .foregroundStyle(.secondary)
            .padding(opposite, title.spacing ?? 4)
            .frame(maxWidth: isBeside ? nil : .infinity, maxHeight: isBeside ? .infinity : nil, alignment: alignment)
    }

    /// Titles before and after the plot are turned, so that they are read from the bottom up.
    @ViewBuilder private func content(isBeside: Bool) -> some View {
        if isBeside {
            TurnedLayout { title.content.fixedSize().rotationEffect(.degrees(-90)) }
        } else {
            title.content
        }
    }

    private var alignment: Alignment {
        if let alignment = title.alignment { return alignment }
        // The title of the y axis is above its labels. A guess.
        guard axis == .vertical, title.position.isAutomatic else {
            return axis == .horizontal && title.position.isAutomatic ? .leading : .center
        }
        return isAxisLeading ? .leading : .trailing
    }

    private var opposite: Edge.Set {
        switch edge {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
