import Foundation
import Umwelt
import UmweltRendering

extension MotionRecord {
    /// Makes the record of a node's animation.
    ///
    /// - Parameter curves: The curves of the patch, to which those of the animation are added.
    init(_ animation: SampledAnimation, _ curves: inout CurveTable) {
        duration = CGFloat(animation.duration * 1000)
        if animation.elapsed != 0 { elapsed = CGFloat(animation.elapsed * 1000) }
        repeats = animation.repeats
        tracks = MotionTrack.tracks(of: animation).map { TrackRecord($0, &curves) }
    }
}

extension GlideRecord {
    /// Makes the record of a scrolling animation.
    ///
    /// - Parameter curves: The curves of the patch, to which that of the animation is added.
    init(_ animation: ScrollOffsetAnimation, _ curves: inout CurveTable) {
        duration = CGFloat(animation.duration * 1000)
        // A thousandth of the way is hardly a point of a screen.
        curve = curves.index(of: animation.parts, tolerance: 1e-3)
        reach = animation.reach.map { PairRecord($0.width, $0.height) }
    }
}

extension MotionTrack {
    /// Returns the tracks of a node, without its items'.
    fileprivate static func tracks(of animation: SampledAnimation) -> [MotionTrack] {
        var tracks: [MotionTrack?] = []
        if let end = animation.frames.last {
            // The node is where it comes to in the end, and is drawn where it is on the way.
            let places = animation.frames.map { [Double($0.minX - end.minX), Double($0.minY - end.minY)] }
            tracks = [
                MotionTrack(.translate, places, tolerance: lengthTolerance) { "\($0[0].px) \($0[1].px)" },
                MotionTrack(.width, animation.frames.map { [$0.width] }, tolerance: lengthTolerance) { $0[0].px },
                MotionTrack(.height, animation.frames.map { [$0.height] }, tolerance: lengthTolerance) { $0[0].px },
            ]
        }
        tracks += [opacity(.opacity, animation.opacities), outline(.clipPath, animation.clips)]
        tracks += [transformTrack(animation.effects.map(\.transform)), filterTrack(animation.effects.map(\.filters))]
        return tracks.compactMap(\.self)
    }

    private static func filterTrack(_ filters: [[DisplayFilter]]) -> MotionTrack? {
        guard let first = filters.first else { return nil }
        return MotionTrack(.filter, filters.map { $0.flatMap(\.numbers) }, tolerance: opacityTolerance) { numbers in
            var rest = numbers[...]
            return first.map { $0.css(from: &rest) }.joined(separator: " ")
        }
    }

    private static func transformTrack(_ transforms: [ProjectionTransform]) -> MotionTrack? {
        // A matrix is taken apart by browsers, so that what is between two of them is not so for each number.
        if transforms.allSatisfy({ $0.isAffine && $0.m12 == 0 && $0.m21 == 0 }) {
            let points = transforms.map { [$0.m31, $0.m32, $0.m11 * reach, $0.m22 * reach].map { Double($0) } }
            return MotionTrack(.transform, points, tolerance: lengthTolerance) {
                "translate(\($0[0].px),\($0[1].px)) scale(\(($0[2] / reach).text),\(($0[3] / reach).text))"
            }
        }
        let isAffine = transforms.allSatisfy(\.isAffine)
        let points = transforms.map { m in
            let flat = [m.m31, m.m32, m.m11 * reach, m.m12 * reach, m.m21 * reach, m.m22 * reach]
            let deep = isAffine ? [] : [m.m13, m.m23, m.m33].map { $0 * reach * reach }
            return (flat + deep).map { Double($0) }
        }
        return MotionTrack(.transform, points, tolerance: lengthTolerance, isStraight: false) {
            let m = [$0[2], $0[3], $0[4], $0[5]].map { ($0 / reach).text } + [$0[0].text, $0[1].text]
            if isAffine { return "matrix(\(m.joined(separator: ",")))" }
            let deep = $0[6...].map { CGFloat($0 / reach / reach) }.map { String(precise: $0) }
            let numbers =
                [m[0], m[1], "0", deep[0], m[2], m[3], "0", deep[1], "0", "0", "1", "0"] + [m[4], m[5], "0", deep[2]]
            return "matrix3d(\(numbers.joined(separator: ",")))"
        }
    }

    /// The distance from the origin, in points, for which the precision of transforms is computed: that of most views.
    private static let reach = 500.0
}

extension DisplayFilter {
    /// The numbers of the filter that change during the animation; those of colours are scaled like opacities.
    fileprivate var numbers: [Double] {
        switch self {
        case .blur(let radius, _): [Double(radius.usableRadius) / Self.fineness]
        case .shadow(let shadow):
            [shadow.offset.width, shadow.offset.height, shadow.radius].map { Double($0) / Self.fineness }
                + [shadow.color.red, shadow.color.green, shadow.color.blue, shadow.color.opacity].map { Double($0) }
        case .colors, .alphaThreshold: []
        }
    }

    /// The number of points equivalent to the full range of a colour component, for equal visible precision.
    private static let fineness = 128.0

    /// Returns the filter as CSS, with numbers from a list.
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
