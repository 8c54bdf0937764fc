import Foundation
import Umwelt
import UmweltRendering

extension MaterialRecord {
    /// Makes the record of a path that is filled with a material; nil if the path cannot be drawn.
    init?(_ material: MaterialPaint, in path: Path, isEvenOdd: Bool) {
        let box = path.boundingRect
        guard let steps = SVGAttributes.visibleSteps(path.offsetBy(dx: -box.minX, dy: -box.minY)) else { return nil }
        self.init(
            outline: CSS.outline(steps, isEvenOdd: isEvenOdd), x: box.minX, y: box.minY, width: box.width,
            height: box.height, tint: SVGAttributes.hexadecimal(material.tint),
            backdrop: Self.backdrop(
                blurRadius: Double(material.blurRadius.usableRadius), brightness: material.brightness,
                saturation: material.saturation),
            opacity: material.opacity < 1 ? CGFloat(max(material.opacity, 0)) : nil)
    }

    /// Returns the effect on the backdrop as filters of CSS.
    static func backdrop(blurRadius: Double, brightness: Double, saturation: Double) -> String {
        let brightness = brightness == 1 ? "" : " brightness(\(brightness.text))"
        return "blur(\(blurRadius.px))\(brightness) saturate(\(saturation.text))"
    }
}
