internal import CCairo
import Foundation
import UmweltDrawing

/// A cache of large images scaled down to the pixels that are visible, so that each is scaled once.
enum DownsampledImages {
    private struct Key: Hashable {
        var file: ImageFile
        var width: Int
        var height: Int
        var filter: UInt32
    }

    private static let shared = ImageCache<Key, PixelBuffer>(maxBytes: 64 << 20)

    /// Returns the image scaled to a number of pixels; the original where that would save little.
    static func pixels(
        of file: ImageFile, _ pixels: PixelBuffer, width: CGFloat, height: CGFloat, filter: cairo_filter_t
    ) -> PixelBuffer {
        let (width, height) = (width.rounded(), height.rounded())
        guard width >= 1, height >= 1, width <= CGFloat(pixels.width), height <= CGFloat(pixels.height),
            width * height < CGFloat(pixels.width * pixels.height) * 0.8
        else { return pixels }
        let key = Key(file: file, width: Int(width), height: Int(height), filter: filter.rawValue)
        return shared.value(for: key) {
            let smaller = PixelBuffer(pixels, width: key.width, height: key.height, filter: filter)
            return (smaller, smaller.byteCount)
        }
    }
}
