import SwiftUI

extension View {
    /// Sets the legend of charts.
    ///
    /// - Parameters:
    ///   - position: The side of the plot; automatic is below it.
    ///   - alignment: The alignment along that side.
    ///   - spacing: The distance in points.
    ///   - content: The legend.
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return chartOptions { options in
            options.legend = LegendOptions(
                position: position, alignment: alignment, spacing: spacing, content: content)
        }
    }

    /// Sets the position of the legend of charts.
    ///
    /// - Parameters:
    ///   - position: The position beside the axis or the mark.
    ///   - alignment: The alignment; nil for the default.
    ///   - spacing: The distance, in points; nil for the default.
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartOptions { options in
            options.legend.position = position
            options.legend.alignment = alignment
            options.legend.spacing = spacing
        }
    }

    /// Shows or hides the legend of charts.
    ///
    /// - Parameter visibility: The visibility; with `.automatic` the style or the host decides.
    public func chartLegend(_ visibility: Visibility) -> some View {
        chartOptions { $0.legend.visibility = visibility }
    }
}

/// The entries of a legend.
struct LegendEntries {
    struct Entry: Hashable {
        let name: String
        let value: ScaleValue
    }

    enum Group {
        /// Categories, with their styles, symbols and strokes.
        case categories([Entry], ChartModel)
        /// Numbers, with their gradient.
        case numbers(ScaleValue, ScaleValue, AxisLocale)
    }

    private(set) var groups: [Group] = []

    init(model: ChartModel, marks: [Mark], options: ChartOptions) {
        let encodings = model.encodings
        var categories: [ScaleValue] = []
        // Styles of named categories have a legend, also where marks name their styles themselves.
        if encodings.foreground.isCategorical, case .values = options.foreground.domain {
            categories = encodings.foreground.domain
        } else if marks.contains(where: { $0.foreground?.value != nil }) {
            if encodings.foreground.isCategorical {
                categories = encodings.foreground.domain
            } else if let lower = encodings.foreground.domain.first, let upper = encodings.foreground.domain.last,
                options.foreground.mapping == nil,
                options.foreground.gradient != nil || options.foreground.range.isEmpty
            {
                // Other styles than a gradient's have no legend of numbers.
                groups.append(.numbers(lower, upper, model.locale))
            }
        }
        if marks.contains(where: { $0.symbol?.value != nil }) {
            categories += encodings.symbol.domain.filter { !categories.contains($0) }
        }
        if marks.contains(where: { $0.line?.value != nil }) {
            categories += encodings.line.domain.filter { !categories.contains($0) }
        }
        let entries = categories.compactMap { value -> Entry? in
            guard case .category(let name) = value else { return nil }
            return Entry(name: name, value: value)
        }
        if !entries.isEmpty { groups.insert(.categories(entries, model), at: 0) }
    }
}

/// The legend that a chart has where no modifier sets one. Its distances were measured on macOS: symbols of 8 points,
/// texts 13 points after the start of the symbol, and 8 points between entries.
struct LegendView: View {
    let entries: LegendEntries
    let gradient: Gradient
    /// True before and after the plot, where entries are below each other.
    let isBesidePlot: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(entries.groups.indices, id: \.self) { index in
                switch entries.groups[index] {
                case .categories(let entries, let model):
                    FlowLayout(spacing: 8, lineSpacing: 4, isColumn: isBesidePlot) {
                        ForEach(entries, id: \.self) { entry in
                            HStack(spacing: 5) {
                                LegendSymbol(value: entry.value, encodings: model.encodings)
                                Text(verbatim: entry.name)
                            }
                            .accessibilityElement(children: .combine)
                        }
                    }
                case .numbers(let lower, let upper, let locale):
                    NumberLegend(lower: lower, upper: upper, gradient: gradient, locale: locale)
                }
            }
        }
        .font(AxisStyle.labelFont)
        .foregroundStyle(.secondary)
    }
}

/// The symbol of a category.
private struct LegendSymbol: View {
    let value: ScaleValue
    let encodings: EncodingScales

    var body: some View {
        let style = encodings.foreground[value] ?? AnyShapeStyle(EncodingScales.colors[0])
        let symbol = encodings.symbol[value] ?? AnyChartSymbolShape(.circle)
        Group {
            if let line = encodings.line[value] {
                LegendLine().stroke(style, style: line)
            } else {
                symbol.fill(style)
            }
        }
        .frame(width: encodings.line[value] == nil ? 8 : 20, height: 8)
        .accessibilityHidden(true)
    }
}

private struct LegendLine: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        return path
    }
}

/// The gradient of numbers, with its ends and its middle.
private struct NumberLegend: View {
    let lower: ScaleValue
    let upper: ScaleValue
    let gradient: Gradient
    let locale: AxisLocale

    var body: some View {
        VStack(spacing: 2) {
            LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
                .frame(width: 160, height: 8)
                .clipShape(Capsule())
            HStack {
                Text(verbatim: text(lower))
                Spacer()
                Text(verbatim: text(middle))
                Spacer()
                Text(verbatim: text(upper))
            }
            .frame(width: 160)
        }
    }

    private var middle: ScaleValue {
        switch (lower, upper) {
        case (.number(let lower), .number(let upper)): .number((lower + upper) / 2)
        case (.date(let lower), .date(let upper)): .date(lower + upper.timeIntervalSince(lower) / 2)
        default: lower
        }
    }

    private func text(_ value: ScaleValue) -> String {
        guard case .number(let number) = value else {
            return ResolvedAxis.text(of: value, step: nil, locale: locale)
        }
        return number.formatted(.number.precision(.significantDigits(1...3)).locale(locale.locale))
    }
}

/// Subviews in lines, as words are.
struct FlowLayout: Layout {
    let spacing: CGFloat
    let lineSpacing: CGFloat
    /// True for a line for each subview.
    var isColumn = false

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(of: subviews, width: proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        var origin = CGPoint.zero
        var lineHeight: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            // A subview that is wider than the line by a rounding error stays in it.
            if origin.x > 0, isColumn || origin.x + size.width > width + 0.01 {
                origin = CGPoint(x: 0, y: origin.y + lineHeight + lineSpacing)
                lineHeight = 0
            }
            frames.append(CGRect(origin: origin, size: size))
            origin.x += size.width + spacing
            lineHeight = max(lineHeight, size.height)
        }
        return frames
    }
}
