internal import CClipper
import Foundation

extension PathClipper {
    /// A stretch of an edge; where it is a part of no source it is a straight line.
    private struct Stretch {
        var on: SourceStretch?
        var start: ClipperPoint
        var end: ClipperPoint
    }

    /// The edge of an area as lines and curves; an empty path for one that holds nothing.
    func edge(of part: ClipperPart) -> Path {
        var stretches = stretches(of: part)
        guard let last = stretches.indices.last else { return Path() }
        var corners = stretches.indices.map { index in
            let next = index == last ? 0 : index + 1
            return corner(&stretches, index, next)
        }
        // The corner before each stretch.
        corners.insert(corners[last], at: 0)
        var path = Path()
        path.move(to: corners[0])
        for (index, stretch) in stretches.enumerated() {
            let segment = segment(of: stretch).moved(toStart: corners[index], end: corners[index + 1])
            if case .line = segment, index == last { break }
            path.add(segment)
        }
        path.closeSubpath()
        return path
    }

    private func stretches(of part: ClipperPart) -> [Stretch] {
        let points = points(of: part)
        guard points.count > 1 else { return [] }
        var stretches: [Stretch] = []
        for (index, start) in points.enumerated() {
            let end = points[index + 1 < points.count ? index + 1 : 0]
            let before = stretches.last?.on
            var best: (stretch: SourceStretch, distance: CGFloat)?
            var goesOn = false
            forEachSource(from: start, to: end) { stretch, distance in
                // What lies on two sources stays on the one that it came along.
                let continues = before?.goesOn(with: stretch) ?? false
                if goesOn && !continues { return }
                if let best, goesOn == continues, best.distance <= distance { return }
                best = (stretch, distance)
                goesOn = continues
            }
            if goesOn, let stretch = best?.stretch {
                stretches[stretches.count - 1].on?.to = stretch.to
                stretches[stretches.count - 1].end = end
            } else {
                stretches.append(Stretch(on: best?.stretch, start: start, end: end))
            }
        }
        // The edge may begin within a stretch.
        if stretches.count > 1, let last = stretches.last, let end = last.on, let begin = stretches[0].on,
            end.goesOn(with: begin)
        {
            stretches[0].start = last.start
            stretches[0].on?.from = end.from
            stretches.removeLast()
        }
        // It begins where the first source does, as paths that are not changed by this do.
        let first = stretches.indices.min { left, right in
            let (left, right) = (stretches[left].on, stretches[right].on)
            guard let left, let right else { return left != nil }
            return (left.source, left.from) < (right.source, right.from)
        }
        return Array(stretches[(first ?? 0)...] + stretches[..<(first ?? 0)])
    }

    /// The points of an edge without those that are as good as the one before; none where no area is inside.
    private func points(of part: ClipperPart) -> [ClipperPoint] {
        var points: [ClipperPoint] = []
        points.reserveCapacity(part.count)
        for point in UnsafeBufferPointer(start: part.points, count: part.count) {
            if let last = points.last, last.distance(to: point) <= WholeNumbers.slack { continue }
            points.append(point)
        }
        while let first = points.first, let last = points.last, points.count > 1,
            first.distance(to: last) <= WholeNumbers.slack
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
        // What is no wider than the error of whole numbers is no area.
        return abs(area) / 2 > length * WholeNumbers.slack ? points : []
    }

    /// Where a stretch ends and the next one begins. Both are made to end there.
    private func corner(_ stretches: inout [Stretch], _ index: Int, _ next: Int) -> CGPoint {
        let rough = stretches[index].end
        guard let before = stretches[index].on, let after = stretches[next].on else {
            return end(of: stretches[index].on, \.to) ?? end(of: stretches[next].on, \.from)
                ?? flattened.numbers.point(rough)
        }
        // The ends of sources are known exactly.
        if let point = end(of: before, \.to) ?? end(of: after, \.from) {
            stretches[index].on?.to = before.snapped(before.to)
            stretches[next].on?.from = after.snapped(after.from)
            return point
        }
        let (first, second) = (flattened.sources[before.source], flattened.sources[after.source])
        let precision = flattened.numbers.extent * 1e-12
        let point = flattened.numbers.point(rough)
        guard
            let crossing = PathSegment.crossing(
                first.segment, near: before.to, second.segment, near: after.from, precision: precision),
            // Not another one further away, or beyond the other end.
            hypot(crossing.point.x - point.x, crossing.point.y - point.y) <= 50 * flattened.tolerance,
            (crossing.timeOfA > before.from) == (before.to > before.from),
            (after.to > crossing.timeOfB) == (after.to > after.from)
        else { return point }
        stretches[index].on?.to = crossing.timeOfA
        stretches[next].on?.from = crossing.timeOfB
        return crossing.point
    }

    /// The end of a source if a stretch reaches it.
    private func end(of stretch: SourceStretch?, _ time: KeyPath<SourceStretch, CGFloat>) -> CGPoint? {
        guard let stretch else { return nil }
        let segment = flattened.sources[stretch.source].segment
        switch stretch.snapped(stretch[keyPath: time]) {
        case 0: return segment.start
        case 1: return segment.end
        default: return nil
        }
    }

    private func segment(of stretch: Stretch) -> PathSegment {
        guard let on = stretch.on else { return .line(.zero, .zero) }
        return flattened.sources[on.source].segment.stretch(from: on.from, to: on.to)
    }
}

extension PathSegment {
    /// A part of it, backwards if it ends before it begins.
    func stretch(from: CGFloat, to: CGFloat) -> PathSegment {
        if from > to { return stretch(from: to, to: from).reversed }
        return from == 0 && to == 1 ? self : part(from: from, to: to)
    }
}
