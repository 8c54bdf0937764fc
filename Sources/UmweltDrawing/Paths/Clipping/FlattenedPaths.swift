internal import CClipper
import Foundation

/// Two paths cut into straight pieces for Clipper: the subject, which is clipped, and the clip. Each piece has its
/// source, the line or curve that it is a piece of.
struct FlattenedPaths {
    /// A line or curve of one of the paths.
    struct Source {
        let segment: PathSegment
        /// The number of pieces that it is cut into, at equal times.
        let pieces: Int
        let isClip: Bool
    }

    struct Piece {
        let source: Int
        let index: Int
        let start: ClipperPoint
        let end: ClipperPoint
    }

    /// A part of a path that is drawn without a break.
    struct Part {
        let points: [ClipperPoint]
        let sources: Range<Int>
        let isClip: Bool
        let isClosed: Bool
    }

    let numbers: FixedPointGrid
    let tolerance: CGFloat
    /// True if the subject is clipped as lines, not as an area.
    let asLines: Bool
    private(set) var sources: [Source] = []
    private(set) var pieces: [Piece] = []
    private(set) var parts: [Part] = []

    /// Makes the pieces of two paths; nil for paths without extent.
    ///
    /// All parts of filled paths are closed; if a subject is clipped as lines, its open parts stay open.
    init?(_ subject: Path, clippedBy clip: Path, asLines: Bool) {
        let (subjects, clips) = (
            subject.finiteParts(closingAll: !asLines), clip.finiteParts(closingAll: true)
        )
        guard let numbers = FixedPointGrid(around: (subjects + clips).lazy.flatMap(\.segments).flatMap(\.points))
        else { return nil }
        self.numbers = numbers
        self.asLines = asLines
        // Crossings of curves are computed exactly afterwards; the pieces have to be this close to the curves to
        // meet.
        tolerance = min(0.01, numbers.extent / 10_000)
        for part in subjects { add(part, isClip: false) }
        for part in clips { add(part, isClip: true) }
    }

    private mutating func add(_ part: (segments: [PathSegment], isClosed: Bool), isClip: Bool) {
        let first = sources.count
        var points = [numbers.whole(part.segments[0].start)]
        for segment in part.segments {
            let segment = segment.straightened
            let count = segment.pieces(within: tolerance)
            let before = pieces.count
            var last = numbers.whole(segment.start)
            for index in 0..<count {
                let end = segment.point(at: CGFloat(index + 1) / CGFloat(count))
                let next = numbers.whole(index + 1 < count ? end : segment.end)
                if next == last { continue }
                pieces.append(Piece(source: sources.count, index: index, start: last, end: next))
                points.append(next)
                last = next
            }
            guard pieces.count > before else { continue }
            sources.append(Source(segment: segment, pieces: count, isClip: isClip))
        }
        guard points.count > 1 else { return }
        parts.append(
            Part(points: points, sources: first..<sources.count, isClip: isClip, isClosed: part.isClosed))
    }
}

extension FlattenedPaths {
    /// Returns a point on the straight pieces of a source.
    func place(at time: CGFloat, of source: Int) -> CGPoint {
        let source = sources[source]
        let count = CGFloat(source.pieces)
        let index = min((time * count).rounded(.down), count - 1)
        return PathSegment.line(
            source.segment.point(at: index / count), source.segment.point(at: (index + 1) / count)
        ).point(at: time * count - index)
    }
}

extension Path {
    /// Returns the parts of the path that can be drawn: those with finite points only.
    fileprivate func finiteParts(closingAll: Bool) -> [(segments: [PathSegment], isClosed: Bool)] {
        var parts: [(segments: [PathSegment], isClosed: Bool)] = []
        forEachSegment { segment, isFirst, closes in
            if isFirst { parts.append(([], false)) }
            parts[parts.count - 1].segments.append(segment)
            if closes { parts[parts.count - 1].isClosed = true }
        }
        if closingAll {
            for index in parts.indices where !parts[index].isClosed {
                let segments = parts[index].segments
                parts[index].segments.append(.line(segments[segments.count - 1].end, segments[0].start))
                parts[index].isClosed = true
            }
        }
        return parts.filter { part in
            part.segments.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
        }
    }
}

extension PathSegment {
    /// The ends and control points.
    var points: [CGPoint] {
        switch self {
        case .line(let start, let end): [start, end]
        case .quadCurve(let start, let control, let end): [start, control, end]
        case .curve(let start, let control1, let control2, let end): [start, control1, control2, end]
        }
    }

    /// The segment, with a line in place of a curve that is straight.
    fileprivate var straightened: PathSegment {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        let isStraight = points.allSatisfy { point in
            let along = (point.x - start.x) * dx + (point.y - start.y) * dy
            let across = (point.x - start.x) * dy - (point.y - start.y) * dx
            return abs(across) <= 1e-9 * square && along >= -1e-9 * square && along <= (1 + 1e-9) * square
        }
        return isStraight ? .line(start, end) : self
    }

    /// Returns the number of straight pieces that approximate the segment within a tolerance.
    func pieces(within tolerance: CGFloat) -> Int {
        /// Returns the distance of three points from being evenly spaced on a line.
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        }
        let distance: CGFloat =
            switch self {
            case .line: 0
            case .quadCurve(let start, let control, let end): bend(start, control, end) / 4
            case .curve(let start, let control1, let control2, let end):
                0.75 * max(bend(start, control1, control2), bend(control1, control2, end))
            }
        let count = (distance / tolerance).squareRoot()
        let most = 128
        guard count < CGFloat(most) else { return most }
        return max(Int(count.rounded(.up)), 1)
    }
}
