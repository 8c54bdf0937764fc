internal import CClipper
import Foundation

/// Collects what is left of lines, and puts it in the order that the lines had.
struct ClippedLines {
    private let clipper: PathClipper
    /// The stretches of each source that are left, in the source's direction.
    private var stretches: [Int: [SourceStretch]] = [:]

    init(_ clipper: PathClipper) { self.clipper = clipper }

    /// Adds the straight lines of an open part that are wanted, judged by whether they are on the area's edge.
    mutating func add(_ part: ClipperPart, where isWanted: (_ isOnEdge: Bool) -> Bool) {
        guard part.isOpen else { return }
        let points = UnsafeBufferPointer(start: part.points, count: part.count)
        for (start, end) in zip(points, points.dropFirst()) where !(start == end) {
            // Lines that lie on each other are all left.
            var found: [SourceStretch] = []
            var isOnEdge = false
            clipper.forEachSource(from: start, to: end) { stretch, _ in
                if clipper.flattened.sources[stretch.source].isClip {
                    isOnEdge = true
                } else {
                    found.append(stretch)
                }
            }
            guard isWanted(isOnEdge) else { continue }
            for var stretch in found {
                (stretch.from, stretch.to) = (min(stretch.from, stretch.to), max(stretch.from, stretch.to))
                stretches[stretch.source, default: []].append(stretch)
            }
        }
    }

    /// What is left, in as few parts as possible.
    var path: Path {
        var path = Path()
        for part in clipper.flattened.parts where !part.isClip {
            let left = part.sources.flatMap { remains(of: $0) }
            let isWhole =
                left.count == part.sources.count && left.allSatisfy { $0.stretch.from == 0 && $0.stretch.to == 1 }
            // A closed line of which something is missing begins after a gap.
            var first = 0
            if part.isClosed, !isWhole {
                first = left.indices.first { !goesOn(left[$0 == 0 ? left.count - 1 : $0 - 1], left[$0]) } ?? 0
            }
            for (offset, next) in (left[first...] + left[..<first]).enumerated() {
                let index = (first + offset) % left.count
                let segment = segment(of: next)
                if offset == 0 || !goesOn(left[index == 0 ? left.count - 1 : index - 1], next) {
                    path.move(to: segment.start)
                }
                if part.isClosed, isWhole, offset == left.count - 1, case .line = segment { break }
                path.add(segment)
            }
            if part.isClosed, isWhole { path.closeSubpath() }
        }
        return path
    }

    /// What is left of a source, as it is drawn.
    private struct Left {
        let stretch: SourceStretch
        /// Where it begins and ends, as far as that is known better than by its times.
        let start: CGPoint?
        let end: CGPoint?
    }

    private func segment(of left: Left) -> PathSegment {
        let stretch = left.stretch
        let segment = clipper.flattened.sources[stretch.source].segment.stretch(from: stretch.from, to: stretch.to)
        return segment.moved(toStart: left.start ?? segment.start, end: left.end ?? segment.end)
    }

    private func goesOn(_ left: Left, _ next: Left) -> Bool {
        let (sources, numbers) = (clipper.flattened.sources, clipper.flattened.numbers)
        return left.stretch.to == 1 && next.stretch.from == 0
            && numbers.whole(sources[left.stretch.source].segment.end)
                == numbers.whole(sources[next.stretch.source].segment.start)
    }

    /// What is left of a source, from its beginning on, with ends where it crosses the area's edge exactly.
    private func remains(of source: Int) -> [Left] {
        var result: [SourceStretch] = []
        for stretch in (stretches[source] ?? []).sorted(by: { $0.from < $1.from }) {
            if let last = result.last,
                (stretch.from - last.to) * min(stretch.speed, last.speed) <= 2 * WholeNumbers.slack
            {
                if stretch.to > last.to { result[result.count - 1].to = stretch.to }
            } else {
                result.append(stretch)
            }
        }
        return result.compactMap { stretch in
            guard (stretch.to - stretch.from) * stretch.speed > WholeNumbers.slack else { return nil }
            let (start, end) = (exactEnd(near: stretch.from, on: stretch), exactEnd(near: stretch.to, on: stretch))
            guard start.time < end.time else { return nil }
            var exact = stretch
            (exact.from, exact.to) = (start.time, end.time)
            return Left(stretch: exact, start: start.point, end: end.point)
        }
    }

    private func exactEnd(near time: CGFloat, on stretch: SourceStretch) -> (time: CGFloat, point: CGPoint?) {
        let snapped = stretch.snapped(time)
        if snapped == 0 || snapped == 1 { return (snapped, nil) }
        let flattened = clipper.flattened
        let segment = flattened.sources[stretch.source].segment
        let place = flattened.place(at: time, of: stretch.source)
        let whole = flattened.numbers.whole(place)
        var best: (time: CGFloat, point: CGPoint, distance: CGFloat)?
        clipper.forEachSource(from: whole, to: whole) { edge, _ in
            guard flattened.sources[edge.source].isClip else { return }
            guard
                let crossing = PathSegment.crossing(
                    segment, near: time, flattened.sources[edge.source].segment, near: edge.from,
                    precision: flattened.numbers.extent * 1e-12)
            else { return }
            let distance = hypot(crossing.point.x - place.x, crossing.point.y - place.y)
            if distance <= 50 * flattened.tolerance, distance < best?.distance ?? .infinity {
                best = (crossing.timeOfA, crossing.point, distance)
            }
        }
        return (best?.time ?? time, best?.point)
    }
}
