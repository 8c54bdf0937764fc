import Foundation
import UmweltRendering

/// The curves of the motions in a patch, which nodes that move alike share.
///
/// A curve is the fraction of a distance at even steps of time.
struct CurveTable {
    private var curves: [(parts: [Double], tolerance: Double)] = []

    /// The smallest difference between two curves, as a fraction of the distance: a tenth of a point across a screen.
    private static let sameness = 1e-4

    /// True for an empty table.
    var isEmpty: Bool { curves.isEmpty }

    /// Returns the index of a curve, added unless an equal one exists.
    ///
    /// - Parameter tolerance: The invisible difference, as a fraction of the distance.
    mutating func index(of parts: [Double], tolerance: Double) -> Int {
        let like = curves.firstIndex { curve in
            curve.parts.count == parts.count && zip(curve.parts, parts).allSatisfy { abs($0 - $1) < Self.sameness }
        }
        guard let like else {
            curves.append((parts, tolerance))
            return curves.count - 1
        }
        curves[like].tolerance = min(curves[like].tolerance, tolerance)
        return like
    }

    /// The curves as the function `linear` of CSS.
    var texts: [String] {
        curves.map { curve in
            let last = Double(curve.parts.count - 1)
            let kept = Polyline.corners(of: curve.parts.map { [$0] }, tolerance: max(curve.tolerance, Self.sameness))
            let stops = kept.map { index in
                let part = String(svg: CGFloat(curve.parts[index]))
                if index == 0 || index == curve.parts.count - 1 { return part }
                return "\(part) \(String(svg: CGFloat(Double(index) / last * 100)))%"
            }
            return "linear(\(stops.joined(separator: ",")))"
        }
    }
}

/// A line through points at even steps.
enum Polyline {
    /// Returns the indices of the points whose polyline deviates at most by a tolerance from the line through all
    /// points, including the first and the last. The method is that of Ramer, Douglas and Peucker.
    static func corners(of points: [[Double]], tolerance: Double) -> [Int] {
        guard points.count > 1 else { return Array(points.indices) }
        var kept = [0, points.count - 1]
        var open = [(0, points.count - 1)]
        while let (start, end) = open.popLast() {
            var worst = (index: start, distance: tolerance)
            for index in start..<end where index > start {
                let part = Double(index - start) / Double(end - start)
                var sum = 0.0
                for axis in points[index].indices {
                    let line = points[start][axis] + (points[end][axis] - points[start][axis]) * part
                    sum += (points[index][axis] - line) * (points[index][axis] - line)
                }
                if sum.squareRoot() > worst.distance { worst = (index, sum.squareRoot()) }
            }
            guard worst.index > start else { continue }
            kept.append(worst.index)
            open += [(start, worst.index), (worst.index, end)]
        }
        return kept.sorted()
    }
}
