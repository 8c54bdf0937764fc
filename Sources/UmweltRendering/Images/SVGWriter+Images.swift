import Foundation
import UmweltDrawing

extension SVGWriter {
    /// Writes an image or a part of it, including the image's bytes; writes a placeholder if the file is broken.
    mutating func write(_ image: ImageDrawing) {
        guard image.isDrawable else { return }
        guard DecodedImage.of(image.file) != nil else { return write(image.placeholder) }
        guard let tint = image.tint else { return writeUntinted(image) }
        // The mask makes the tint visible where the image is opaque.
        let mask = name("mask")
        text += "<mask id=\"\(mask)\" style=\"mask-type:alpha\">"
        writeUntinted(image)
        text += "</mask>\n"
        writeRectangle(image.frame, fill: tint, mask: mask)
    }

    private mutating func writeUntinted(_ image: ImageDrawing) {
        if image.isWhole { return writeFile(image, in: image.frame) }
        guard let tile = image.tile else { return writePart(image) }
        let pattern = name("tile")
        let place = "x=\"\(String(svg: image.frame.minX))\" y=\"\(String(svg: image.frame.minY))\""
        let size = "width=\"\(String(svg: tile.width))\" height=\"\(String(svg: tile.height))\""
        text += "<pattern id=\"\(pattern)\" patternUnits=\"userSpaceOnUse\" \(place) \(size)>"
        var copy = image
        copy.tile = nil
        copy.frame = CGRect(origin: .zero, size: tile)
        if copy.isWhole { writeFile(copy, in: copy.frame) } else { writePart(copy) }
        text += "</pattern>\n"
        text += "<rect\(Self.box(image.frame)) fill=\"url(#\(pattern))\"/>\n"
    }

    /// Writes a part of a file: the whole image, clipped by a nested `svg` element.
    private mutating func writePart(_ image: ImageDrawing) {
        let source = [image.source.minX, image.source.minY, image.source.width, image.source.height]
        let box = source.map { String(svg: $0) }.joined(separator: " ")
        text += "<svg\(Self.box(image.frame)) viewBox=\"\(box)\" preserveAspectRatio=\"none\" overflow=\"hidden\">"
        writeFile(image, in: CGRect(origin: .zero, size: image.file.size))
        text += "</svg>\n"
    }

    private mutating func writeFile(_ image: ImageDrawing, in frame: CGRect) {
        let rendering = image.interpolation == .none ? " style=\"image-rendering:pixelated\"" : ""
        text += "<image\(Self.box(frame)) preserveAspectRatio=\"none\"\(rendering) href=\"\(image.file.dataURL)\"/>\n"
    }

    private mutating func writeRectangle(_ frame: CGRect, fill: ResolvedColor, mask: String) {
        let color = SVGAttributes.color("fill", fill).map { " \($0)=\"\($1)\"" }.joined()
        text += "<rect\(Self.box(frame))\(color) mask=\"url(#\(mask))\"/>\n"
    }

    private static func box(_ rect: CGRect) -> String {
        let (x, y) = (String(svg: rect.minX), String(svg: rect.minY))
        return " x=\"\(x)\" y=\"\(y)\" width=\"\(String(svg: rect.width))\" height=\"\(String(svg: rect.height))\""
    }
}

extension ImageFile {
    /// The media type of the format.
    package var mediaType: String { format == .svg ? "image/svg+xml" : "image/\(format.rawValue)" }

    /// The bytes as a data URL.
    fileprivate var dataURL: String { "data:\(mediaType);base64,\(data.base64EncodedString())" }
}
