internal import CClipper
import Foundation

/// Collects the remaining parts of clipped lines, and restores the order that the lines had.
struct ClippedLines {
    private let clipper: PathClipper
    /// The remaining spans of each source, in the source's direction.
    private var spans: [Int: [SourceSpan]] = [:]

    init(_ clipper: PathClipper) { self.clipper = clipper }

    /// Adds the straight lines of an open part for which `isWanted` returns true; its argument is true on the edge of
    /// the area.
    mutating func add(_ part: ClipperPart, where isWanted: (_ isOnEdge: Bool) -> Bool) {
        guard part.isOpen else { return }
        let points = UnsafeBufferPointer(start: part.points, count: part.count)
        for (start, end) in zip(points, points.dropFirst()) where !(start == end) {
            // Of lines that lie on each other all remain.
            var found: [SourceSpan] = []
            var isOnEdge = false
            clipper.forEachSource(from: start, to: end) { span, _ in
                if clipper.flattened.sources[span.source].isClip {
                    isOnEdge = true
                } else {
                    found.append(span)
                }
            }
            guard isWanted(isOnEdge) else { continue }
            for var span in found {
                (span.from, span.to) = (min(span.from, span.to), max(span.from, span.to))
                spans[span.source, default: []].append(span)
            }
        }
    }

    /// The remaining lines, in as few parts as possible.
    var path: Path {
        var path = Path()
        for part in clipper.flattened.parts where !part.isClip {
            let remainder = part.sources.flatMap { remains(of: $0) }
            let isWhole =
                remainder.count == part.sources.count && remainder.allSatisfy { $0.span.from == 0 && $0.span.to == 1 }
            // A closed line with gaps begins after one of them.
            var first = 0
            if part.isClosed, !isWhole {
                first =
                    remainder.indices.first {
                        !connects(remainder[$0 == 0 ? remainder.count - 1 : $0 - 1], remainder[$0])
                    } ?? 0
            }
            for (offset, next) in (remainder[first...] + remainder[..<first]).enumerated() {
                let index = (first + offset) % remainder.count
                let segment = segment(of: next)
                if offset == 0 || !connects(remainder[index == 0 ? remainder.count - 1 : index - 1], next) {
                    path.move(to: segment.start)
                }
                if part.isClosed, isWhole, offset == remainder.count - 1, case .line = segment { break }
                path.add(segment)
            }
            if part.isClosed, isWhole { path.closeSubpath() }
        }
        return path
    }

    /// A remaining part of a source.
    private struct Remainder {
        let span: SourceSpan
        /// The exact points of the beginning and the end; nil where only their times are known.
        let start: CGPoint?
        let end: CGPoint?
    }

    private func segment(of remainder: Remainder) -> PathSegment {
        let span = remainder.span
        let segment = clipper.flattened.sources[span.source].segment.span(from: span.from, to: span.to)
        return segment.moved(toStart: remainder.start ?? segment.start, end: remainder.end ?? segment.end)
    }

    private func connects(_ remainder: Remainder, _ next: Remainder) -> Bool {
        let (sources, numbers) = (clipper.flattened.sources, clipper.flattened.numbers)
        return remainder.span.to == 1 && next.span.from == 0
            && numbers.whole(sources[remainder.span.source].segment.end)
                == numbers.whole(sources[next.span.source].segment.start)
    }

    /// Returns the remaining parts of a source, from its beginning on, which end exactly where it crosses the area's
    /// edge.
    private func remains(of source: Int) -> [Remainder] {
        var result: [SourceSpan] = []
        for span in (spans[source] ?? []).sorted(by: { $0.from < $1.from }) {
            if let last = result.last,
                (span.from - last.to) * min(span.speed, last.speed) <= 2 * FixedPointGrid.slack
            {
                if span.to > last.to { result[result.count - 1].to = span.to }
            } else {
                result.append(span)
            }
        }
        return result.compactMap { span in
            guard (span.to - span.from) * span.speed > FixedPointGrid.slack else { return nil }
            let (start, end) = (exactEnd(near: span.from, on: span), exactEnd(near: span.to, on: span))
            guard start.time < end.time else { return nil }
            var exact = span
            (exact.from, exact.to) = (start.time, end.time)
            return Remainder(span: exact, start: start.point, end: end.point)
        }
    }

    private func exactEnd(near time: CGFloat, on span: SourceSpan) -> (time: CGFloat, point: CGPoint?) {
        let snapped = span.snapped(time)
        if snapped == 0 || snapped == 1 { return (snapped, nil) }
        let flattened = clipper.flattened
        let segment = flattened.sources[span.source].segment
        let place = flattened.place(at: time, of: span.source)
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
