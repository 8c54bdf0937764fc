import Foundation

extension ImagePattern {
    /// Makes a pattern from a part of an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - part: The part of the image, in fractions of its size, from the top left corner.
    ///   - scale: The scale factor of the image.
    ///   - origin: The top left corner of one copy, in points; nil if the pattern has not been fitted to a rectangle
    ///     yet.
    init(_ image: ResolvedImage, part: CGRect, scale: CGFloat, origin: CGPoint? = nil) {
        let part = part.standardized
        let whole = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        let size = CGSize(width: whole.width * part.width, height: whole.height * part.height)
        var image = image
        image.resizing = nil
        if case .file(let file, let tint) = image.content, image.redaction == nil {
            var drawing = ImageDrawing(
                file, in: CGRect(origin: .zero, size: size), interpolation: image.interpolation,
                isAntialiased: image.isAntialiased, tint: tint?.plainColor)
            drawing.source = CGRect(
                x: part.minX * file.size.width, y: part.minY * file.size.height,
                width: part.width * file.size.width, height: part.height * file.size.height)
            self.init([.image(drawing)], size: size, origin: origin)
        } else {
            let corner = CGPoint(x: -part.minX * whole.width, y: -part.minY * whole.height)
            let all = DisplayItem.group(DisplayGroup(offset: corner, items: image.items(in: whole)))
            let copy = DisplayGroup(clip: Path(CGRect(origin: .zero, size: size)), items: [all])
            self.init([.group(copy)], size: size, origin: origin)
        }
    }
}
