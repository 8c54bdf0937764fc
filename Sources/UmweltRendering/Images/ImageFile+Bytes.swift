internal import Crypto
import Foundation
import UmweltBase
import UmweltDrawing

extension ImageFile {
    /// The SHA-256 checksum of the bytes in hexadecimal digits: a name that no other bytes have.
    package var checksum: String { SHA256.hash(data: data).hexadecimal }

    /// True if the whole file can be decoded. It is decoded once; a failure is logged.
    package var canBeDecoded: Bool { DecodedImage.of(self) != nil }

    /// Returns a part of the image, in its own pixels, as a file; nil if it cannot be drawn.
    package func part(_ source: CGRect) -> ImageFile? {
        var drawing = ImageDrawing(self, in: CGRect(origin: .zero, size: source.size))
        drawing.source = source
        guard let data = try? DisplayList(size: source.size, items: [.image(drawing)]).pngData() else { return nil }
        return try? ImageFile(data: data)
    }

    /// The whole image as a display list, with one pixel to the point; nil if it cannot be decoded.
    package var picture: DisplayList? {
        guard canBeDecoded else { return nil }
        return DisplayList(
            size: size,
            items: [.image(ImageDrawing(self, in: CGRect(origin: .zero, size: size), interpolation: .none))])
    }
}
