import Foundation
import UmweltRendering

/// The settings of a film.
public struct FilmSettings: Sendable, Equatable {
    /// The file to write to.
    public var file: URL

    /// The format, by the file's extension.
    public let format: FilmFormat

    /// The time in seconds from the first picture to the last one, from `UMWELT_SECONDS`.
    public var seconds = 2.0

    /// The number of pictures a second, from `UMWELT_FPS`.
    public var framesPerSecond: Double

    /// Reads settings in users' formats; nil without a file. Values that are nil are the default ones.
    ///
    /// - Throws: ``PictureSettingsError``, or an error for an unknown film extension.
    init?(file path: String?, seconds: String?, framesPerSecond rate: String?) throws {
        let length = try seconds.map(PictureSettings.time)
        guard let path else { return nil }
        file = URL(fileURLWithPath: path)
        format = try FilmFormat(pathExtension: file.pathExtension)
        if let length { self.seconds = length }
        framesPerSecond = format.defaultFramesPerSecond
        guard let rate else { return }
        guard let number = Double(rate), (1...format.maxFramesPerSecond).contains(number) else {
            throw PictureSettingsError.invalidFrameRate(rate, limit: format.maxFramesPerSecond)
        }
        framesPerSecond = number
    }

    /// The times of the pictures in seconds: the first at 0, the last at the end.
    var times: [Double] {
        // A length that is a whole number of pictures may come out a little less.
        let last = Int((seconds * framesPerSecond + 0.001).rounded(.down))
        return (0...max(last, 0)).map { Double($0) / framesPerSecond }
    }
}
