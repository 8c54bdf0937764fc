import Foundation
import Umwelt
import UmweltRendering

extension MotionRecord {
    /// Makes the record of the course of what a node shows.
    ///
    /// - Parameter curves: The curves of the patch, to which those of the course are added.
    init(_ course: NodeCourse, _ curves: inout CurveTable) {
        duration = CGFloat(course.duration * 1000)
        if course.elapsed != 0 { elapsed = CGFloat(course.elapsed * 1000) }
        repeats = course.repeats
        tracks = MotionTrack.tracks(of: course).map { TrackRecord($0, &curves) }
    }
}

extension GlideRecord {
    /// Makes the record of the course on which a page scrolls.
    ///
    /// - Parameter curves: The curves of the patch, to which that of the course is added.
    init(_ course: ScrollCourse, _ curves: inout CurveTable) {
        duration = CGFloat(course.duration * 1000)
        // A thousandth of the way is hardly a point of a screen.
        curve = curves.index(of: course.parts, tolerance: 1e-3)
        reach = course.reach.map { PairRecord($0.width, $0.height) }
    }
}

/// The course of one property: what it is at even steps, as numbers, and how CSS writes them.
private struct MotionTrack {
    let property: TrackProperty
    let points: [[Double]]

    /// The difference that is not visible.
    let tolerance: Double

    /// True if what is between two values is so for each of their numbers.
    var isStraight = true
    let text: ([Double]) -> String

    /// A quarter of a point.
    private static let lengthTolerance = 0.25

    /// Less than one of the 255 steps of a colour.
    private static let opacityTolerance = 1.0 / 512

    static func tracks(of course: NodeCourse) -> [MotionTrack] {
        var tracks: [MotionTrack] = []
        if let end = course.frames.last {
            func add(_ property: TrackProperty, _ points: [[Double]], _ text: @escaping ([Double]) -> String) {
                if points.allSatisfy({ $0 == points[0] }) { return }
                tracks.append(
                    MotionTrack(property: property, points: points, tolerance: lengthTolerance, text: text))
            }
            // The node is where it comes to in the end, and is drawn where it is on the way.
            add(.translate, course.frames.map { [$0.minX - end.minX, $0.minY - end.minY] }) {
                "\($0[0].px) \($0[1].px)"
            }
            add(.width, course.frames.map { [$0.width] }) { $0[0].px }
            add(.height, course.frames.map { [$0.height] }) { $0[0].px }
        }
        if !course.opacities.isEmpty {
            tracks.append(
                MotionTrack(
                    property: .opacity, points: course.opacities.map { [$0] }, tolerance: opacityTolerance,
                    text: { $0[0].text }))
        }
        return tracks + effectTracks(of: course)
    }

    private static func effectTracks(of course: NodeCourse) -> [MotionTrack] {
        guard let first = course.effects.first else { return [] }
        var tracks: [MotionTrack] = []
        if course.effects.contains(where: { $0.transform != first.transform }) {
            tracks.append(transformTrack(course.effects.map(\.transform)))
        }
        if course.effects.contains(where: { $0.filters != first.filters }) {
            tracks.append(
                MotionTrack(
                    property: .filter, points: course.effects.map { $0.filters.flatMap(\.numbers) },
                    tolerance: opacityTolerance
                ) { numbers in
                    var rest = numbers[...]
                    return first.filters.map { $0.css(from: &rest) }.joined(separator: " ")
                })
        }
        return tracks
    }

