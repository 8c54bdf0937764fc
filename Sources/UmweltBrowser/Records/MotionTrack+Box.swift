import Foundation
import Umwelt
import UmweltRendering

extension MotionTrack {
    /// Returns the tracks of an element that fills a path: its position, its size and its outline.
    ///
    /// - Parameter paths: The path at even steps of time.
    static func boxTracks(_ paths: [Path], isEvenOdd: Bool) -> [MotionTrack] {
        let boxes = paths.map(\.boundingRect)
        guard let end = boxes.last else { return [] }
        let outlines = zip(paths, boxes).map { $0.offsetBy(dx: -$1.minX, dy: -$1.minY) }
        return [
            // The element is where it comes to in the end, and is drawn where it is on the way.
            MotionTrack(
                .translate, boxes.map { [Double($0.minX - end.minX), Double($0.minY - end.minY)] },
                tolerance: lengthTolerance
            ) { "\($0[0].px) \($0[1].px)" },
            MotionTrack(.width, boxes.map { [Double($0.width)] }, tolerance: lengthTolerance) { $0[0].px },
            MotionTrack(.height, boxes.map { [Double($0.height)] }, tolerance: lengthTolerance) { $0[0].px },
            MotionTrack(.clipPath, outlines.map(\.numbers), tolerance: lengthTolerance) {
                CSS.outline(SVGAttributes.steps(outlines[0].with(numbers: $0)), isEvenOdd: isEvenOdd)
            },
        ].compactMap(\.self)
    }

    /// Returns the tracks of a material.
    ///
    /// - Parameter materials: The material at even steps of time.
    static func materialTracks(_ materials: [MaterialPaint]) -> [MotionTrack] {
        [
            color(.backgroundColor, materials.map(\.tint)), opacity(.opacity, materials.map(\.opacity)),
            MotionTrack(
                .backdropFilter,
                materials.map { [Double($0.blurRadius.usableRadius) / 128, $0.brightness, $0.saturation] },
                tolerance: opacityTolerance
            ) { MaterialRecord.backdrop(blurRadius: $0[0] * 128, brightness: $0[1], saturation: $0[2]) },
        ].compactMap(\.self)
    }
}
