internal import CFilms
import Foundation

/// An encoder of films as GIF. Each frame has its own colours.
final class GIFEncoder: FilmEncoder {
    private let file: NSMutableData

    /// Null once the file is complete.
    private var gif: UnsafeMutablePointer<GifFileType>?

    /// Makes an encoder of films of a size in pixels.
    init(width: Int, height: Int) throws {
        file = NSMutableData()
        // The file is written to until it is closed, in `data` or `deinit`; the data lives at least as long.
        let gif = EGifOpen(
            Unmanaged.passUnretained(file).toOpaque(),
            { gif, bytes, count in
                guard let target = gif?.pointee.UserData, let bytes else { return 0 }
                Unmanaged<NSMutableData>.fromOpaque(target).takeUnretainedValue().append(bytes, length: Int(count))
                return count
            }, nil)
        self.gif = gif
        guard let gif else { throw Self.failure }
        EGifSetGifVersion(gif, true)
        // Eight bits for each channel of a colour.
        try check(EGifPutScreenDesc(gif, Int32(width), Int32(height), 8, 0, nil))
        try putLoop()
    }

    deinit { EGifCloseFile(gif, nil) }

    /// Writes that the film repeats endlessly, in the form that browsers understand.
    private func putLoop() throws {
        let name = Array("NETSCAPE2.0".utf8)
        // The number of the block's kind, and how often it is shown: 0 for without end.
        let loop: [UInt8] = [1, 0, 0]
        try check(EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE))
        try check(EGifPutExtensionBlock(gif, Int32(name.count), name))
        try check(EGifPutExtensionBlock(gif, Int32(loop.count), loop))
        try check(EGifPutExtensionTrailer(gif))
    }

    func add(_ frame: Raster, changedIn part: PixelRect, at time: Range<Double>) throws {
        var control = GraphicsControlBlock()
        control.DisposalMode = DISPOSE_DO_NOT
        control.DelayTime = Int32(Self.duration(time, per: 100))
        control.TransparentColor = NO_TRANSPARENT_COLOR
        var bytes = [UInt8](repeating: 0, count: 4)
        let count = EGifGCBToExtension(&control, &bytes)
        try check(EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, Int32(count), bytes))

        var counts: [UInt32: Int] = [:]
        frame.forEachRun(in: part) { counts[$0, default: 0] += $1 }
        let palette = GIFPalette(counts)
        let map = Self.map(of: palette)
        defer { GifFreeMapObject(map) }
        try check(
            EGifPutImageDesc(
                gif, Int32(part.columns.lowerBound), Int32(part.rows.lowerBound), Int32(part.columns.count),
                Int32(part.rows.count), false, map))
        var pixels: [UInt8] = []
        pixels.reserveCapacity(part.columns.count * part.rows.count)
        frame.forEachRun(in: part) { color, count in
            pixels.append(contentsOf: repeatElement(palette.index(of: color), count: count))
        }
        try check(EGifPutLine(gif, &pixels, Int32(pixels.count)))
    }

    /// Returns a palette's colour table: its size is a power of two, and unused entries are black.
    private static func map(of palette: GIFPalette) -> UnsafeMutablePointer<ColorMapObject>? {
        var count = 2
        while count < palette.colors.count { count *= 2 }
        var colors = palette.colors.map { color in
            GifColorType(
                Red: UInt8(color >> 16 & 0xFF), Green: UInt8(color >> 8 & 0xFF), Blue: UInt8(color & 0xFF))
        }
        colors += repeatElement(GifColorType(), count: count - colors.count)
        return GifMakeMapObject(Int32(count), colors)
    }

    func data() throws -> Data {
        let gif = gif
        self.gif = nil
        try check(EGifCloseFile(gif, nil))
        return file as Data
    }

    private func check(_ status: Int32) throws {
        guard status == GIF_OK else { throw Self.failure }
    }

    private static let failure = PictureError.drawingFailed("the film could not be written as GIF")
}
