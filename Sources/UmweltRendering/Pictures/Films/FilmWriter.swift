import Foundation
import UmweltDrawing

/// A writer of films: animated pictures that repeat endlessly.
///
/// All frames have the size of the first one. A frame that equals the previous one takes no space in the file: the
/// previous one is shown for longer. Pixels without a drawing are white.
package final class FilmWriter {
    private let format: FilmFormat
    private let scale: CGFloat
    private var encoder: (any FilmEncoder)?

    /// The last added frame, which is encoded when its duration is known.
    private var last: Frame?

    private struct Frame {
        var picture: DisplayList
        let raster: Raster
        let part: PixelRect
        let start: Double
    }

    /// Makes a writer of an empty film.
    ///
    /// - Parameter scale: The number of pixels to the point.
    package init(_ format: FilmFormat, scale: CGFloat = 1) {
        self.format = format
        self.scale = scale
    }

    /// Adds a picture.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - time: The time in seconds from the beginning at which the picture appears; it must be later than that of the
    ///     previous one.
    /// - Throws: A `PictureError`.
    package func add(_ picture: DisplayList, at time: Double) throws {
        if last?.picture == picture { return }
        var picture = picture
        if let last { picture.size = last.picture.size }
        try checkSide(picture.size)
        let raster = try Raster(picture, scale: scale, isOpaque: true)
        guard let last else {
            self.last = Frame(picture: picture, raster: raster, part: raster.bounds, start: time)
            return
        }
        guard let part = raster.rect(changedFrom: last.raster) else {
            self.last?.picture = picture
            return
        }
        try encode(last, until: time)
        self.last = Frame(picture: picture, raster: raster, part: part, start: time)
    }

    /// Returns the film.
    ///
    /// - Parameter end: The time in seconds from the beginning until which the last picture is shown.
    /// - Throws: A `PictureError`, including if no picture was added.
    package func data(until end: Double) throws -> Data {
        guard let last else { throw PictureError.emptySize(.zero) }
        try encode(last, until: end)
        self.last = nil
        return try encoder?.data() ?? Data()
    }

    private func encode(_ frame: Frame, until end: Double) throws {
        if encoder == nil { encoder = try makeEncoder(for: frame.raster) }
        try encoder?.add(frame.raster, changedIn: frame.part, at: frame.start..<max(end, frame.start))
    }

    private func makeEncoder(for raster: Raster) throws -> any FilmEncoder {
        switch format {
        case .png: APNGEncoder(raster)
        case .gif: try GIFEncoder(width: raster.width, height: raster.height)
        case .webp: try WebPEncoder(width: raster.width, height: raster.height)
        }
    }

    private func checkSide(_ size: CGSize) throws {
        let side = (max(size.width, size.height) * scale).rounded(.up)
        guard side > format.longestSide else { return }
        throw PictureError.filmTooLarge(format, side: side, limit: format.longestSide)
    }
}
