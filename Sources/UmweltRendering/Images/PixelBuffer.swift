internal import CCairo
internal import CImages
import Foundation
import UmweltDrawing

/// The decoded pixels of a PNG or a JPEG.
final class PixelBuffer: Sendable {
    let width: Int
    let height: Int
    let stride: Int

    // Written in `init` only, and only read afterwards, on any thread.
    nonisolated(unsafe) private let pixels: UnsafeMutableRawPointer

    /// Decodes a file; nil if it is broken.
    init?(_ file: ImageFile) {
        let decoded = file.data.withUnsafeBytes { bytes in
            umwelt_pixbuf_new(file.format.rawValue, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
        }
        guard let decoded else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(decoded)) }
        width = Int(gdk_pixbuf_get_width(decoded))
        height = Int(gdk_pixbuf_get_height(decoded))
        stride = width * 4
        pixels = .allocate(byteCount: stride * height, alignment: 16)
        umwelt_pixbuf_copy(decoded, pixels.assumingMemoryBound(to: UInt8.self), Int32(stride))
    }

    /// Makes a copy scaled to another number of pixels.
    init(_ other: PixelBuffer, width: Int, height: Int, filter: cairo_filter_t) {
        self.width = width
        self.height = height
        stride = width * 4
        pixels = .allocate(byteCount: stride * height, alignment: 16)
        pixels.initializeMemory(as: UInt8.self, repeating: 0, count: stride * height)
        withSurface { surface in
            // Cairo never returns null: an error is a context that does nothing.
            let cairo = cairo_create(surface)!
            cairo_scale(cairo, Double(width) / Double(other.width), Double(height) / Double(other.height))
            other.withSurface { original in
                cairo_set_source_surface(cairo, original, 0, 0)
                cairo_pattern_set_filter(cairo_get_source(cairo), filter)
                cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
                cairo_paint(cairo)
            }
            cairo_destroy(cairo)
        }
    }

    deinit { pixels.deallocate() }

    /// The memory of the pixels in bytes.
    var byteCount: Int { stride * height }

    /// Calls `body` with a Cairo surface of the pixels, or of a rectangle of them.
    ///
    /// Each caller receives its own surface, because Cairo stores data in surfaces that threads must not share.
    func withSurface(_ part: CGRect? = nil, _ body: (OpaquePointer) -> Void) {
        let part = part ?? CGRect(x: 0, y: 0, width: width, height: height)
        let x = min(max(Int(part.minX.rounded()), 0), width - 1)
        let y = min(max(Int(part.minY.rounded()), 0), height - 1)
        let columns = min(max(Int(part.width.rounded()), 1), width - x)
        let rows = min(max(Int(part.height.rounded()), 1), height - y)
        let start = (pixels + y * stride + x * 4).assumingMemoryBound(to: UInt8.self)
        // Cairo never returns null: an error is a surface that draws nothing.
        let surface = cairo_image_surface_create_for_data(
            start, CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows), Int32(stride))!
        body(surface)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }
}
