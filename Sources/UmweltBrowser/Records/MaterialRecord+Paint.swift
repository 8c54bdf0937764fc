import Foundation
import Umwelt
import UmweltRendering

extension MaterialRecord {
    /// Makes the record of a path that is filled with a material; nil if the path cannot be drawn.
    init?(_ material: MaterialPaint, in path: Path, isEvenOdd: Bool) {
        let box = path.boundingRect
        guard let steps = SVGAttributes.visibleSteps(path.offsetBy(dx: -box.minX, dy: -box.minY)) else { return nil }
        let blur = "blur(\(String(svg: material.blurRadius.usableRadius))px)"
        self.init(
            outline: "path(\(isEvenOdd ? "evenodd, " : "")\"\(steps)\")", x: box.minX, y: box.minY, width: box.width,
            height: box.height, tint: SVGAttributes.hexadecimal(material.tint),
            backdrop: "\(blur) saturate(\(String(svg: CGFloat(material.saturation))))",
            opacity: material.opacity < 1 ? CGFloat(max(material.opacity, 0)) : nil)
    }
}
