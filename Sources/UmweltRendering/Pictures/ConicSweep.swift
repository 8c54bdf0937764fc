import Foundation
import UmweltDrawing

/// An angular gradient divided into sectors in which the colour changes linearly.
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
    init(_ sweep: GradientSweep) {
        let (from, length) = (sweep.start * .pi / 180, sweep.length * .pi / 180)
        let (stops, to) = (sweep.stops, from + length)
        let gap = 2 * Double.pi - length
        guard let first = stops.first, let last = stops.last else { return }
        add(from - gap / 2, from, first.color, first.color)
        add(from, from + length * Double(first.location), first.color, first.color)
        for (one, next) in zip(stops, stops.dropFirst()) {
            add(from + length * Double(one.location), from + length * Double(next.location), one.color, next.color)
        }
        add(from + length * Double(last.location), to, last.color, last.color)
        add(to, to + gap / 2, last.color, last.color)
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
