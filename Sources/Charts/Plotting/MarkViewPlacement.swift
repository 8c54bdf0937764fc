import SwiftUI

/// The position of an annotation or a symbol view relative to its mark.
struct MarkViewPlacement {
    /// The annotation; nil for the symbol of a point.
    let annotation: MarkAnnotation?

    /// The distance of annotations from their marks in points: a guess.
    private static let spacing: CGFloat = 4

    func place(_ subview: LayoutSubview, for plotted: PlottedMark, plot: CGRect, chart: CGRect) {
        let target = plotted.bounds(in: plot.size).offsetBy(dx: plot.minX, dy: plot.minY)
        if let annotation, case .closure = annotation.content {
            return subview.place(at: target.origin, proposal: ProposedViewSize(target.size))
        }
        let size = subview.sizeThatFits(.unspecified)
        var frame = CGRect(
            x: target.midX - size.width / 2, y: target.midY - size.height / 2, width: size.width, height: size.height)
        if let annotation {
            frame = Self.frame(of: annotation, size: size, target: target, kind: plotted.mark.kind)
            resolveOverflow(of: &frame, annotation: annotation, plot: plot, chart: chart)
        }
        subview.place(at: frame.origin, proposal: ProposedViewSize(size))
    }

    /// Returns the frame of an annotation beside or on a mark.
    static func frame(of annotation: MarkAnnotation, size: CGSize, target: CGRect, kind: Mark.Kind) -> CGRect {
        var position = annotation.position
        if position.isAutomatic, kind == .sector { position = .overlay }
        let spacing = annotation.spacing ?? Self.spacing
        let alignment = annotation.alignment
        var frame = CGRect(origin: .zero, size: size)
        let isBeside = position.x == 0 || position.y == 0
        switch position.x {
        case -1: frame.origin.x = target.minX - spacing - size.width
        case 1: frame.origin.x = target.maxX + spacing
        default: frame.origin.x = aligned(alignment.horizontal, size: size.width, from: target.minX, to: target.maxX)
        }
        switch position.y {
        case -1: frame.origin.y = target.minY - spacing - size.height
        case 1: frame.origin.y = target.maxY + spacing
        default: frame.origin.y = aligned(alignment.vertical, size: size.height, from: target.minY, to: target.maxY)
        }
        guard position == .overlay, isBeside, let spacing = annotation.spacing else { return frame }
        // On the mark, the distance is from the side to which the annotation is aligned.
        if alignment.vertical == .top { frame.origin.y += spacing }
        if alignment.vertical == .bottom { frame.origin.y -= spacing }
        if alignment.horizontal == .leading { frame.origin.x += spacing }
        if alignment.horizontal == .trailing { frame.origin.x -= spacing }
        return frame
    }

    private static func aligned(_ alignment: HorizontalAlignment, size: CGFloat, from: CGFloat, to: CGFloat) -> CGFloat
    {
        switch alignment {
        case .leading: from
        case .trailing: to - size
        default: (from + to - size) / 2
        }
    }

    private static func aligned(_ alignment: VerticalAlignment, size: CGFloat, from: CGFloat, to: CGFloat) -> CGFloat {
        switch alignment {
        case .top: from
        case .bottom: to - size
        default: (from + to - size) / 2
        }
    }

    /// Moves a frame into the plot or the chart where the annotation asks for that.
    private func resolveOverflow(of frame: inout CGRect, annotation: MarkAnnotation, plot: CGRect, chart: CGRect) {
        if annotation.overflow.x.kind != .disabled {
            let boundary = annotation.overflow.x.boundary.isPlot ? plot : chart
            frame.origin.x = max(boundary.minX, min(frame.minX, boundary.maxX - frame.width))
        }
        if annotation.overflow.y.kind != .disabled {
            let boundary = annotation.overflow.y.boundary.isPlot ? plot : chart
            frame.origin.y = max(boundary.minY, min(frame.minY, boundary.maxY - frame.height))
        }
    }
}

/// A layout in the frame of a mark, which places an annotation beside or on the mark.
struct BesideMark: Layout {
    // Layouts are Sendable, and run on the main actor, where the annotation was made.
    nonisolated(unsafe) let annotation: MarkAnnotation
    let kind: Mark.Kind

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            let frame = MarkViewPlacement.frame(of: annotation, size: size, target: bounds, kind: kind)
            subview.place(at: frame.origin, proposal: ProposedViewSize(size))
        }
    }
}
