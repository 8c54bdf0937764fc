import Foundation
import Umwelt
import UmweltRendering

/// Writes images as the JSON that `umwelt.js` reads.
///
/// `m` is the name of the file, `x`, `y`, `w` and `h` the frame, `b` where the whole image lies from the frame's corner, or
/// its first copy, and how large it is; `r` says that there are copies, `c` is the colour that takes the place of its own,
/// `n` says that pixels stay pixels.
enum ImageWriter {
    /// The object; nil if the file is broken or there is nothing to show.
    static func object(_ image: ImageDrawing) -> String? {
        guard image.isDrawable, image.file.canBeDecoded else { return nil }
        var file = image.file
        var whole = image.wholeFrame.offsetBy(dx: -image.frame.minX, dy: -image.frame.minY)
        if let tile = image.tile {
            if image.source.size != file.size {
                guard let part = ImageStore.shared.tile(image.source, of: file) else { return nil }
                file = part
            }
            whole = CGRect(origin: .zero, size: tile)
        }
        let frame = [image.frame.minX, image.frame.minY, image.frame.width, image.frame.height]
        var fields = ["\"m\":\"\(ImageStore.shared.name(of: file))\""]
        fields += zip(["x", "y", "w", "h"], frame).map { "\"\($0)\":\(String(svg: $1))" }
        let box = [whole.minX, whole.minY, whole.width, whole.height].map { String(svg: $0) }
        fields.append("\"b\":[\(box.joined(separator: ","))]")
        if image.tile != nil { fields.append("\"r\":1") }
        if let tint = image.tint { fields.append("\"c\":\"\(SVGAttributes.hexadecimal(tint))\"") }
        if image.interpolation == .none { fields.append("\"n\":1") }
        return "{\(fields.joined(separator: ","))}"
    }
}
