import CCairo
import Foundation
import Testing

/// Compares a picture with the one that is stored beside the tests as `Pictures/NAME.png`.
///
/// A picture that differs leaves `NAME.actual.png` and `NAME.difference.png` there. To accept what is drawn now, look at
/// it, then run the tests with `UMWELT_ACCEPT_PICTURES=1`.
func expectStored(
    _ png: Data, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pictures")
    func file(_ suffix: String) -> URL { folder.appendingPathComponent(name + suffix) }
    if ProcessInfo.processInfo.environment["UMWELT_ACCEPT_PICTURES"] == "1" {
        try png.write(to: file(".png"))
        return
    }
    let stored = try? Data(contentsOf: file(".png"))
    if stored == png {
        for suffix in [".actual.png", ".difference.png"] { try? FileManager.default.removeItem(at: file(suffix)) }
        return
    }
    try png.write(to: file(".actual.png"))
    if stored != nil { Pixels.writeDifference(file(".png"), file(".actual.png"), to: file(".difference.png")) }
    Issue.record(
        """
        The picture \(name) is not the stored one\(stored == nil ? ": there is none" : ""). See \
        \(file(".actual.png").path); if it looks right, run the tests with UMWELT_ACCEPT_PICTURES=1.
        """, sourceLocation: sourceLocation)
}

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

    /// Writes a picture that is black where two others are equal and bright where they differ.
    static func writeDifference(_ left: URL, _ right: URL, to url: URL) {
        guard let first = cairo_image_surface_create_from_png(left.path),
            let second = cairo_image_surface_create_from_png(right.path), let cairo = cairo_create(first)
        else { return }
        cairo_set_source_surface(cairo, second, 0, 0)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DIFFERENCE)
        cairo_paint(cairo)
        cairo_surface_write_to_png(first, url.path)
        cairo_destroy(cairo)
        cairo_surface_destroy(first)
        cairo_surface_destroy(second)
    }
}
