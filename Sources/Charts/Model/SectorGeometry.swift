import SwiftUI

/// A sector of a circle in a plot.
struct SectorGeometry {
    private let center: CGPoint
    private let innerRadius: CGFloat
    private let outerRadius: CGFloat
    private let start: Double
    private let end: Double
    private let inset: CGFloat

    /// Makes a sector.
    ///
    /// - Parameters:
    ///   - start: The start as a fraction of the circle, from 0 to 1, clockwise from the top.
    ///   - end: The end as a fraction of the circle.
    ///   - values: The radii and the gap.
    ///   - size: The size of the plot.
    init(start: Double, end: Double, values: SectorValues?, in size: CGSize) {
        self.start = start * 2 * .pi
        self.end = end * 2 * .pi
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        inset = values?.angularInset ?? 0
        let full = min(size.width, size.height) / 2
        outerRadius = Self.radius(values?.outerRadius.kind ?? .automatic, of: full, automatic: full)
        innerRadius = Self.radius(values?.innerRadius.kind ?? .automatic, of: outerRadius, automatic: 0)
    }

    private static func radius(_ dimension: MarkDimension.Kind, of full: CGFloat, automatic: CGFloat) -> CGFloat {
        let radius =
            switch dimension {
            case .automatic: automatic
            case .fixed(let radius): radius
            case .ratio(let ratio): full * ratio
            case .inset(let inset): full - inset
            }
        return max(0, radius)
    }

    /// The middle of the sector, for annotations.
    var middle: CGPoint { point(at: (start + end) / 2, radius: (innerRadius + outerRadius) / 2) }

    private func point(at angle: Double, radius: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
    }

    /// Returns the outline. A sector without space between its gaps has none.
    func path(cornerRadius: CGFloat) -> Path {
        guard end > start, outerRadius > innerRadius else { return Path() }
        let radius = min(cornerRadius, (outerRadius - innerRadius) / 2)
        guard radius > 0 else { return outline(inner: innerRadius, outer: outerRadius, inset: inset) }
        // A smaller sector with a round border has round corners.
        let core = outline(
            inner: innerRadius > 0 ? innerRadius + radius : 0, outer: outerRadius - radius, inset: inset + radius)
        guard !core.isEmpty else { return outline(inner: innerRadius, outer: outerRadius, inset: inset) }
        return core.union(
            core.strokedPath(StrokeStyle(lineWidth: radius * 2, lineCap: .round, lineJoin: .round)))
    }

    private func outline(inner: CGFloat, outer: CGFloat, inset: CGFloat) -> Path {
        if end - start > 2 * .pi - 1e-9 { return ring(inner: inner, outer: outer) }
        let outerTurn = outer > inset ? asin(inset / outer) : .pi
        let (first, last) = (start + outerTurn, end - outerTurn)
        guard first < last else { return Path() }
        var path = Path()
        // Angles of paths are clockwise from the trailing side.
        path.addArc(
            center: center, radius: outer, startAngle: .radians(first - .pi / 2), endAngle: .radians(last - .pi / 2),
            clockwise: false)
        let innerTurn = inner > inset ? asin(inset / inner) : .pi
        if inner > 0, start + innerTurn < end - innerTurn {
            path.addArc(
                center: center, radius: inner, startAngle: .radians(end - innerTurn - .pi / 2),
                endAngle: .radians(start + innerTurn - .pi / 2), clockwise: true)
        } else {
            // The gaps' sides meet on the middle line.
            let half = (end - start) / 2
            let distance = half < .pi / 2 ? inset / max(sin(half), 1e-6) : inset
            path.addLine(to: point(at: (start + end) / 2, radius: min(distance, outer)))
        }
        path.closeSubpath()
        return path
    }

    private func ring(inner: CGFloat, outer: CGFloat) -> Path {
        var path = Path()
        path.addArc(
            center: center, radius: outer, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        path.closeSubpath()
        if inner > 0 {
            path.move(to: CGPoint(x: center.x + inner, y: center.y))
            path.addArc(
                center: center, radius: inner, startAngle: .degrees(360), endAngle: .zero, clockwise: true)
            path.closeSubpath()
        }
        return path
    }
}
