import CFilms
import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

/// Films of a square that moves over white from left to right, eight points at a time.
@Suite struct FilmTests {
    private let size = CGSize(width: 40, height: 20)

    private func picture(_ step: Int, _ color: ResolvedColor = .red) -> DisplayList {
        let square = CGRect(x: 8 * step, y: 4, width: 8, height: 8)
        return DisplayList(size: size, items: [.fill(Path(square), .color(color))])
    }

    /// A film that shows the square at places from given times on, until the last time.
    private func film(
        _ format: FilmFormat, _ steps: [(step: Int, time: Double)], until end: Double, scale: CGFloat = 1
    ) throws -> Data {
        let writer = FilmWriter(format, scale: scale)
        for (step, time) in steps { try writer.add(picture(step), at: time) }
        return try writer.data(until: end)
    }

    private let steps = [(step: 0, time: 0), (1, 0.1), (1, 0.2), (2, 1 / 3.0), (0, 0.5)]

    @Test func `a PNG has the first picture, then what changes, each with its time`() throws {
        let data = try film(.png, steps, until: 1)
        let chunks = try PNGChunk.all(in: data)
        #expect(
            chunks.map(\.name) == [
                "IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
            ])
        // Four pictures, without end.
        #expect(chunks[3].content == [0, 0, 0, 4, 0, 0, 0, 0])
        let controls = chunks.filter { $0.name == "fcTL" }
        #expect(
            controls.map { $0.numbers(0..<20) }.map { Array($0.dropFirst()) } == [
                [40, 20, 0, 0], [16, 8, 0, 4], [16, 8, 8, 4], [24, 8, 0, 4],
            ])
        // Thousandths of a second.
        #expect(controls.map { Int($0.content[20]) << 8 | Int($0.content[21]) } == [100, 233, 167, 500])
        #expect(controls.allSatisfy { Array($0.content[22...]) == [3, 0xE8, 0, 0] })
        // Chunks of the film are numbered in turn.
        let numbered = chunks.filter { $0.name == "fcTL" || $0.name == "fdAT" }
        #expect(numbered.map { $0.numbers(0..<4)[0] } == Array(0..<7))

        let first = Pixels(png: data)
        #expect(first.width == 40 && first[4, 8] == "#FF0000FF" && first[12, 8] == "#FFFFFFFF")
    }

    @Test func `a GIF has the colours of each picture, and times in hundredths`() throws {
        let gif = try GIFReader(film(.gif, steps, until: 1))
        #expect(gif.frames.map(\.delay) == [10, 23, 17, 50])
        #expect(gif.frames.map(\.box) == [[0, 0, 40, 20], [0, 4, 16, 8], [8, 4, 16, 8], [0, 4, 24, 8]])
        #expect(gif.frames[0].colors[4 * 40 + 4] == 0xFF0000 && gif.frames[0].colors[0] == 0xFFFFFF)
        // The square has left eight columns white.
        #expect(gif.frames[1].colors.prefix(16) == [0xFFFFFF, 0xFF0000].flatMap { repeatElement($0, count: 8) }[...])
    }

    @Test func `a WebP has all colours, and times in thousandths`() throws {
        let data = try film(.webp, steps, until: 1)
        let frames = WebPFrame.all(in: [UInt8](data))
        #expect(frames.map(\.duration) == [100, 233, 167, 500])
        let first = try #require(frames.first?.pixels)
        #expect(first.count == 40 * 20 && first[4 * 40 + 4] == 0xFF0000 && first[0] == 0xFFFFFF)
    }

    @Test(arguments: FilmFormat.allCases)
    func `the same pictures are the same film`(format: FilmFormat) throws {
        let film = try film(format, steps, until: 1, scale: 2)
        for _ in 0..<3 { #expect(try self.film(format, steps, until: 1, scale: 2) == film) }
    }

    @Test(arguments: FilmFormat.allCases)
    func `pictures that are all the same are a film of one`(format: FilmFormat) throws {
        let film = try film(format, [(0, 0), (0, 0.1), (0, 0.2)], until: 0.3)
        switch format {
        case .png: #expect(try PNGChunk.all(in: film)[3].content == [0, 0, 0, 1, 0, 0, 0, 0])
        case .gif: #expect(try GIFReader(film).frames.map(\.delay) == [30])
        case .webp: #expect(!film.isEmpty)
        }
    }

    @Test(arguments: FilmFormat.allCases)
    func `later pictures have the size of the first one`(format: FilmFormat) throws {
        let writer = FilmWriter(format)
        try writer.add(picture(0), at: 0)
        var larger = picture(1)
        larger.size = CGSize(width: 80, height: 10)
        try writer.add(larger, at: 0.1)
        #expect(throws: Never.self) { try writer.data(until: 0.2) }
    }

    @Test(arguments: FilmFormat.allCases)
    func `what cannot be a film is an error`(format: FilmFormat) throws {
        #expect(throws: PictureError.self) { try FilmWriter(format).data(until: 1) }
        #expect(throws: PictureError.self) { try FilmWriter(format).add(DisplayList(size: .zero), at: 0) }
        #expect(throws: PictureError.self) { try FilmWriter(format, scale: .nan).add(picture(0), at: 0) }
        #expect { try FilmWriter(format, scale: 1000).add(picture(0), at: 0) } throws: {
            "\($0)".contains("use a smaller size or scale")
        }
        #expect(throws: PictureError.unknownFilmExtension("mp4")) { try FilmFormat(pathExtension: "mp4") }
        #expect(try FilmFormat(pathExtension: "APNG") == .png)
    }

    @Test func `a GIF of many colours keeps its background and has colours near to the others`() throws {
        let items: [DisplayItem] = (0..<30).flatMap { x in
            (0..<20).map { y in
                let color = ResolvedColor(red: Float(x) / 30, green: Float(y) / 20, blue: Float(x + y) / 50)
                return .fill(Path(CGRect(x: x, y: y, width: 1, height: 1)), .color(color))
            }
        }
        let writer = FilmWriter(.gif)
        try writer.add(DisplayList(size: CGSize(width: 60, height: 20), items: items), at: 0)
        let gif = try GIFReader(writer.data(until: 1))
        let colors = gif.frames[0].colors
        #expect(Set(colors).count == GIFPalette.maxCount)
        #expect((0..<20).allSatisfy { y in (30..<60).allSatisfy { colors[y * 60 + $0] == 0xFFFFFF } })
        let exact = Pixels(png: try DisplayList(size: CGSize(width: 60, height: 20), items: items).pngData())
        for y in 0..<20 {
            for x in 0..<30 {
                let start = (y * 60 + x) * 4
                let distances = [0, 1, 2].map { channel in
                    abs(Int(exact.bytes[start + channel]) - Int(colors[y * 60 + x] >> (8 * UInt32(channel)) & 0xFF))
                }
                #expect(distances.allSatisfy { $0 <= 16 })
            }
        }
    }
}

