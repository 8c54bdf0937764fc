import Foundation

/// A line or curve of a path, with its start point.
enum PathSegment {
    case line(CGPoint, CGPoint)
    case quadCurve(CGPoint, CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint, CGPoint)

    /// The start point.
    var start: CGPoint {
        switch self {
        case .line(let start, _), .quadCurve(let start, _, _), .curve(let start, _, _, _): start
        }
    }

    /// The end point.
    var end: CGPoint {
        switch self {
        case .line(_, let end), .quadCurve(_, _, let end), .curve(_, _, _, let end): end
        }
    }

    /// Returns the point at a time from 0, the beginning, to 1.
    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        switch self {
        case .line(let start, let end): return CGPoint(x: u * start.x + t * end.x, y: u * start.y + t * end.y)
        case .quadCurve(let start, let control, let end):
            let (a, b, c) = (u * u, 2 * t * u, t * t)
            return CGPoint(
                x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
        case .curve(let start, let control1, let control2, let end):
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                y: a * start.y + b * control1.y + c * control2.y + d * end.y)
        }
    }

    /// Returns the part between two times.
    func part(from: CGFloat, to: CGFloat) -> PathSegment {
        switch self {
        case .line: return .line(point(at: from), point(at: to))
        case .quadCurve(let start, let control, let end):
            // The control points of a part are values of the segment's blossom at the part's two ends.
            func blossom(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
                let first = Self.mix(start, control, a)
                let second = Self.mix(control, end, a)
                return Self.mix(first, second, b)
            }
            return .quadCurve(blossom(from, from), blossom(from, to), blossom(to, to))
        case .curve(let start, let control1, let control2, let end):
            func blossom(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
                let (p, q, r) = (
                    Self.mix(start, control1, a), Self.mix(control1, control2, a), Self.mix(control2, end, a)
                )
                return Self.mix(Self.mix(p, q, b), Self.mix(q, r, b), c)
            }
            return .curve(
                blossom(from, from, from), blossom(from, from, to), blossom(from, to, to), blossom(to, to, to))
        }
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    /// The number of straight lines that approximate the segment for measuring: for a quarter circle with a radius of
    /// 1,000 points the error is at most 0.6 points.
    var pieces: Int {
        if case .line = self { 1 } else { 24 }
    }

    /// The length up to the end of each piece, in points.
    var lengths: [CGFloat] {
        var sum: CGFloat = 0
        var last = start
        return (1...pieces).map { step in
            let next = point(at: CGFloat(step) / CGFloat(pieces))
            sum += hypot(next.x - last.x, next.y - last.y)
            last = next
            return sum
        }
    }

    /// The points where the segment turns back in x or in y.
    var turningPoints: [CGPoint] {
        func quadratic(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
            let bottom = a - 2 * b + c
            return bottom == 0 ? [] : [(a - b) / bottom]
        }
        func cubic(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
            let (a, b, c) = (s - p + 3 * (q - r), 2 * (p - 2 * q + r), q - p)
            if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
            let under = b * b - 4 * a * c
            guard under >= 0 else { return [] }
            return [(-b + under.squareRoot()) / (2 * a), (-b - under.squareRoot()) / (2 * a)]
        }
        let times: [CGFloat] =
            switch self {
            case .line: []
            case .quadCurve(let a, let b, let c): quadratic(a.x, b.x, c.x) + quadratic(a.y, b.y, c.y)
            case .curve(let p, let q, let r, let s): cubic(p.x, q.x, r.x, s.x) + cubic(p.y, q.y, r.y, s.y)
            }
        return times.filter { $0 > 0 && $0 < 1 }.map(point)
    }
}

extension Path {
    /// Calls `body` with each line and curve.
    ///
    /// - Parameter body: Receives the segment; `isFirst`, true if it starts a new part of the path; and `closes`,
    ///   true for the line that closes a part.
    func forEachSegment(_ body: (_ segment: PathSegment, _ isFirst: Bool, _ closes: Bool) -> Void) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var isFirst = true
        // A path that does not begin with a point begins at the first point of its first step, as when it is drawn.
        switch elements.first {
        case .line(let point), .quadCurve(_, let point), .curve(_, let point, _): (start, current) = (point, point)
        case .move, .closeSubpath, nil: break
        }
        for element in elements {
            switch element {
            case .move(let point):
                (start, current) = (point, point)
                isFirst = true
                continue
            case .line(let end): body(.line(current, end), isFirst, false)
            case .quadCurve(let end, let control): body(.quadCurve(current, control, end), isFirst, false)
            case .curve(let end, let control1, let control2):
                body(.curve(current, control1, control2, end), isFirst, false)
            case .closeSubpath:
                body(.line(current, start), isFirst, true)
                current = start
                isFirst = true
                continue
            }
            isFirst = false
            switch element {
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): current = end
            case .move, .closeSubpath: break
            }
        }
    }

    /// Adds a line or curve from the current point.
    mutating func add(_ segment: PathSegment) {
        switch segment {
        case .line(_, let end): addLine(to: end)
        case .quadCurve(_, let control, let end): addQuadCurve(to: end, control: control)
        case .curve(_, let control1, let control2, let end): addCurve(to: end, control1: control1, control2: control2)
        }
    }
}
