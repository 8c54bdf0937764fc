import Foundation

extension Path {
    /// Returns true if a point is inside of the filled path. Open parts count as closed.
    ///
    /// - Parameters:
    ///   - p: The point, in the path's coordinates.
    ///   - eoFill: If true, areas that overlap an odd number of times are inside; if false, areas that lines run
    ///     around.
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

    /// Returns true if a point is on the path's outline of a width in points.
    package func outlineContains(_ point: CGPoint, lineWidth: CGFloat) -> Bool {
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

    /// Calls `body` with the straight lines that approximate the path.
    private func forEachLine(closingParts: Bool, _ body: (CGPoint, CGPoint) -> Void) {
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        forEachSegment { segment, isFirst, _ in
            if isFirst {
                if closingParts { body(last, start) }
                start = segment.start
            }
            var from = segment.start
            for step in 1...segment.pieces {
                let to = segment.point(at: CGFloat(step) / CGFloat(segment.pieces))
                body(from, to)
                from = to
            }
            last = from
        }
        if closingParts { body(last, start) }
    }
}
