import Foundation

/// An encoder of animated PNG: a PNG file whose image is the first frame; the others are in additional chunks (Portable
/// Network Graphics, third edition, section 11.3.2).
struct APNGEncoder: FilmEncoder {
    private let head: Data
    private var frames = Data()
    private var frameCount: UInt32 = 0

    /// The number of the next chunk that the standard has numbered.
    private var sequence: UInt32 = 0

    /// Makes an encoder of films as large as a picture.
    init(_ raster: Raster) { head = raster.pngHead(isOpaque: true) }

    mutating func add(_ frame: Raster, changedIn part: PixelRect, at time: Range<Double>) throws {
        let box = [part.columns.count, part.rows.count, part.columns.lowerBound, part.rows.lowerBound]
        let milliseconds = UInt16(clamping: Self.duration(time, per: 1000))
        // The frame stays when its time is over, and its pixels replace those that are there.
        let way: [UInt8] = [0, 0]
        frames.appendChunk(
            "fcTL",
            nextNumber() + box.flatMap { Raster.bytes(UInt32($0)) } + Raster.bytes(milliseconds)
                + Raster.bytes(1000 as UInt16) + way)
        let rows = try frame.compressedRows(of: part, isOpaque: true)
        if frameCount == 0 {
            frames.appendChunk("IDAT", rows)
        } else {
            frames.appendChunk("fdAT", nextNumber() + rows)
        }
        frameCount += 1
    }

    func data() -> Data {
        var file = head
        // Shown 0 times is shown without end.
        file.appendChunk("acTL", Raster.bytes(frameCount) + Raster.bytes(0 as UInt32))
        file.append(frames)
        file.appendChunk("IEND", [])
        return file
    }

    private mutating func nextNumber() -> [UInt8] {
        defer { sequence += 1 }
        return Raster.bytes(sequence)
    }
}
