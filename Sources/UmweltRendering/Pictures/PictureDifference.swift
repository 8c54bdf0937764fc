internal import CCairo
import Foundation

/// The pixels in which two pictures differ.
package struct PictureDifference {
    /// The size of a picture in pixels.
    package struct Size: Equatable {
        package let width: Int
        package let height: Int
    }

    /// The number of pixels that differ, or exist in one of the pictures only.
    package let count: Int
    package let oldSize: Size
    package let newSize: Size

    private let picture: Raster

    /// Compares two PNG files by their pixels; nil if one of them is none.
    ///
    /// - Parameter tolerance: The maximum distance of equal pixels in the colour space L*a*b*.
    package init?(_ old: Data, _ new: Data, tolerance: Double = 0) {
        guard let old = Raster(png: old), let new = Raster(png: new) else { return nil }
        oldSize = Size(width: old.width, height: old.height)
        newSize = Size(width: new.width, height: new.height)
        (count, picture) = new.difference(from: old, tolerance: tolerance)
    }

    package var hasEqualSizes: Bool { oldSize == newSize }

    /// Returns the new picture in pale grey, with the pixels that differ in red, as PNG.
    package func pngData() throws -> Data { try picture.pngData() }
}

extension Raster {
    /// Reads a PNG file; nil if it is not one.
    convenience init?(png data: Data) {
        let reader = PNGReader(data)
        // The surface is read while it is made, so the reader has to live that long.
        let read = withExtendedLifetime(reader) {
            cairo_image_surface_create_from_png_stream(
                { target, bytes, count in
                    guard let target, let bytes else { return CAIRO_STATUS_READ_ERROR }
                    return Unmanaged<PNGReader>.fromOpaque(target).takeUnretainedValue().read(Int(count), to: bytes)
                }, Unmanaged.passUnretained(reader).toOpaque())
        }
        defer { cairo_surface_destroy(read) }
        guard cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else { return nil }
        // Files without alpha have surfaces of another format.
        let size = (cairo_image_surface_get_width(read), cairo_image_surface_get_height(read))
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.0, size.1) else { return nil }
        let cairo = cairo_create(surface)
        cairo_set_source_surface(cairo, read, 0, 0)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        self.init(surface: surface)
    }

    /// Returns the number of pixels that differ from another picture, and a picture with those in red and all others
    /// pale.
    ///
    /// - Parameter tolerance: The maximum distance of matching pixels in the colour space L*a*b*.
    fileprivate func difference(from other: Raster, tolerance: Double) -> (count: Int, picture: Raster) {
        let (width, height) = (max(width, other.width), max(height, other.height))
        // The rasters of this size exist, so an image of it can be made, and has pixels.
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        var count = 0
        cairo_surface_flush(surface)
        let target = cairo_image_surface_get_data(surface)
        target?.withMemoryRebound(to: UInt32.self, capacity: stride * height) { target in
            other.withRows { oldRow in
                withRows { newRow in
                    for y in 0..<height {
                        let (old, new) = (oldRow(y), newRow(y))
                        for x in 0..<width {
                            let (old, new) = (old.pixel(x), new.pixel(x))
                            let isSame = old == new || (tolerance > 0 && PerceivedColor.areClose(old, new, tolerance))
                            if !isSame { count += 1 }
                            target[y * stride + x] = isSame ? Self.pale(new ?? 0) : 0xFFFF_0000
                        }
                    }
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        return (count, Raster(surface: surface))
    }

    /// Calls `body` with a function that returns the row at a height, without pixels outside of the picture.
    private func withRows(_ body: ((Int) -> Row) -> Void) {
        withPixels { bytes, bytesPerRow in
            body { y in
                Row(pixels: bytes.baseAddress.map { $0 + y * bytesPerRow }, width: y < height ? width : 0)
            }
        }
    }

    /// A row of pixels.
    private struct Row {
        let pixels: UnsafeRawPointer?
        let width: Int

        /// Returns a pixel as alpha, red, green and blue; nil outside of the picture.
        func pixel(_ x: Int) -> UInt32? {
            x < width ? pixels?.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self) : nil
        }
    }

    /// Returns a pixel in a pale grey.
    private static func pale(_ pixel: UInt32) -> UInt32 {
        let sum = (pixel & 0xFF) + (pixel >> 8 & 0xFF) + (pixel >> 16 & 0xFF)
        let grey = 192 + sum / 12
        return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
}

/// Returns the bytes of a file piece by piece.
private final class PNGReader {
    private var rest: Data

    init(_ data: Data) { rest = data }

    func read(_ count: Int, to target: UnsafeMutablePointer<UInt8>) -> cairo_status_t {
        guard rest.count >= count else { return CAIRO_STATUS_READ_ERROR }
        rest.copyBytes(to: target, count: count)
        rest = rest.dropFirst(count)
        return CAIRO_STATUS_SUCCESS
    }
}
