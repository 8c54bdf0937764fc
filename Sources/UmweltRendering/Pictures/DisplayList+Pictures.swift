import Foundation
import UmweltDrawing

extension DisplayList {
    /// Returns the picture as a PNG file.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels to the point.
    ///   - isOpaque: If true, pixels without a drawing are white; if false, they are transparent.
    ///   - compression: The compression of the pixels.
    /// - Throws: A `PictureError`.
    public func pngData(
        scale: CGFloat = 1, isOpaque: Bool = false, compression: PNGCompression = .reproducible
    ) throws -> Data {
        try Raster(self, scale: scale, isOpaque: isOpaque).pngData(compression: compression)
    }

    /// Returns the picture as an SVG file. Its text can be selected, and looks the same where the same fonts are
    /// installed.
    public func svgData() throws -> Data {
        try checkSize()
        return SVGWriter.data(self)
    }

    /// Returns the picture as a PDF file of one page; its text can be selected.
    public func pdfData() throws -> Data {
        try checkSize()
        return try PDFPage(self).data()
    }

    /// Returns the picture as a file.
    ///
    /// - Parameters:
    ///   - format: The format of the file.
    ///   - scale: The number of pixels to the point, for PNG only.
    /// - Throws: A `PictureError`.
    public func data(as format: PictureFormat, scale: CGFloat = 1) throws -> Data {
        switch format {
        case .png: try pngData(scale: scale)
        case .svg: try svgData()
        case .pdf: try pdfData()
        }
    }

    /// Writes the picture to a file, in the format of the file's extension.
    ///
    /// - Parameters:
    ///   - url: The file URL; an existing file is replaced.
    ///   - scale: The number of pixels to the point, for PNG only.
    /// - Throws: A `PictureError`.
    public func write(to url: URL, scale: CGFloat = 1) throws {
        try data(as: PictureFormat(pathExtension: url.pathExtension), scale: scale).writePicture(to: url)
    }

    /// Draws the picture with its top left corner at the origin of a `cairo_t`, in its current transform and clip.
    ///
    /// - Parameter cairo: The `cairo_t`, which must be valid during the call.
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

extension Data {
    /// Writes the content of a picture's file; an existing file is replaced. Throws a `PictureError` if that fails.
    package func writePicture(to url: URL) throws {
        do {
            try write(to: url, options: .atomic)
        } catch {
            throw PictureError.unwritable(url, reason: error.localizedDescription)
        }
    }
}
