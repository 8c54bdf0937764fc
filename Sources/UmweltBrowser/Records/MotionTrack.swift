import Foundation
import UmweltRendering

/// The animation of one property: its values at even steps, as numbers, and their CSS form.
struct MotionTrack {
    let property: TrackProperty
    let points: [[Double]]

    /// The difference that is not visible.
    let tolerance: Double

    /// True if values are interpolated number by number.
    let isStraight: Bool
    let text: ([Double]) -> String

    /// Makes the track of a property; nil if it does not change.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - points: The value at each step, as numbers.
    ///   - tolerance: The difference that is not visible.
    ///   - isStraight: True if values are interpolated number by number.
    ///   - text: Returns the property in the syntax of CSS.
    init?(
        _ property: TrackProperty, _ points: [[Double]], tolerance: Double, isStraight: Bool = true,
        _ text: @escaping ([Double]) -> String
    ) {
        if points.allSatisfy({ $0 == points[0] }) { return nil }
        self.property = property
        self.points = points
        self.tolerance = tolerance
        self.isStraight = isStraight
        self.text = text
    }

    /// A quarter of a point.
    static let lengthTolerance = 0.25

    /// Less than one of the 255 steps of a colour.
    static let opacityTolerance = 1.0 / 512
}

extension TrackRecord {
    /// Makes the record of a track: with a curve between two values if all points are on a line, otherwise from point
    /// to point.
    init(_ track: MotionTrack, _ curves: inout CurveTable) {
        property = track.property
        let points = track.points
        if track.isStraight, let (far, parts, way) = track.onOneLine {
            values = [track.text(points[0]), track.text(far)]
            curve = curves.index(of: parts, tolerance: track.tolerance / way)
            return
        }
        let corners = Polyline.corners(of: points, tolerance: track.tolerance)
        values = corners.map { track.text(points[$0]) }
        if corners.count > 2 { offsets = corners.map { CGFloat($0) / CGFloat(points.count - 1) } }
    }
}

extension MotionTrack {
    /// The point farthest from the first one, the fraction of the distance to it at each step, and its length; nil if
    /// the points are not on that line.
    fileprivate var onOneLine: (far: [Double], parts: [Double], way: Double)? {
        let first = points[0]
        let distances = points.map { Self.product($0, $0, from: first) }
        guard let last = distances.last, let furthest = distances.max(), let place = distances.firstIndex(of: furthest)
        else { return nil }
        // To the end, if that is not near where it began.
        let end = last * 16 > furthest ? points.count - 1 : place
        let (far, square) = (points[end], distances[end])
        let way = square.squareRoot()
        guard way > 0 else { return nil }
        var parts: [Double] = []
        parts.reserveCapacity(points.count)
        for (point, distance) in zip(points, distances) {
            let along = Self.product(point, far, from: first)
            // The squared distance from the line.
            let aside = max(distance - along * along / square, 0)
            guard aside.squareRoot() <= tolerance / 4 else { return nil }
            parts.append(along / square)
        }
        return (far, parts, way)
    }

    /// Returns the dot product of the vectors from one point to two others, with the same number of components.
    private static func product(_ one: [Double], _ other: [Double], from start: [Double]) -> Double {
        var sum = 0.0
        for index in 0..<min(start.count, one.count, other.count) {
            sum += (one[index] - start[index]) * (other[index] - start[index])
        }
        return sum
    }
}
