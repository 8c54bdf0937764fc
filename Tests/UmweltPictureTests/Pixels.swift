import CCairo
import Foundation

/// The pixels of a PNG file, through Cairo.
struct Pixels {
    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let stride: Int

    /// Reads a file; nil if it is no PNG.
    init?(_ url: URL) {
        guard let surface = cairo_image_surface_create_from_png(url.path) else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
        else { return nil }
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        stride = Int(cairo_image_surface_get_stride(surface))
        bytes = Array(UnsafeBufferPointer(start: data, count: stride * height))
    }

    /// Reads a file's content; nil if it is no PNG.
    init?(_ png: Data) {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        guard (try? png.write(to: url)) != nil else { return nil }
        self.init(url)
    }

    /// The pixel at a place, as `0xRRGGBB`.
    subscript(x: Int, y: Int) -> UInt32 {
        let start = y * stride + x * 4
        return UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start])
    }
}
