internal import CClipper
import Foundation

extension PathClipper {
    /// A span of an edge; without a source it is a straight line.
    private struct EdgeSpan {
        var on: SourceSpan?
        var start: ClipperPoint
        var end: ClipperPoint
    }

    /// Returns the edge of an area as lines and curves; an empty path for a part without area.
    func edge(of part: ClipperPart) -> Path {
        var spans = spans(of: part)
        guard let last = spans.indices.last else { return Path() }
        var corners = spans.indices.map { index in
            let next = index == last ? 0 : index + 1
            return corner(&spans, index, next)
        }
        // The corner before each span.
        corners.insert(corners[last], at: 0)
        var path = Path()
        path.move(to: corners[0])
        for (index, span) in spans.enumerated() {
            let segment = segment(of: span).moved(toStart: corners[index], end: corners[index + 1])
            if case .line = segment, index == last { break }
            path.add(segment)
        }
        path.closeSubpath()
        return path
    }

    private func spans(of part: ClipperPart) -> [EdgeSpan] {
        let points = points(of: part)
        guard points.count > 1 else { return [] }
        var spans: [EdgeSpan] = []
        for (index, start) in points.enumerated() {
            let end = points[index + 1 < points.count ? index + 1 : 0]
            let before = spans.last?.on
            var best: (span: SourceSpan, distance: CGFloat)?
            var connects = false
            forEachSource(from: start, to: end) { span, distance in
                // If two sources coincide, the edge stays on the source that it came along.
                let continues = before?.connects(with: span) ?? false
                if connects && !continues { return }
                if let best, connects == continues, best.distance <= distance { return }
                best = (span, distance)
                connects = continues
            }
            if connects, let span = best?.span {
                spans[spans.count - 1].on?.to = span.to
                spans[spans.count - 1].end = end
            } else {
                spans.append(EdgeSpan(on: best?.span, start: start, end: end))
            }
        }
        // The edge may begin in the middle of a span.
        if spans.count > 1, let last = spans.last, let end = last.on, let begin = spans[0].on,
            end.connects(with: begin)
        {
            spans[0].start = last.start
            spans[0].on?.from = end.from
            spans.removeLast()
        }
        // Begin at the start of the first source, so that a path that clipping does not change stays equal to itself.
        let first = spans.indices.min { left, right in
            let (left, right) = (spans[left].on, spans[right].on)
            guard let left, let right else { return left != nil }
            return (left.source, left.from) < (right.source, right.from)
        }
        return Array(spans[(first ?? 0)...] + spans[..<(first ?? 0)])
    }

    /// Returns the points of an edge without consecutive points that are equal within the tolerance; empty if no area
    /// is inside.
    private func points(of part: ClipperPart) -> [ClipperPoint] {
        var points: [ClipperPoint] = []
        points.reserveCapacity(part.count)
        for point in UnsafeBufferPointer(start: part.points, count: part.count) {
            if let last = points.last, last.distance(to: point) <= FixedPointGrid.slack { continue }
            points.append(point)
        }
        while let first = points.first, let last = points.last, points.count > 1,
            first.distance(to: last) <= FixedPointGrid.slack
        {
            points.removeLast()
        }
        guard points.count > 1, var last = points.last else { return [] }
        let origin = points[0]
        var (area, length): (CGFloat, CGFloat) = (0, 0)
        for point in points {
            area +=
                CGFloat(last.x - origin.x) * CGFloat(point.y - origin.y) - CGFloat(last.y - origin.y)
                * CGFloat(point.x - origin.x)
            length += last.distance(to: point)
            last = point
        }
        // An area no wider than the rounding error of the grid is none.
        return abs(area) / 2 > length * FixedPointGrid.slack ? points : []
    }

    /// Returns the point where one span ends and the next begins. Shortens or extends both spans to meet there.
    private func corner(_ spans: inout [EdgeSpan], _ index: Int, _ next: Int) -> CGPoint {
        let rough = spans[index].end
        guard let before = spans[index].on, let after = spans[next].on else {
            return end(of: spans[index].on, \.to) ?? end(of: spans[next].on, \.from)
                ?? flattened.numbers.point(rough)
        }
        // The ends of sources are known exactly.
        if let point = end(of: before, \.to) ?? end(of: after, \.from) {
            spans[index].on?.to = before.snapped(before.to)
            spans[next].on?.from = after.snapped(after.from)
            return point
        }
        let (first, second) = (flattened.sources[before.source], flattened.sources[after.source])
        let precision = flattened.numbers.extent * 1e-12
        let point = flattened.numbers.point(rough)
        guard
            let crossing = PathSegment.crossing(
                first.segment, near: before.to, second.segment, near: after.from, precision: precision),
            // Reject a crossing that is further away, or beyond the other end of the span.
            hypot(crossing.point.x - point.x, crossing.point.y - point.y) <= 50 * flattened.tolerance,
            (crossing.timeOfA > before.from) == (before.to > before.from),
            (after.to > crossing.timeOfB) == (after.to > after.from)
        else { return point }
        spans[index].on?.to = crossing.timeOfA
        spans[next].on?.from = crossing.timeOfB
        return crossing.point
    }

    /// Returns the end of a source if a span reaches it; nil otherwise.
    private func end(of span: SourceSpan?, _ time: KeyPath<SourceSpan, CGFloat>) -> CGPoint? {
        guard let span else { return nil }
        let segment = flattened.sources[span.source].segment
        switch span.snapped(span[keyPath: time]) {
        case 0: return segment.start
        case 1: return segment.end
        default: return nil
        }
    }

    private func segment(of span: EdgeSpan) -> PathSegment {
        guard let on = span.on else { return .line(.zero, .zero) }
        return flattened.sources[on.source].segment.span(from: on.from, to: on.to)
    }
}

extension PathSegment {
    /// Returns a part of the segment, reversed if `from` is greater than `to`.
    func span(from: CGFloat, to: CGFloat) -> PathSegment {
        if from > to { return span(from: to, to: from).reversed }
        return from == 0 && to == 1 ? self : part(from: from, to: to)
    }
}
