import Foundation
import Synchronization
import Umwelt

/// An image's file, decoded.
enum DecodedImage: Sendable {
    case pixels(PixelBuffer)
    case vector(VectorPicture)

    /// The decoded file; nil if it is broken, which is logged once.
    static func of(_ file: ImageFile) -> DecodedImage? { DecodedImages.shared.image(file) }

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

/// Keeps what was decoded, as long as it is not too much.
private final class DecodedImages: Sendable {
    static let shared = DecodedImages()

    /// The most bytes that are kept; what was not used for the longest time goes first.
    private static let mostBytes = 192 << 20

    private struct Kept {
        var image: DecodedImage?
        var cost: Int
        var lastUse: Int
    }

    private struct State {
        var kept: [ImageFile: Kept] = [:]
        var bytes = 0
        var uses = 0
    }

    private let state = Mutex(State())

    func image(_ file: ImageFile) -> DecodedImage? {
        let known = state.withLock { state -> Kept? in
            state.uses += 1
            state.kept[file]?.lastUse = state.uses
            return state.kept[file]
        }
        if let known { return known.image }
        let image = DecodedImage(file)
        if image == nil {
            OnceLog.images.warning(
                "An image of \(Int(file.size.width)) × \(Int(file.size.height)) pixels cannot be shown. "
                    + "\(ImageError.broken(file.format))")
        }
        let cost = image?.cost(file) ?? 0
        state.withLock { state in
            guard state.kept[file] == nil else { return }
            state.kept[file] = Kept(image: image, cost: cost, lastUse: state.uses)
            state.bytes += cost
            while state.bytes > Self.mostBytes, state.kept.count > 1,
                let oldest = state.kept.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                state.kept[oldest.key] = nil
                state.bytes -= oldest.value.cost
            }
        }
        return image
    }
}
