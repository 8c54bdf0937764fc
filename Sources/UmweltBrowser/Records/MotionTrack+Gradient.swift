import Foundation
import Umwelt
import UmweltRendering

extension MotionTrack {
    /// Returns the tracks of each stop of the gradient that a path is painted with.
    ///
    /// - Parameter steps: The path at even steps of time.
    static func stopTracks(_ steps: [DisplayItem]) -> [[MotionTrack]] {
        let gradients = steps.compactMap(\.gradient)
        guard let first = gradients.first else { return [] }
        return first.stops.indices.map { index in
            let colors = gradients.map { $0.stops[index].color }
            let locations = gradients.map { [Double($0.stops[index].location)] }
            return [
                opaque(.stopColor, colors), opacity(.stopOpacity, colors.map { Double($0.opacity) }),
                MotionTrack(.offset, locations, tolerance: opacityTolerance) { $0[0].text },
            ].compactMap(\.self)
        }
    }

    /// Returns the tracks of the position of a path's gradient, in the form of ``SVGDefinitions``.
    ///
    /// - Parameter steps: The path at even steps of time.
    static func gradientTracks(_ steps: [DisplayItem]) -> [MotionTrack] {
        let gradients = steps.compactMap(\.gradient)
        let lines = gradients.compactMap { gradient -> [CGPoint]? in
            guard case .linear(let from, let to) = gradient.geometry else { return nil }
            return [gradient.place(from), gradient.place(to)]
        }
        if !lines.isEmpty {
            return [
                number(.x1, lines.map(\.[0].x)), number(.y1, lines.map(\.[0].y)), number(.x2, lines.map(\.[1].x)),
                number(.y2, lines.map(\.[1].y)),
            ].compactMap(\.self)
        }
        let circles = gradients.compactMap(\.circles)
        let places = circles.map { [Double($0.flatness), Double($0.center.x), Double($0.center.y)] }
        return [
            number(.fr, circles.map(\.startRadius)), number(.r, circles.map(\.endRadius)),
            MotionTrack(.gradientTransform, places, tolerance: numberTolerance) {
                "matrix(1 0 0 \($0[0].text) \($0[1].text) \($0[2].text))"
            },
        ].compactMap(\.self)
    }

    private static func number(_ property: TrackProperty, _ numbers: [CGFloat]) -> MotionTrack? {
        MotionTrack(property, numbers.map { [Double($0)] }, tolerance: numberTolerance) { $0[0].text }
    }

    /// A thirty-second of a point: on a gradient ten points long, less than one of the 255 steps of a colour.
    private static let numberTolerance = 1.0 / 32
}

extension DisplayItem {
    /// The gradient that a path is painted with.
    var gradient: GradientPaint? {
        switch self {
        case .fill(_, .gradient(let gradient), _, _), .stroke(_, .gradient(let gradient), _, _): gradient
        default: nil
        }
    }

    /// The path that is filled or stroked.
    var path: Path? {
        switch self {
        case .fill(let path, _, _, _), .stroke(let path, _, _, _): path
        default: nil
        }
    }
}
