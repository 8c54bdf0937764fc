internal import CCairo
import Foundation
import UmweltDrawing

/// A picture as pixels.
final class Raster {
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int
    /// The number of pixels to a point.
    let scale: CGFloat

    private let surface: OpaquePointer

    /// The longest side of a Cairo image, in pixels.
    static let longestSide: CGFloat = 32767

    /// Draws a picture.
    init(_ list: DisplayList, scale: CGFloat, isOpaque: Bool, typeSetter: PangoTypeSetter = .shared) throws {
        guard scale.isFinite, scale > 0 else { throw PictureError.invalidScale(scale) }
        try list.checkSize()
        // Rounding errors may put a sum of halves and thirds slightly above a whole number of pixels.
        let width = max((list.size.width * scale - 0.001).rounded(.up), 1)
        let height = max((list.size.height * scale - 0.001).rounded(.up), 1)
        let side = max(width, height)
        guard side <= Self.longestSide else {
            throw PictureError.tooLarge(.png, side: side, limit: Self.longestSide)
        }
        self.scale = scale
        self.width = Int(width)
        self.height = Int(height)
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        let canvas = try CairoCanvas(surface: surface, typeSetter: typeSetter)
        if isOpaque {
            canvas.fillWhite()
            canvas.drawEdges(list, scale: scale, width: width, height: height)
        }
        canvas.scale(by: scale)
        canvas.draw(list.items)
        try canvas.finish()
        cairo_surface_flush(surface)
    }

    /// Takes ownership of a Cairo surface that has the format of all rasters.
    init(surface: OpaquePointer, scale: CGFloat = 1) {
        self.surface = surface
        self.scale = scale
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
    }

    deinit { cairo_surface_destroy(surface) }

    /// Calls `body` with the rows of pixels, from top to bottom: blue, green, red and alpha, multiplied by alpha.
    func withPixels<Result>(_ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result) rethrows -> Result {
        let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        // An image surface without error has pixels; `init` has thrown otherwise.
        let start = cairo_image_surface_get_data(surface)!
        return try body(UnsafeRawBufferPointer(start: start, count: bytesPerRow * height), bytesPerRow)
    }
}

extension CairoCanvas {
    /// Draws the last row and column of pixels as if the picture covered them completely, if it covers them partially:
    /// otherwise white would show through.
    fileprivate func drawEdges(_ list: DisplayList, scale: CGFloat, width: CGFloat, height: CGFloat) {
        let (right, bottom) = (width - list.size.width * scale, height - list.size.height * scale)
        // A coverage of nearly one pixel counts as one, and of nearly none as none.
        let (hasColumn, hasRow) = (right > 0.01 && right < 1, bottom > 0.01 && bottom < 1)
        guard hasColumn || hasRow else { return }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        if hasColumn { cairo_rectangle(cairo, width - 1, 0, 1, height) }
        if hasRow { cairo_rectangle(cairo, 0, height - 1, width, 1) }
        cairo_clip(cairo)
        cairo_translate(cairo, hasColumn ? right : 0, hasRow ? bottom : 0)
        self.scale(by: scale)
        draw(list.items)
    }
}
