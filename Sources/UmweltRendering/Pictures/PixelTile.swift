internal import CCairo
import Foundation
import UmweltDrawing

/// The pixels of some display items, for hosts that keep what was drawn and compose it themselves.
package struct PixelTile {
    /// The rectangle that the pixels cover, in points in the items' coordinates.
    package let frame: CGRect
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The number of bytes of a row.
    package let bytesPerRow: Int
    /// The rows from top to bottom: blue, green, red and alpha, multiplied by alpha.
    package let pixels: Data

    /// Draws items; nil if none is visible in a rectangle, or if the pixels do not fit into a picture.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - visible: The rectangle in points that has to be drawn; it may be infinite.
    ///   - scale: The number of pixels to the point.
    ///   - origin: The position of the items' origin relative to whole pixels, in pixels.
    package init?(_ items: [DisplayItem], in visible: CGRect, scale: CGFloat, origin: CGPoint) {
        let bounds = items.bounds.part(in: visible)
        guard !bounds.isNull, bounds.isMadeOfNumbers, bounds.width > 0, bounds.height > 0 else { return nil }
        let phase = CGPoint(x: origin.x - origin.x.rounded(.down), y: origin.y - origin.y.rounded(.down))
        // The outermost pixels may be covered in part.
        let left = (bounds.minX * scale + phase.x).rounded(.down)
        let top = (bounds.minY * scale + phase.y).rounded(.down)
        let right = (bounds.maxX * scale + phase.x).rounded(.up)
        let bottom = (bounds.maxY * scale + phase.y).rounded(.up)
        guard right - left <= Raster.longestSide, bottom - top <= Raster.longestSide else { return nil }
        frame = CGRect(
            x: (left - phase.x) / scale, y: (top - phase.y) / scale, width: (right - left) / scale,
            height: (bottom - top) / scale)
        width = Int(right - left)
        height = Int(bottom - top)
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        guard let surface, let canvas = try? CairoCanvas(surface: surface, typeSetter: .shared) else { return nil }
        defer { cairo_surface_destroy(surface) }
        cairo_translate(canvas.cairo, phase.x - left, phase.y - top)
        canvas.scale(by: scale)
        canvas.draw(items)
        guard (try? canvas.finish()) != nil else { return nil }
        cairo_surface_flush(surface)
        bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        guard let start = cairo_image_surface_get_data(surface) else { return nil }
        pixels = Data(bytes: start, count: bytesPerRow * height)
    }
}
