import SwiftUI

/// The area of an axis's labels, which are in front of it.
public struct ChartAxisContent: View {
    /// As large as the labels need, or as set by its frame.
    public var body: some View { Color.clear }
}

/// The ticks of an axis.
struct AxisTickViews: View {
    let axis: ResolvedAxis?

    var body: some View {
        if let axis {
            ForEach(axis.ticks.indices, id: \.self) { index in
                TickShape(axis: axis.axis)
                    .stroke(
                        axis.ticks[index].line.foreground ?? AnyShapeStyle(AxisStyle.lineColor),
                        style: axis.ticks[index].line.stroke
                    )
                    .layoutValue(key: PartKey.self, value: .tick(axis.axis, index))
                    .accessibilityHidden(true)
            }
        }
    }
}

/// A line away from an axis, in the middle of its frame.
private struct TickShape: Shape {
    let axis: Axis

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        let isVertical = axis == .horizontal
        path.move(to: isVertical ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: isVertical ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY))
        return path
    }
}

/// The labels of an axis.
struct AxisLabelViews: View {
    let axis: ResolvedAxis?
    /// True for invisible labels, which reserve the space of scrolling ones.
    var isSpace = false

    var body: some View {
        if let axis {
            ForEach(axis.labels.indices, id: \.self) { index in
                let label = axis.labels[index]
                OrientedLabel(orientation: label.label.orientation.kind, content: label.label.content)
                    .font(label.font ?? AxisStyle.labelFont)
                    .foregroundStyle(label.foreground ?? AnyShapeStyle(.secondary))
                    .opacity(isSpace ? 0 : 1)
                    .layoutValue(key: PartKey.self, value: .label(axis.axis, index))
                    .accessibilityHidden(true)
            }
        }
    }
}

/// A label that may be turned.
private struct OrientedLabel: View {
    let orientation: AxisValueLabelOrientation.Kind
    let content: AnyView?

    var body: some View {
        switch orientation {
        case .automatic, .horizontal: content
        case .vertical: TurnedLayout { content.rotationEffect(.degrees(90)) }
        case .verticalReversed: TurnedLayout { content.rotationEffect(.degrees(-90)) }
        }
    }
}

/// A layout for views that are turned by a right angle: their width is its height.
struct TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(turned(proposal)) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: bounds.height, height: bounds.width))
        }
    }

    private func turned(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.height, height: proposal.width)
    }
}

/// An annotation. An annotation made for the mark's size is placed at the mark, with a separate layout.
private struct AnnotationView: View {
    let annotation: MarkAnnotation
    let kind: Mark.Kind

    var body: some View {
        switch annotation.content {
        case .view(let view): view
        case .closure(let content):
            GeometryReader { mark in
                BesideMark(annotation: annotation, kind: kind) {
                    content(AnnotationContext(targetSize: mark.size))
                }
            }
        }
    }
}

/// The annotations of marks, and the symbols that are views.
struct MarkViews: View {
    let marks: [PlottedMark]

    var body: some View {
        ForEach(marks.indices.filter { marks[$0].symbolView != nil }, id: \.self) { index in
            marks[index].symbolView
                .foregroundStyle(marks[index].style)
                .layoutValue(key: PartKey.self, value: .markView(index, MarkViewPlacement(annotation: nil)))
        }
        ForEach(annotations, id: \.id) { annotation in
            AnnotationView(annotation: annotation.value, kind: marks[annotation.mark].mark.kind)
                .layoutValue(
                    key: PartKey.self,
                    value: .markView(annotation.mark, MarkViewPlacement(annotation: annotation.value)))
        }
    }

    private struct Annotation {
        let id: [Int]
        let mark: Int
        let value: MarkAnnotation
    }

    /// The annotations. A series' are at its points.
    private var annotations: [Annotation] {
        marks.indices.flatMap { index -> [Annotation] in
            switch marks[index].shape {
            case .line, .area: return []
            case .point, .rectangle, .rule, .sector: break
            }
            return marks[index].mark.annotations.enumerated().map { offset, annotation in
                Annotation(id: [index, offset], mark: index, value: annotation)
            }
        }
    }
}