    private static func transformTrack(_ transforms: [ProjectionTransform]) -> MotionTrack {
        // A matrix is taken apart by browsers, so that what is between two of them is not so for each number.
        if transforms.allSatisfy({ $0.isAffine && $0.m12 == 0 && $0.m21 == 0 }) {
            let points = transforms.map { [$0.m31, $0.m32, $0.m11 * reach, $0.m22 * reach].map { Double($0) } }
            return MotionTrack(property: .transform, points: points, tolerance: lengthTolerance) {
                "translate(\($0[0].px),\($0[1].px)) scale(\(($0[2] / reach).text),\(($0[3] / reach).text))"
            }
        }
        let isAffine = transforms.allSatisfy(\.isAffine)
        let points = transforms.map { m in
            let flat = [m.m31, m.m32, m.m11 * reach, m.m12 * reach, m.m21 * reach, m.m22 * reach]
            let deep = isAffine ? [] : [m.m13, m.m23, m.m33].map { $0 * reach * reach }
            return (flat + deep).map { Double($0) }
        }
        return MotionTrack(property: .transform, points: points, tolerance: lengthTolerance, isStraight: false) {
            let m = [$0[2], $0[3], $0[4], $0[5]].map { ($0 / reach).text } + [$0[0].text, $0[1].text]
            if isAffine { return "matrix(\(m.joined(separator: ",")))" }
            let deep = $0[6...].map { CGFloat($0 / reach / reach) }.map { String(precise: $0) }
            let numbers =
                [m[0], m[1], "0", deep[0], m[2], m[3], "0", deep[1], "0", "0", "1", "0"] + [m[4], m[5], "0", deep[2]]
            return "matrix3d(\(numbers.joined(separator: ",")))"
        }
    }

    /// The distance from the origin, in points, at which the precision of transforms is reckoned: that of most views.
    private static let reach = 500.0
}

extension TrackRecord {
    /// Makes the record of a track: between two values by a curve if it runs on one line, or else from point to point.
    fileprivate init(_ track: MotionTrack, _ curves: inout CurveTable) {
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
    /// The point that is far from the first one, the parts of the way to it at each step, and its length; nil if the
    /// points are not on the line there.
    fileprivate var onOneLine: (far: [Double], parts: [Double], way: Double)? {
        let first = points[0]
        func distance(_ point: [Double]) -> Double {
            zip(point, first).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        }
        guard let last = points.last, let furthest = points.max(by: { distance($0) < distance($1) }) else { return nil }
        // To the end, if that is not near where it began.
        let far = distance(last) * 4 > distance(furthest) ? last : furthest
        let way = distance(far)
        guard way > 0 else { return nil }
        var parts: [Double] = []
        for point in points {
            let part = zip(point, zip(far, first)).reduce(0) { $0 + ($1.0 - $1.1.1) * ($1.1.0 - $1.1.1) } / (way * way)
            let aside = zip(point, zip(far, first)).reduce(0) { sum, axis in
                let line = axis.1.1 + (axis.1.0 - axis.1.1) * part
                return sum + (axis.0 - line) * (axis.0 - line)
            }
            guard aside.squareRoot() <= tolerance / 4 else { return nil }
            parts.append(part)
        }
        return (far, parts, way)
    }
}

extension Double {
    fileprivate var text: String { String(svg: CGFloat(self)) }
    fileprivate var px: String { "\(String(svg: CGFloat(self)))px" }
}

extension DisplayFilter {
    /// The numbers of the filter that differ on the way; those of colours are as small as opacities.
    fileprivate var numbers: [Double] {
        switch self {
        case .blur(let radius, _): [Double(radius.usableRadius) / Self.fineness]
        case .shadow(let shadow):
            [shadow.offset.width, shadow.offset.height, shadow.radius].map { Double($0) / Self.fineness }
                + [shadow.color.red, shadow.color.green, shadow.color.blue, shadow.color.opacity].map { Double($0) }
        case .colors, .alphaThreshold: []
        }
    }

    /// The points that count as much as the whole of a colour's component, so that both are as exact as is visible.
    private static let fineness = 128.0

    /// Returns the filter as CSS, with the numbers that it takes from a list.
    fileprivate func css(from numbers: inout ArraySlice<Double>) -> String {
        switch self {
        case .blur: return "blur(\((numbers.removeFirst() * Self.fineness).px))"
        case .shadow:
            let lengths = (0..<3).map { _ in (numbers.removeFirst() * Self.fineness).px }
            let color = (0..<3).map { _ in (numbers.removeFirst() * 255).text }
            return "drop-shadow(\(lengths.joined(separator: " ")) rgb(\(color.joined(separator: " ")) / "
                + "\(numbers.removeFirst().text)))"
        case .colors, .alphaThreshold: return ""
        }
    }
}
