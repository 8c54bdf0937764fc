internal import CImages
import Foundation
import UmweltDrawing

extension ImageFile {
    /// The bytes' SHA-256 checksum: a name that other bytes don't have.
    package var checksum: String {
        data.withUnsafeBytes { bytes in
            let text = g_compute_checksum_for_data(
                G_CHECKSUM_SHA256, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
            defer { g_free(text) }
            // GLib ends the process when memory is exhausted; it never returns null for a known checksum.
            return String(cString: text!)
        }
    }

    /// Whether the whole file can be decoded. That is done once, and logged if it fails.
    package var canBeDecoded: Bool { DecodedImage.of(self) != nil }

    /// A part of the image, in its own pixels, as a file of its own; nil if it cannot be drawn.
    package func part(_ source: CGRect) -> ImageFile? {
        var drawing = ImageDrawing(self, in: CGRect(origin: .zero, size: source.size))
        drawing.source = source
        guard let data = try? DisplayList(size: source.size, items: [.image(drawing)]).pngData() else { return nil }
        return try? ImageFile(data: data)
    }

    /// The whole image, a pixel a point; nil if it cannot be decoded.
    package var picture: DisplayList? {
        guard canBeDecoded else { return nil }
        return DisplayList(
            size: size,
            items: [.image(ImageDrawing(self, in: CGRect(origin: .zero, size: size), interpolation: .none))])
    }
}
