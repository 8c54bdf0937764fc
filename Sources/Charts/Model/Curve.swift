import SwiftUI

/// A curve through points: cubic segments, or straight ones.
struct Curve {
    struct Segment {
        var control1: CGPoint
        var control2: CGPoint
        var end: CGPoint
        var isStraight: Bool
    }

    private(set) var start: CGPoint?
    private(set) var segments: [Segment] = []

    /// Makes a curve.
    ///
    /// - Parameters:
    ///   - points: The points.
    ///   - method: The method of interpolation.
    ///   - axis: The axis along which the points are in order.
    init(_ points: [CGPoint], method: InterpolationMethod.Kind, along axis: Axis) {
        // Methods that treat the axes differently are written for x.
        let turned = axis == .horizontal ? points : points.map { CGPoint(x: $0.y, y: $0.x) }
        start = turned.first
        if turned.count > 1 { add(turned, method: method) }
        if axis == .vertical { turn() }
    }

    private mutating func add(_ points: [CGPoint], method: InterpolationMethod.Kind) {
        switch method {
        case .linear: for point in points.dropFirst() { addLine(to: point) }
        case .step(let transition): addSteps(points, transition: transition)
        case .cardinal(let tension):
            let scale = (1 - tension) / 2
            addSmooth(points, tangents: neighbours(of: points).map { ($0.after - $0.before) * scale })
        case .catmullRom(let alpha): addCatmullRom(points, alpha: alpha)
        case .monotone: addMonotone(points)
        }
    }

    private mutating func addLine(to end: CGPoint) {
        segments.append(Segment(control1: end, control2: end, end: end, isStraight: true))
    }

    private mutating func addSteps(_ points: [CGPoint], transition: CGFloat) {
        for (point, next) in zip(points, points.dropFirst()) {
            let x = point.x + (next.x - point.x) * transition
            addLine(to: CGPoint(x: x, y: point.y))
            addLine(to: CGPoint(x: x, y: next.y))
            addLine(to: next)
        }
    }

    /// Adds cubic segments with a tangent at each point: the control points are at a third of a segment.
    private mutating func addSmooth(_ points: [CGPoint], tangents: [CGPoint]) {
        for index in 1..<points.count {
            segments.append(
                Segment(
                    control1: points[index - 1] + tangents[index - 1] * (1 / 3),
                    control2: points[index] - tangents[index] * (1 / 3), end: points[index], isStraight: false))
        }
    }

    private func neighbours(of points: [CGPoint]) -> [(before: CGPoint, after: CGPoint)] {
        points.indices.map { (points[max($0 - 1, 0)], points[min($0 + 1, points.count - 1)]) }
    }

    /// Catmull-Rom splines with distances to the power of alpha as parameters, as cubic segments.
    private mutating func addCatmullRom(_ points: [CGPoint], alpha: CGFloat) {
        for index in 1..<points.count {
            let (p0, p1, p2) = (points[max(index - 2, 0)], points[index - 1], points[index])
            let p3 = points[min(index + 1, points.count - 1)]
            let (d1, d2, d3) = (
                pow(p0.distance(to: p1), alpha), pow(p1.distance(to: p2), alpha), pow(p2.distance(to: p3), alpha)
            )
            var (control1, control2) = (p1, p2)
            if d1 > 0, d2 > 0 {
                let weight = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2
                control1 = (p1 * weight - p0 * (d2 * d2) + p2 * (d1 * d1)) * (1 / (3 * d1 * (d1 + d2)))
            }
            if d3 > 0, d2 > 0 {
                let weight = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2
                control2 = (p2 * weight - p3 * (d2 * d2) + p1 * (d3 * d3)) * (1 / (3 * d3 * (d3 + d2)))
            }
            segments.append(Segment(control1: control1, control2: control2, end: p2, isStraight: false))
        }
    }

    /// The method of Steffen (1990): slopes that never overshoot the points.
    private mutating func addMonotone(_ points: [CGPoint]) {
        let steps = zip(points.dropFirst(), points).map { (dx: $0.x - $1.x, dy: $0.y - $1.y) }
        let slopes = steps.map { $0.dx == 0 ? 0 : $0.dy / $0.dx }
        var tangents = [CGFloat](repeating: 0, count: points.count)
        for index in 1..<max(points.count - 1, 1) {
            let (h0, h1) = (steps[index - 1].dx, steps[index].dx)
            let (s0, s1) = (slopes[index - 1], slopes[index])
            guard s0 * s1 > 0, h0 + h1 != 0 else { continue }
            let p = (s0 * h1 + s1 * h0) / (h0 + h1)
            tangents[index] = (s0 < 0 ? -1 : 1) * 2 * min(abs(s0), abs(s1), abs(p) / 2)
        }
        if points.count > 2 {
            tangents[0] = (3 * slopes[0] - tangents[1]) / 2
            tangents[points.count - 1] = (3 * slopes[slopes.count - 1] - tangents[points.count - 2]) / 2
        } else {
            tangents = [slopes[0], slopes[0]]
        }
        for index in 1..<points.count {
            let third = steps[index - 1].dx / 3
            let (from, to) = (points[index - 1], points[index])
            segments.append(
                Segment(
                    control1: CGPoint(x: from.x + third, y: from.y + third * tangents[index - 1]),
                    control2: CGPoint(x: to.x - third, y: to.y - third * tangents[index]), end: to,
                    isStraight: false))
        }
    }

    private mutating func turn() {
        func turned(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
        start = start.map(turned)
        segments = segments.map {
            Segment(
                control1: turned($0.control1), control2: turned($0.control2), end: turned($0.end),
                isStraight: $0.isStraight)
        }
    }

    /// The curve from its end to its start.
    var reversed: Curve {
        var curve = self
        guard let start, let end = segments.last?.end else { return self }
        let starts = [start] + segments.dropLast().map(\.end)
        curve.start = end
        curve.segments = zip(segments, starts).reversed().map { segment, start in
            Segment(
                control1: segment.control2, control2: segment.control1, end: start, isStraight: segment.isStraight)
        }
        return curve
    }

    /// The curve as a path.
    var path: Path {
        var path = Path()
        guard let start else { return path }
        path.move(to: start)
        addSegments(to: &path)
        return path
    }

    /// Adds a line to the curve's start, and the curve.
    func append(to path: inout Path) {
        guard let start else { return }
        path.addLine(to: start)
        addSegments(to: &path)
    }

    private func addSegments(to path: inout Path) {
        for segment in segments {
            if segment.isStraight {
                path.addLine(to: segment.end)
            } else {
                path.addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
            }
        }
    }
}

extension CGPoint {
    static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
    static func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
    static func * (left: CGPoint, right: CGFloat) -> CGPoint { CGPoint(x: left.x * right, y: left.y * right) }

    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
