import Foundation
import UmweltDrawing

/// An angular gradient cut into sectors in which the colour changes linearly.
struct ConicSweep {
    /// A part of the circle; angles are in radians, clockwise from the right.
    struct Segment {
        var start: Double
        var end: Double
        var startColor: ResolvedColor
        var endColor: ResolvedColor
    }

    /// The widest angle of a segment, in radians.
    static let maxSegmentAngle = Double.pi / 18

    private(set) var segments: [Segment] = []

    /// Makes segments for the full circle: of a gap in the gradient, one half has the last colour and the other the
    /// first.
    init(_ gradient: GradientPaint, start: Angle, end: Angle) {
        var (from, to) = (start.radians, end.radians)
        guard from.isFinite, to.isFinite, abs(from) < 1e6, abs(to) < 1e6 else { return }
        var stops = gradient.stops
        if to < from {
            (from, to) = (to, from)
            stops = stops.reversed().map { GradientPaint.Stop(color: $0.color, location: 1 - $0.location) }
        }
        // Of a sweep of more than one turn the last turn is on top.
        let turn = 2 * Double.pi
        if to - from > turn {
            let hidden = CGFloat((to - from - turn) / (to - from))
            stops = Self.cut(GradientPaint(stops: stops, geometry: gradient.geometry), before: hidden)
            from = to - turn
        }
        let gap = turn - (to - from)
        guard let first = stops.first, let last = stops.last else { return }
        add(from - gap / 2, from, first.color, first.color)
        add(from, from + (to - from) * Double(first.location), first.color, first.color)
        for (one, next) in zip(stops, stops.dropFirst()) {
            add(
                from + (to - from) * Double(one.location), from + (to - from) * Double(next.location), one.color,
                next.color)
        }
        add(from + (to - from) * Double(last.location), to, last.color, last.color)
        add(to, to + gap / 2, last.color, last.color)
    }

    private static func cut(_ gradient: GradientPaint, before hidden: CGFloat) -> [GradientPaint.Stop] {
        let rest = gradient.stops.filter { $0.location > hidden }.map {
            GradientPaint.Stop(color: $0.color, location: ($0.location - hidden) / (1 - hidden))
        }
        return [GradientPaint.Stop(color: gradient.color(at: hidden), location: 0)] + rest
    }

    private mutating func add(_ start: Double, _ end: Double, _ first: ResolvedColor, _ last: ResolvedColor) {
        guard end - start > 1e-9 else { return }
        let count = max(Int(((end - start) / Self.maxSegmentAngle).rounded(.up)), 1)
        let gradient = GradientPaint(
            stops: [GradientPaint.Stop(color: first, location: 0), GradientPaint.Stop(color: last, location: 1)],
            geometry: .linear(from: .zero, to: .zero))
        for index in 0..<count {
            let (a, b) = (Double(index) / Double(count), Double(index + 1) / Double(count))
            segments.append(
                Segment(
                    start: start + (end - start) * a, end: start + (end - start) * b,
                    startColor: gradient.color(at: a), endColor: gradient.color(at: b)))
        }
    }
}
