import Foundation

extension Path {
    /// Whether a point is inside of the filled path. Open parts are closed for that.
    ///
    /// With `eoFill` areas that overlap an odd number of times are inside, else those that lines run around.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        forEachLine(closingParts: true) { start, end in
            guard (start.y <= p.y) != (end.y <= p.y) else { return }
            let x = start.x + (p.y - start.y) / (end.y - start.y) * (end.x - start.x)
            guard x > p.x else { return }
            crossings += 1
            winding += end.y > start.y ? 1 : -1
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    /// Whether a point is on the path's outline of a width.
    func outlineContains(_ point: CGPoint, lineWidth: CGFloat) -> Bool {
        let reach = lineWidth / 2
        var isNear = false
        forEachLine(closingParts: false) { start, end in
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let square = dx * dx + dy * dy
            let along = square == 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
            let share = min(max(along, 0), 1)
            let distance = hypot(point.x - start.x - share * dx, point.y - start.y - share * dy)
            if distance <= reach { isNear = true }
        }
        return isNear
    }

    /// Calls `body` with straight lines that stand for the path; curves are cut into pieces.
    private func forEachLine(closingParts: Bool, _ body: (CGPoint, CGPoint) -> Void) {
        var start: CGPoint?
        var current = CGPoint.zero
        func line(to end: CGPoint) {
            if start == nil { start = end } else { body(current, end) }
            current = end
        }
        func curve(_ point: (CGFloat) -> CGPoint) {
            for step in 1...Self.curveSteps { line(to: point(CGFloat(step) / CGFloat(Self.curveSteps))) }
        }
        func close() {
            if let start { line(to: start) }
        }
        forEach { element in
            switch element {
            case .move(let point):
                if closingParts { close() }
                start = point
                current = point
            case .line(let point): line(to: point)
            case .quadCurve(let end, let control):
                let from = current
                curve { t in
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(
                        x: a * from.x + b * control.x + c * end.x, y: a * from.y + b * control.y + c * end.y)
                }
            case .curve(let end, let control1, let control2):
                let from = current
                curve { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * control1.x + c * control2.x + d * end.x,
                        y: a * from.y + b * control1.y + c * control2.y + d * end.y)
                }
            case .closeSubpath: close()
            }
        }
        if closingParts { close() }
    }

    /// Pieces of a curve: a quarter of a circle with a radius of 1,000 points is 0.6 points away from them at most.
    private static let curveSteps = 24
}
