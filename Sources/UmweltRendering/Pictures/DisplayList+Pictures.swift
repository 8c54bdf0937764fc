import Foundation
import UmweltDrawing

extension DisplayList {
    /// The picture as a PNG file with `scale` pixels a point. Without `isOpaque` pixels that nothing is drawn on are
    /// transparent, with it they are white.
    public func pngData(scale: CGFloat = 1, isOpaque: Bool = false) throws -> Data {
        try Raster(self, scale: scale, isOpaque: isOpaque).pngData()
    }

    /// The picture as an SVG file; its text can be selected, and looks the same where the same fonts are installed.
    public func svgData() throws -> Data {
        try checkSize()
        return SVGWriter.data(self)
    }

    /// The picture as a PDF file of one page; its text can be selected.
    public func pdfData() throws -> Data {
        try checkSize()
        return try PDFPage(self).data()
    }

    /// The picture as a file; `scale` is for pixels only.
    public func data(as format: PictureFormat, scale: CGFloat = 1) throws -> Data {
        switch format {
        case .png: try pngData(scale: scale)
        case .svg: try svgData()
        case .pdf: try pdfData()
        }
    }

    /// Writes the picture to a file, in the format that its extension names; `scale` is for pixels only.
    public func write(to url: URL, scale: CGFloat = 1) throws {
        let data = try data(as: PictureFormat(pathExtension: url.pathExtension), scale: scale)
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            throw PictureError.unwritable(url, reason: error.localizedDescription)
        }
    }

    /// Draws the picture with its top left corner at the origin of a `cairo_t`, within the transform and clip that are
    /// set there.
    public func draw(in cairo: OpaquePointer) {
        // A group leaves the settings of the context as they were.
        CairoCanvas(cairo: cairo, typeSetter: .shared).draw([.group(DisplayGroup(items: items))])
    }

    func checkSize() throws {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw PictureError.emptySize(size)
        }
    }
}
