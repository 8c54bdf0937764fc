internal import CGTK
import Foundation
import Umwelt
import UmweltRendering

extension DisplayList {
    /// The picture at the scales of trays, in their bus format: the width and height in pixels, and for each pixel
    /// alpha, red, green and blue.
    @MainActor var trayPictures: BusValue {
        let pictures = [1, 2].compactMap { (scale: CGFloat) -> BusValue? in
            guard let data = try? pngData(scale: scale, compression: .fast) else { return nil }
            let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
            let (width, height) = (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
            var pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
            gdk_texture_download(texture, &pixels, gsize(width) * 4)
            return .tuple([.int32(width), .int32(height), .bytes(Self.withoutAlphaInColors(pixels))])
        }
        return .list("(iiay)", pictures)
    }

    /// Returns pixels of GDK, which are blue, green, red and alpha, with colors that are multiplied by alpha, as trays
    /// have them.
    private static func withoutAlphaInColors(_ pixels: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: pixels.count)
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Int(pixels[start + 3])
            guard alpha > 0 else { continue }
            result[start] = UInt8(alpha)
            for part in 0..<3 {
                result[start + 3 - part] = UInt8(min((Int(pixels[start + part]) * 255 + alpha / 2) / alpha, 255))
            }
        }
        return result
    }
}
