internal import CFilms
import Foundation

/// The formats that films are written in.
public enum FilmFormat: String, Sendable, Hashable, CaseIterable {
    /// An animated PNG: all colours. Programs that show no films show the first picture.
    case png
    /// GIF: at most 256 colours in the part that changes from one frame to the next.
    case gif
    /// An animated WebP: all colours, in smaller files.
    case webp

    /// Returns the format of files with an extension, in upper or lower case.
    ///
    /// - Parameter pathExtension: The extension of a file.
    /// - Throws: `PictureError.unknownFilmExtension` for any other extension.
    public init(pathExtension: String) throws {
        switch pathExtension.lowercased() {
        case "png", "apng": self = .png
        case "gif": self = .gif
        case "webp": self = .webp
        default: throw PictureError.unknownFilmExtension(pathExtension)
        }
    }

    /// The pictures a second that films have by default. In a GIF the duration of a frame is a whole number of
    /// hundredths of a second, which 30 frames per second would not be.
    public var defaultFramesPerSecond: Double { self == .gif ? 25 : 30 }

    /// The maximum number of frames per second that viewers show: browsers slow down a GIF with frames shorter than two
    /// hundredths of a second.
    public var maxFramesPerSecond: Double { self == .gif ? 50 : 60 }

    /// The longest side of a film in pixels: the limit of Cairo's images or of WebP.
    var longestSide: CGFloat { self == .webp ? CGFloat(WEBP_MAX_DIMENSION) : Raster.longestSide }
}
