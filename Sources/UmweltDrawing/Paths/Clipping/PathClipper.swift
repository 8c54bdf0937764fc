internal import CClipper
import Foundation

/// Puts paths together as areas, or cuts lines by areas, with Clipper, a library for polygons. Curves become polygons for
/// that, and curves again: each side of the result is looked up among the pieces of what it was made of.
struct PathClipper {
    let flattened: FlattenedPaths
    let grid: PieceGrid

    /// Nil for paths without extent.
    private init?(_ subject: Path, clippedBy clip: Path, asLines: Bool) {
        guard let flattened = FlattenedPaths.affordable(subject, clippedBy: clip, asLines: asLines) else { return nil }
        self.flattened = flattened
        grid = PieceGrid(flattened.pieces)
    }

    /// The area that two paths are together: closed parts without overlaps, edges clockwise to the eye and holes the other
    /// way round, so that both fill rules show the same.
    static func area(
        _ operation: ClipperOperation, of subject: Path, and clip: Path, isEvenOdd: Bool
    ) -> Path {
        guard let clipper = PathClipper(subject, clippedBy: clip, asLines: false) else { return Path() }
        var result = Path()
        clipper.run(operation, isEvenOdd: isEvenOdd, makesTree: false) { part in
            result.elements += clipper.edge(of: part).elements
        }
        return result
    }

    /// The areas of a path that do not touch each other, with their holes.
    static func components(of path: Path, isEvenOdd: Bool) -> [Path] {
        guard let clipper = PathClipper(path, clippedBy: Path(), asLines: false) else { return [] }
        var result: [Path] = []
        // Of each depth the area that is being gone through.
        var current: [Int] = []
        clipper.run(ClipperUnion, isEvenOdd: isEvenOdd, makesTree: true) { part in
            let edge = clipper.edge(of: part).elements
            if part.depth.isMultiple(of: 2) {
                current = current.prefix(part.depth / 2) + [result.count]
                result.append(Path())
            }
            result[current[part.depth / 2]].elements += edge
        }
        return result.filter { !$0.isEmpty }
    }

    /// The lines of a path that are within the area of another or on its edge, or those that are not.
    static func lines(of path: Path, inside: Bool, _ area: Path, isEvenOdd: Bool) -> Path {
        guard let clipper = PathClipper(path, clippedBy: area, asLines: true) else { return Path() }
        var lines = ClippedLines(clipper)
        if inside {
            clipper.run(ClipperIntersection, isEvenOdd: isEvenOdd, makesTree: true) { lines.add($0) { _ in true } }
        }
        // For Clipper some edges are inside and others outside.
        clipper.run(ClipperDifference, isEvenOdd: isEvenOdd, makesTree: true) { lines.add($0) { $0 == inside } }
        return lines.path
    }

    private func run(
        _ operation: ClipperOperation, isEvenOdd: Bool, makesTree: Bool, _ body: (ClipperPart) -> Void
    ) {
        guard let job = clipper_create() else { return }
        defer { clipper_destroy(job) }
        let asLines = flattened.asLines
        for part in flattened.parts {
            clipper_add(job, part.points, part.points.count, part.isClip, part.isClip || !asLines)
        }
        guard clipper_run(job, operation, isEvenOdd, makesTree) else {
            OnceLog.paths.warning("Paths could not be put together; nothing is shown of them.")
            return
        }
        for index in 0..<clipper_count(job) { body(clipper_part(job, index)) }
    }

    /// Calls `body` for each source that a straight line of the result is a part of, with the times of its beginning and
    /// end on the source and how far it is from it.
    func forEachSource(
        from start: ClipperPoint, to end: ClipperPoint, _ body: (SourceSpan, _ distance: CGFloat) -> Void
    ) {
        let middle = (x: CGFloat(start.x + end.x) / 2, y: CGFloat(start.y + end.y) / 2)
        let slack = FixedPointGrid.slack
        for index in grid.pieces(nearX: middle.x, y: middle.y) {
            let piece = flattened.pieces[Int(index)]
            let (dx, dy) = (CGFloat(piece.end.x - piece.start.x), CGFloat(piece.end.y - piece.start.y))
            let length = hypot(dx, dy)
            func place(_ point: ClipperPoint) -> (along: CGFloat, across: CGFloat) {
                let (x, y) = (CGFloat(point.x - piece.start.x), CGFloat(point.y - piece.start.y))
                return ((x * dx + y * dy) / length, abs(x * dy - y * dx) / length)
            }
            let (first, last) = (place(start), place(end))
            guard first.across <= slack, last.across <= slack, min(first.along, last.along) >= -slack,
                max(first.along, last.along) <= length + slack
            else { continue }
            let count = CGFloat(flattened.sources[piece.source].pieces)
            func time(_ along: CGFloat) -> CGFloat { (CGFloat(piece.index) + min(max(along / length, 0), 1)) / count }
            body(
                SourceSpan(
                    source: piece.source, from: time(first.along), to: time(last.along), speed: length * count),
                first.across + last.across)
        }
    }
}

/// A part of a source.
struct SourceSpan {
    let source: Int
    /// The times where it begins and ends.
    var from: CGFloat
    var to: CGFloat
    /// How far the source goes in all of its time, in whole numbers, at the speed that it has here.
    var speed: CGFloat

    /// A time that is one of the ends of the source if it is as near as makes no difference.
    func snapped(_ time: CGFloat) -> CGFloat {
        let slack = FixedPointGrid.slack / speed
        return time <= slack ? 0 : time >= 1 - slack ? 1 : time
    }

    /// Whether another one goes on where this one ends, in the same direction.
    func connects(with next: SourceSpan) -> Bool {
        source == next.source && (to > from) == (next.to > next.from)
            && abs(next.from - to) * min(speed, next.speed) <= 2 * FixedPointGrid.slack
    }
}
