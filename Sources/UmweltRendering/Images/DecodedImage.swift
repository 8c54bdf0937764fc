import Foundation
import UmweltBase
import UmweltDrawing

/// The decoded content of an image file: pixels or vector graphics.
enum DecodedImage: Sendable {
    case pixels(PixelBuffer)
    case vector(VectorPicture)

    /// Returns the decoded file; nil if it is broken, which is logged once.
    static func of(_ file: ImageFile) -> DecodedImage? {
        DecodedImages.shared.value(for: file) {
            let image = DecodedImage(file)
            if image == nil {
                let name = file.nameInMessages
                OnceLog.images.warning("The image \(name) cannot be shown. \(ImageError.broken(file.format))")
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

    /// Returns the memory of the image in bytes; for an SVG, the size of its file as an estimate.
    fileprivate func cost(_ file: ImageFile) -> Int {
        switch self {
        case .pixels(let pixels): pixels.byteCount
        case .vector: file.data.count * 4
        }
    }
}

extension ImageFile {
    /// The file's path or, without one, its size.
    var nameInMessages: String { path ?? "of \(Int(size.width)) × \(Int(size.height)) pixels" }
}

/// The cache of decoded files.
private enum DecodedImages {
    static let shared = ImageCache<ImageFile, DecodedImage?>(maxBytes: 192 << 20)
}
