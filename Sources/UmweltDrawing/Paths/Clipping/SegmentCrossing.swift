import Foundation

extension PathSegment {
    /// Returns the derivative at a time: the direction and speed of the curve there.
    func direction(at t: CGFloat) -> CGVector {
        let u = 1 - t
        switch self {
        case .line(let start, let end): return CGVector(dx: end.x - start.x, dy: end.y - start.y)
        case .quadCurve(let start, let control, let end):
            return CGVector(
                dx: 2 * (u * (control.x - start.x) + t * (end.x - control.x)),
                dy: 2 * (u * (control.y - start.y) + t * (end.y - control.y)))
        case .curve(let start, let control1, let control2, let end):
            let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
            return CGVector(
                dx: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
                dy: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
        }
    }

    /// Returns the crossing of two lines or curves, found by Newton's method from times near it; nil if they do not
    /// cross.
    static func crossing(
        _ a: PathSegment, near timeOfA: CGFloat, _ b: PathSegment, near timeOfB: CGFloat, precision: CGFloat
    ) -> (timeOfA: CGFloat, timeOfB: CGFloat, point: CGPoint)? {
        var (s, t) = (timeOfA, timeOfB)
        for _ in 0..<12 {
            let (p, q) = (a.point(at: s), b.point(at: t))
            let (dx, dy) = (q.x - p.x, q.y - p.y)
            if hypot(dx, dy) <= precision {
                guard s >= 0, s <= 1, t >= 0, t <= 1 else { return nil }
                return (s, t, CGPoint(x: a.level?.x ?? b.level?.x ?? p.x, y: a.level?.y ?? b.level?.y ?? p.y))
            }
            let (u, v) = (a.direction(at: s), b.direction(at: t))
            let area = u.dx * v.dy - u.dy * v.dx
            s += (dx * v.dy - dy * v.dx) / area
            t += (dx * u.dy - dy * u.dx) / area
            // Parallel lines leave the equations without a solution.
            guard s.isFinite, t.isFinite else { return nil }
        }
        return nil
    }

    /// The x of a vertical line or the y of a horizontal one, shared exactly by all of its points.
    private var level: (x: CGFloat?, y: CGFloat?)? {
        guard case .line(let start, let end) = self else { return nil }
        return (start.x == end.x ? start.x : nil, start.y == end.y ? start.y : nil)
    }

    /// The segment in the other direction.
    var reversed: PathSegment {
        switch self {
        case .line(let start, let end): .line(end, start)
        case .quadCurve(let start, let control, let end): .quadCurve(end, control, start)
        case .curve(let start, let control1, let control2, let end): .curve(end, control2, control1, start)
        }
    }

    /// Returns the segment with its ends moved to points nearby; control points move with them.
    func moved(toStart newStart: CGPoint, end newEnd: CGPoint) -> PathSegment {
        func moved(_ point: CGPoint, with old: CGPoint, to new: CGPoint) -> CGPoint {
            CGPoint(x: point.x + new.x - old.x, y: point.y + new.y - old.y)
        }
        switch self {
        case .line: return .line(newStart, newEnd)
        case .quadCurve(_, let control, _): return .quadCurve(newStart, control, newEnd)
        case .curve(let start, let control1, let control2, let end):
            return .curve(
                newStart, moved(control1, with: start, to: newStart), moved(control2, with: end, to: newEnd), newEnd)
        }
    }
}
