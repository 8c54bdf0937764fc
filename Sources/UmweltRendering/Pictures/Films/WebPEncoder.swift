internal import CFilms
import Foundation

/// An encoder of films as animated WebP, without loss.
final class WebPEncoder: FilmEncoder {
    private let encoder: OpaquePointer
    private var config = WebPConfig()
    private var end = 0

    /// The effort from 0 to 9. A higher effort takes several times as long, and saves little for pictures of
    /// interfaces.
    private static let effort: Int32 = 2

    /// Makes an encoder of films of a size in pixels.
    init(width: Int, height: Int) throws {
        var options = WebPAnimEncoderOptions()
        guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, Self.effort) != 0,
            WebPAnimEncoderOptionsInit(&options) != 0
        else { throw Self.failure("") }
        // Only the first frame shows the whole picture.
        options.kmax = 0
        guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else { throw Self.failure("") }
        self.encoder = encoder
    }

    deinit { WebPAnimEncoderDelete(encoder) }

    func add(_ frame: Raster, changedIn part: PixelRect, at time: Range<Double>) throws {
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { throw failure }
        picture.use_argb = 1
        picture.width = Int32(frame.width)
        picture.height = Int32(frame.height)
        guard WebPPictureAlloc(&picture) != 0 else { throw failure }
        defer { WebPPictureFree(&picture) }
        // Both have alpha, red, green and blue in a number of 32 bits, and opaque colours are the same in both.
        frame.withPixels { pixels, bytesPerRow in
            for y in 0..<frame.height {
                let row = UnsafeRawBufferPointer(rebasing: pixels[y * bytesPerRow..<y * bytesPerRow + 4 * frame.width])
                UnsafeMutableRawBufferPointer(
                    start: picture.argb + y * Int(picture.argb_stride), count: 4 * frame.width
                ).copyMemory(from: row)
            }
        }
        guard WebPAnimEncoderAdd(encoder, &picture, Int32(end), &config) != 0 else { throw failure }
        end += Self.duration(time, per: 1000)
    }

    func data() throws -> Data {
        guard WebPAnimEncoderAdd(encoder, nil, Int32(end), nil) != 0 else { throw failure }
        var file = WebPData()
        defer { WebPDataClear(&file) }
        guard WebPAnimEncoderAssemble(encoder, &file) != 0, let bytes = file.bytes else { throw failure }
        return Data(bytes: bytes, count: file.size)
    }

    private var failure: PictureError { Self.failure(String(cString: WebPAnimEncoderGetError(encoder))) }

    private static func failure(_ reason: String) -> PictureError {
        .drawingFailed("the film could not be written as WebP\(reason.isEmpty ? "" : ", \(reason)")")
    }
}