/// A chunk of a PNG file.
private struct PNGChunk {
    let name: String
    let content: [UInt8]

    /// Numbers of four bytes.
    func numbers(_ range: Range<Int>) -> [Int] {
        stride(from: range.lowerBound, to: range.upperBound, by: 4).map { start in
            content[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        }
    }

    static func all(in data: Data) throws -> [PNGChunk] {
        let bytes = [UInt8](data)
        var chunks: [PNGChunk] = []
        var start = 8
        while start + 12 <= bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            try #require(start + 12 + length <= bytes.count)
            let name = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
            chunks.append(PNGChunk(name: name, content: Array(bytes[start + 8..<start + 8 + length])))
            start += 12 + length
        }
        #expect(start == bytes.count)
        return chunks
    }
}

/// A GIF, as giflib reads it.
private struct GIFReader {
    struct Frame {
        /// Hundredths of a second.
        var delay: Int
        /// Left, top, width, height.
        var box: [Int]
        /// As `0xRRGGBB`.
        var colors: [UInt32]
    }

    var frames: [Frame] = []

    init(_ data: Data) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).gif")
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let gif = try #require(DGifOpenFileName(url.path, nil))
        defer { DGifCloseFile(gif, nil) }
        try #require(DGifSlurp(gif) == GIF_OK)
        for index in 0..<Int(gif.pointee.ImageCount) {
            let image = gif.pointee.SavedImages[index]
            var control = GraphicsControlBlock()
            try #require(DGifSavedExtensionToGCB(gif, Int32(index), &control) == GIF_OK)
            let box = image.ImageDesc
            let map = try #require(box.ColorMap).pointee
            let pixels = UnsafeBufferPointer(start: image.RasterBits, count: Int(box.Width * box.Height))
            frames.append(
                Frame(
                    delay: Int(control.DelayTime), box: [box.Left, box.Top, box.Width, box.Height].map(Int.init),
                    colors: pixels.map { pixel in
                        let color = map.Colors[Int(pixel)]
                        return UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
                    }))
        }
    }
}

/// A frame of an animated WebP: chunks named `ANMF`, with the picture in a chunk inside.
private struct WebPFrame {
    /// Thousandths of a second.
    let duration: Int
    /// As `0xRRGGBB`; nil if they cannot be read.
    let pixels: [UInt32]?

    static func all(in bytes: [UInt8]) -> [WebPFrame] {
        chunks(in: bytes[12...]).filter { $0.name == "ANMF" }.map { chunk in
            // Place and size take twelve bytes, the duration three, and one says how frames are mixed.
            let start = chunk.content.startIndex
            let duration = chunk.content[start + 12..<start + 15].reversed().reduce(0) { $0 << 8 | Int($1) }
            return WebPFrame(duration: duration, pixels: pixels(Array(chunk.content[(start + 16)...])))
        }
    }

    private static func chunks(in bytes: ArraySlice<UInt8>) -> [(name: String, content: ArraySlice<UInt8>)] {
        var chunks: [(String, ArraySlice<UInt8>)] = []
        var start = bytes.startIndex
        while start + 8 <= bytes.endIndex {
            let length = bytes[start + 4..<start + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
            let end = min(start + 8 + length, bytes.endIndex)
            chunks.append((String(decoding: bytes[start..<start + 4], as: UTF8.self), bytes[start + 8..<end]))
            // Chunks have an even length.
            start += 8 + length + length % 2
        }
        return chunks
    }

    private static func pixels(_ frame: [UInt8]) -> [UInt32]? {
        guard let chunk = chunks(in: frame[...]).first(where: { $0.name == "VP8L" }) else { return nil }
        let content = Array(chunk.content)
        var (width, height): (Int32, Int32) = (0, 0)
        guard let rows = WebPDecodeRGB(content, content.count, &width, &height) else { return nil }
        defer { WebPFree(rows) }
        return (0..<Int(width * height)).map { index in
            UInt32(rows[3 * index]) << 16 | UInt32(rows[3 * index + 1]) << 8 | UInt32(rows[3 * index + 2])
        }
    }
}
