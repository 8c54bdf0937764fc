import Foundation
import UmweltDrawing

/// An image's file, decoded.
enum DecodedImage: Sendable {
    case pixels(PixelBuffer)
    case vector(VectorPicture)

    /// The decoded file; nil if it is broken, which is logged once.
    static func of(_ file: ImageFile) -> DecodedImage? {
        DecodedImages.shared.value(for: file) {
            let image = DecodedImage(file)
            if image == nil {
                OnceLog.images.warning(
                    "An image of \(Int(file.size.width)) × \(Int(file.size.height)) pixels cannot be shown. "
                        + "\(ImageError.broken(file.format))")
            }
            return (image, image?.cost(file) ?? 0)
        }
    }

    fileprivate init?(_ file: ImageFile) {
        switch file.format {
        case .png, .jpeg:
            guard let pixels = PixelBuffer(file) else { return nil }
            self = .pixels(pixels)
        case .svg:
            guard let vector = VectorPicture(file) else { return nil }
            self = .vector(vector)
        }
    }

    /// How many bytes it takes in memory; of an SVG, about as many as its file.
    fileprivate func cost(_ file: ImageFile) -> Int {
        switch self {
        case .pixels(let pixels): pixels.byteCount
        case .vector: file.data.count * 4
        }
    }
}

/// The files that were decoded.
private enum DecodedImages {
    static let shared = ImageCache<ImageFile, DecodedImage?>(maxBytes: 192 << 20)
}
