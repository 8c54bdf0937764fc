import Foundation

/// An encoder of films in one format. All frames have one size, and all their pixels are opaque.
protocol FilmEncoder {
    /// Adds a frame.
    ///
    /// - Parameters:
    ///   - frame: The whole picture.
    ///   - part: The rectangle that differs from the previous frame; for the first frame, the whole frame.
    ///   - time: The range of time in which the frame is shown, in seconds from the beginning of the film.
    mutating func add(_ frame: Raster, changedIn part: PixelRect, at time: Range<Double>) throws

    /// Returns the encoded film, which repeats endlessly.
    mutating func data() throws -> Data
}

extension FilmEncoder {
    /// Returns the length of a frame's time as a whole number of parts of a second. Both ends are rounded, so that the
    /// error does not add up; the shortest length is 1.
    static func duration(_ time: Range<Double>, per second: Double) -> Int {
        max(Int((time.upperBound * second).rounded() - (time.lowerBound * second).rounded()), 1)
    }
}
