import Foundation

/// An encoder of films in one format. All frames have one size, and all their pixels are opaque.
protocol FilmEncoder {
    /// Adds a frame.
    ///
    /// - Parameters:
    ///   - frame: The whole picture.
    ///   - part: The rectangle outside of which it is the frame before; all of it for the first one.
    ///   - time: The time in seconds, from the beginning of the film, during which the frame is shown.
    mutating func add(_ frame: Raster, changedIn part: PixelRect, at time: Range<Double>) throws

    /// Returns the film, which is shown again and again.
    mutating func data() throws -> Data
}

extension FilmEncoder {
    /// Returns the length of a frame's time as a whole number of parts of a second. Both ends are rounded, so that the
    /// error does not add up; the shortest length is 1.
    static func duration(_ time: Range<Double>, per second: Double) -> Int {
        max(Int((time.upperBound * second).rounded() - (time.lowerBound * second).rounded()), 1)
    }
}
