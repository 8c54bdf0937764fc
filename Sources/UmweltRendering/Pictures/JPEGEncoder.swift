internal import CImages
import Foundation
import UmweltDrawing

extension Raster {
    /// Returns the pixels as a JPEG file with a quality from 0 to 1; nil if encoding fails. The picture must be opaque.
    fileprivate func jpegData(quality: CGFloat) -> Data? {
        var rows = [UInt8]()
        rows.reserveCapacity(width * height * 3)
        withPixels { pixels, bytesPerRow in
            for y in 0..<height {
                for start in stride(from: y * bytesPerRow, to: y * bytesPerRow + 4 * width, by: 4) {
                    rows.append(pixels[start + 2])
                    rows.append(pixels[start + 1])
                    rows.append(pixels[start])
                }
            }
        }
        let percent = quality.isNaN ? 100 : Int32((min(max(quality, 0), 1) * 100).rounded())
        var count: gsize = 0
        guard let bytes = umwelt_jpeg_new(rows, Int32(width), Int32(height), percent, &count) else { return nil }
        defer { g_free(bytes) }
        return Data(bytes: bytes, count: Int(count))
    }
}

extension DisplayList {
    /// Returns the picture on white as a JPEG file with one pixel to the point, of a quality from 0 to 1; nil on
    /// failure.
    package func jpegData(quality: CGFloat) -> Data? {
        (try? Raster(self, scale: 1, isOpaque: true))?.jpegData(quality: quality)
    }
}
