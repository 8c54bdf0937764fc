internal import CClipper
import Foundation
import Logging
import UmweltBase

/// The estimate of the work of clipping. It grows with the number of crossings, which may be the square of the number
/// of lines.
extension FlattenedPaths {
    /// Returns the flattened paths or, if clipping them would take too long, paths with fewer steps.
    static func affordable(_ subject: Path, clippedBy clip: Path, asLines: Bool) -> FlattenedPaths? {
        var steps = min(Path.maxSteps, max(subject.elements.count, clip.elements.count))
        while true {
            let flattened = FlattenedPaths(
                subject.limited(to: steps), clippedBy: clip.limited(to: steps), asLines: asLines)
            guard let flattened, !flattened.isAffordable, steps > fewestSteps else { return flattened }
            steps /= 2
            OnceLog.paths.warning(
                """
                The lines of combined paths cross too often. Curves have fewer segments, to limit the time: simplify \
                the paths.
                """)
        }
    }

    /// The number of steps below which paths are never reduced, because so few lines cannot cross often enough to take
    /// long.
    private static let fewestSteps = 128

    /// The largest estimated number of crossings that is accepted.
    private static let maxCrossings = 50_000

    /// The number of line pieces up to which all of them may cross each other.
    private static let maxCheapPieces = 300

    /// The largest number of line pieces that Clipper may visit in its sweep from top to bottom.
    private static let maxVisits = 60_000_000

    var isAffordable: Bool {
        guard pieces.count > Self.maxCheapPieces else { return true }
        return visits <= Self.maxVisits && crossings <= Self.maxCrossings
    }

    private var visits: Int {
        let heights = Set(pieces.lazy.map(\.start.y)).union(pieces.lazy.map(\.end.y)).sorted()
        let ranks = Dictionary(uniqueKeysWithValues: zip(heights, heights.indices))
        return pieces.reduce(0) { $0 + abs((ranks[$1.start.y] ?? 0) - (ranks[$1.end.y] ?? 0)) }
    }

    /// An estimate of the number of crossings, from a random sample of pairs of pieces.
    private var crossings: Int {
        let draws = 20_000
        var state: UInt64 = 1
        func draw() -> Piece {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return pieces[Int(state >> 33) % pieces.count]
        }
        var hits = 0
        for _ in 0..<draws where draw().crosses(draw()) { hits += 1 }
        return Int(Double(hits) / Double(draws) * Double(pieces.count) * Double(pieces.count) / 2)
    }
}

extension FlattenedPaths.Piece {
    fileprivate func crosses(_ other: Self) -> Bool {
        func side(_ point: ClipperPoint, of piece: Self) -> Double {
            Double(piece.end.x - piece.start.x) * Double(point.y - piece.start.y) - Double(piece.end.y - piece.start.y)
                * Double(point.x - piece.start.x)
        }
        return side(start, of: other) * side(end, of: other) < 0
            && side(other.start, of: self) * side(other.end, of: self) < 0
    }
}

extension OnceLog {
    /// The log of paths that are too large.
    static let paths = OnceLog(Logger(label: "umwelt.paths"))
}
