import Foundation
import Umwelt
import UmweltRendering

/// Writes what shines through something as the JSON that `umwelt.js` reads.
///
/// `q` is the outline as CSS writes it, within the box `x`, `y`, `w` and `h`; `c` the tint, `b` what becomes of what is
/// behind it, `o` the opacity.
enum MaterialWriter {
    static func object(_ material: MaterialPaint, in path: Path, isEvenOdd: Bool) -> String? {
        let box = path.boundingRect
        guard let steps = SVGAttributes.visibleSteps(path.offsetBy(dx: -box.minX, dy: -box.minY)) else { return nil }
        let outline = "path(\(isEvenOdd ? "evenodd, " : "")\"\(steps)\")"
        var fields = ["\"q\":\(PatchWriter.quoted(outline))"]
        fields += ["\"x\":\(String(svg: box.minX))", "\"y\":\(String(svg: box.minY))"]
        fields += ["\"w\":\(String(svg: box.width))", "\"h\":\(String(svg: box.height))"]
        fields.append("\"c\":\(PatchWriter.quoted(SVGAttributes.hexadecimal(material.tint)))")
        let blur = "blur(\(String(svg: material.blurRadius.usableRadius))px)"
        fields.append("\"b\":\(PatchWriter.quoted("\(blur) saturate(\(String(svg: CGFloat(material.saturation))))"))")
        if material.opacity < 1 { fields.append("\"o\":\(String(svg: max(material.opacity, 0)))") }
        return "{\(fields.joined(separator: ","))}"
    }
}
