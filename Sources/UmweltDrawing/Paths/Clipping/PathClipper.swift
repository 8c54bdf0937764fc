internal import CClipper
import Foundation
import UmweltBase

/// Combines paths as areas, or cuts lines by areas, with Clipper, a library for polygons.
///
/// Curves become polygons (`FlattenedPaths`) and afterwards curves again: each side of the result is looked up among
/// the pieces that it may be a part of.
struct PathClipper {
    let flattened: FlattenedPaths
    let grid: PieceGrid

    /// Makes a clipper of two paths; nil for paths without extent.
    private init?(_ subject: Path, clippedBy clip: Path, asLines: Bool) {
        guard let flattened = FlattenedPaths.affordable(subject, clippedBy: clip, asLines: asLines) else { return nil }
        self.flattened = flattened
        grid = PieceGrid(flattened.pieces)
    }

    /// Returns the combined area of two paths: closed parts without overlaps, with clockwise edges and anticlockwise
    /// holes, so that both fill rules give the same picture.
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

    /// Returns the areas of a path that do not touch each other, with their holes.
    static func components(of path: Path, isEvenOdd: Bool) -> [Path] {
        guard let clipper = PathClipper(path, clippedBy: Path(), asLines: false) else { return [] }
        var result: [Path] = []
        // The index of the current area at each depth of nesting.
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

    /// Returns the lines of a path that are inside another area or on its edge, or those that are outside.
    static func lines(of path: Path, inside: Bool, _ area: Path, isEvenOdd: Bool) -> Path {
        guard let clipper = PathClipper(path, clippedBy: area, asLines: true) else { return Path() }
        var lines = ClippedLines(clipper)
        if inside {
            clipper.run(ClipperIntersection, isEvenOdd: isEvenOdd, makesTree: true) { lines.add($0) { _ in true } }
        }
        // Clipper counts some lines on the edge as inside and others as outside; here all of them count as inside.
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
            OnceLog.paths.warning("Paths could not be combined, and the result is empty: simplify the paths.")
            return
        }
        for index in 0..<clipper_count(job) { body(clipper_part(job, index)) }
    }

    /// Calls `body` for each source segment that contains a straight line of the result, with the range of times on the
    /// source and the distance from it.
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

/// A part of a source, as a span of times.
struct SourceSpan {
    let source: Int
    /// The times of the beginning and the end.
    var from: CGFloat
    var to: CGFloat
    /// The length that the source would have at the speed of this part, in units of the grid.
    var speed: CGFloat

    /// Returns 0 or 1 if `time` is that close to an end of the source; otherwise `time`.
    func snapped(_ time: CGFloat) -> CGFloat {
        let slack = FixedPointGrid.slack / speed
        return time <= slack ? 0 : time >= 1 - slack ? 1 : time
    }

    /// Returns true if the other span continues this one in the same direction.
    func connects(with next: SourceSpan) -> Bool {
        source == next.source && (to > from) == (next.to > next.from)
            && abs(next.from - to) * min(speed, next.speed) <= 2 * FixedPointGrid.slack
    }
}
