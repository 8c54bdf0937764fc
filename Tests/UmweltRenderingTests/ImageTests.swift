import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

@Suite("Images in pictures") struct ImageTests {
    /// A file of two by two pixels: red, blue, white and nothing.
    private static let corners = file(
        DisplayList(
            size: CGSize(width: 2, height: 2),
            items: [
                square(0, 0, .red), square(1, 0, .blue), square(0, 1, .white),
            ]))

    private static func square(_ x: CGFloat, _ y: CGFloat, _ color: ResolvedColor) -> DisplayItem {
        .fill(Path(CGRect(x: x, y: y, width: 1, height: 1)), .color(color))
    }

    private static func file(_ list: DisplayList) -> ImageFile {
        // A picture with a size can be drawn, and what is drawn can be read.
        try! ImageFile(data: list.pngData())
    }

    private func picture(_ images: ImageDrawing...) -> DisplayList {
        DisplayList(size: CGSize(width: 8, height: 8), items: images.map { .image($0) })
    }

    private func pixels(_ images: ImageDrawing...) throws -> Pixels {
        let list = DisplayList(size: CGSize(width: 8, height: 8), items: images.map { .image($0) })
        return Pixels(png: try list.pngData())
    }

    private let whole = CGRect(x: 0, y: 0, width: 8, height: 8)

    @Test("Pixels stay pixels without interpolation") func nearest() throws {
        let pixels = try pixels(ImageDrawing(Self.corners, in: whole, interpolation: .none))
        #expect(pixels[0, 0] == "#FF0000FF" && pixels[3, 3] == "#FF0000FF")
        #expect(pixels[4, 0] == "#0000FFFF" && pixels[7, 3] == "#0000FFFF")
        #expect(pixels[0, 7] == "#FFFFFFFF" && pixels[7, 7] == "#00000000")
    }

    @Test("With interpolation there are colours in between") func smooth() throws {
        let pixels = try pixels(ImageDrawing(Self.corners, in: whole))
        #expect(pixels[0, 0] == "#FF0000FF")
        #expect(pixels[3, 0] != "#FF0000FF" && pixels[3, 0] != "#0000FFFF")
    }

    @Test("A tint takes the place of all colours and keeps what is transparent") func tint() throws {
        let pixels = try pixels(ImageDrawing(Self.corners, in: whole, interpolation: .none, tint: .black))
        #expect(pixels[0, 0] == "#000000FF" && pixels[4, 0] == "#000000FF" && pixels[7, 7] == "#00000000")
    }

    @Test("A part is drawn in the place of the whole") func part() throws {
        var drawing = ImageDrawing(Self.corners, in: CGRect(x: 2, y: 2, width: 4, height: 4), interpolation: .none)
        drawing.source = CGRect(x: 1, y: 0, width: 1, height: 1)
        let pixels = try pixels(drawing)
        #expect(pixels[1, 1] == "#00000000" && pixels[2, 2] == "#0000FFFF" && pixels[5, 5] == "#0000FFFF")
        #expect(drawing.wholeFrame == CGRect(x: -2, y: 2, width: 8, height: 8))
    }

    @Test("Tiles begin at the top left corner and are cut at the end") func tiles() throws {
        var drawing = ImageDrawing(Self.corners, in: CGRect(x: 1, y: 0, width: 7, height: 8), interpolation: .none)
        drawing.tile = CGSize(width: 4, height: 4)
        let pixels = try pixels(drawing)
        #expect(pixels[0, 0] == "#00000000")
        #expect(pixels[1, 0] == "#FF0000FF" && pixels[3, 0] == "#0000FFFF" && pixels[5, 4] == "#FF0000FF")
        #expect(pixels[7, 0] == "#0000FFFF")
        drawing.source = CGRect(x: 0, y: 0, width: 1, height: 2)
        drawing.tile = CGSize(width: 1, height: 2)
        let columns = try self.pixels(drawing)
        #expect(columns[5, 0] == "#FF0000FF" && columns[5, 1] == "#FFFFFFFF" && columns[6, 2] == "#FF0000FF")
    }

    @Test("An SVG is sharp in every size") func vector() throws {
        let svg =
            "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='2'><rect width='1' height='1' fill='red'/></svg>"
        let file = try ImageFile(data: Data(svg.utf8))
        let pixels = try pixels(ImageDrawing(file, in: whole))
        #expect(pixels[3, 3] == "#FF0000FF" && pixels[4, 3] == "#00000000" && pixels[3, 4] == "#00000000")
        let tinted = try self.pixels(ImageDrawing(file, in: whole, tint: .blue))
        #expect(tinted[3, 3] == "#0000FFFF" && tinted[4, 4] == "#00000000")
        var tiled = ImageDrawing(file, in: whole)
        tiled.tile = CGSize(width: 2, height: 2)
        let tiles = try self.pixels(tiled)
        #expect(tiles[0, 0] == "#FF0000FF" && tiles[1, 0] == "#00000000" && tiles[6, 6] == "#FF0000FF")
    }

    @Test("Parts that stand side by side leave no seam between pixels") func seams() throws {
        let svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"2\"><path d=\"M0 0h2v2H0z\" fill=\"red\"/></svg>"
        let png = Self.file(DisplayList(size: CGSize(width: 2, height: 2), items: [.fill(Path(whole), .color(.red))]))
        for file in [png, try ImageFile(data: Data(svg.utf8))] {
            var left = ImageDrawing(file, in: CGRect(x: 0, y: 0, width: 3.3, height: 8))
            left.source = CGRect(x: 0, y: 0, width: 1, height: 2)
            var right = ImageDrawing(file, in: CGRect(x: 3.3, y: 0, width: 4.7, height: 8))
            right.source = CGRect(x: 1, y: 0, width: 1, height: 2)
            let pixels = try pixels(left, right)
            #expect((0..<8).allSatisfy { pixels[$0, 4] == "#FF0000FF" })
        }
    }

    @Test("A file that turns out to be broken is drawn as a placeholder") func broken() throws {
        var bytes = Self.corners.data
        // The end is there, but not what is before it.
        bytes.replaceSubrange(40..<bytes.count - 12, with: Data(repeating: 7, count: bytes.count - 52))
        let file = try ImageFile(data: bytes)
        #expect(DecodedImage.of(file) == nil)
        let drawing = ImageDrawing(file, in: whole)
        let list = DisplayList(size: CGSize(width: 8, height: 8), items: drawing.placeholder)
        #expect(try picture(drawing).pngData() == list.pngData())
        #expect(try picture(drawing).svgData() == list.svgData())
    }

    @Test("The warning of a file that cannot be shown has its name")
    func nameInWarning() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            var bytes = ImageTests.corners.data
            bytes.replaceSubrange(40..<bytes.count - 12, with: Data(repeating: 7, count: bytes.count - 52))
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("Torn \(UUID().uuidString).png")
            try bytes.write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            #expect(DecodedImage.of(try ImageFile(contentsOf: url)) == nil)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(/The image \S+\/Torn [-0-9A-F]+\.png cannot be shown\./))
    }

    @Test("An SVG reads no other file: neither by entities, nor as images, styles or fonts")
    func references() throws {
        let secret = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
        let start = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">"#
        try Data((start + #"<rect id="a" width="8" height="8" fill="red"/></svg>"#).utf8).write(to: secret)
        defer { try? FileManager.default.removeItem(at: secret) }
        let url = secret.absoluteString
        let red = try pixels(ImageDrawing(try ImageFile(contentsOf: secret), in: whole))
        #expect(red[4, 4] == "#FF0000FF")
        let texts = [
            ("", #"<image href="\#(url)" width="8" height="8"/>"#), ("", #"<use href="\#(url)#a"/>"#),
            (#"<!DOCTYPE svg [<!ENTITY file SYSTEM "\#(url)">]>"#, "&file;"),
            (#"<?xml-stylesheet href="\#(url)" type="text/css"?>"#, ""),
            ("", #"<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="\#(url)"/>"#),
        ]
        for (head, content) in texts {
            let svg = head + start + content + "</svg>"
            let drawn = try pixels(ImageDrawing(try ImageFile(data: Data(svg.utf8)), in: whole))
            #expect(drawn[4, 4] != "#FF0000FF", "\(svg)")
        }
        // Entities of entities are not written out: 10^9 letters would be.
        let levels = (1...9).map { #"<!ENTITY e\#($0) "\#(String(repeating: "&e\($0 - 1);", count: 10))">"# }.joined()
        let bomb = #"<!DOCTYPE svg [<!ENTITY e0 "x">\#(levels)]>\#(start)<text y="8">&e9;</text></svg>"#
        #expect((try? ImageFile(data: Data(bomb.utf8))).flatMap(DecodedImage.of) == nil)
    }

    @Test("An SVG whose filters take too long is drawn as a placeholder, and others with filters are drawn")
    func slowFilters() throws {
        func drawing(_ filter: String, size: Int) throws -> ImageDrawing {
            let svg = """
                <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" height="\(size)">
                <filter id="f" x="0" y="0" width="1" height="1">\(filter)</filter>
                <rect width="\(size)" height="\(size)" fill="red" filter="url(#f)"/></svg>
                """
            return ImageDrawing(
                try ImageFile(data: Data(svg.utf8)), in: CGRect(x: 0, y: 0, width: size, height: size))
        }
        let quick = try picture(drawing("<feOffset dx=\"0\"/>", size: 8))
        #expect(try quick.pngData() != DisplayList(size: quick.size, items: []).pngData())
        let endless = try drawing(String(repeating: "<feTurbulence numOctaves=\"1000\"/>", count: 200), size: 2000)
        let start = ContinuousClock.now
        let list = DisplayList(size: CGSize(width: 8, height: 8), items: endless.placeholder)
        #expect(try picture(endless).pngData() == list.pngData())
        // It is given up after two seconds, to which a busy machine adds; drawn to its end it would take hours.
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test("The warning of an SVG that takes too long has its name")
    func nameOfSlowFilters() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let filter = String(repeating: "<feTurbulence numOctaves=\"1000\"/>", count: 200)
            let svg = """
                <svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f">\(filter)</filter>
                <rect width="2000" height="2000" filter="url(#f)"/></svg>
                """
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("Slow \(UUID().uuidString).svg")
            try Data(svg.utf8).write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            let size = CGSize(width: 2000, height: 2000)
            #expect(VectorTrial(try ImageFile(contentsOf: url))?.allows(size, natural: size) == false)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(/The image \S+\/Slow [-0-9A-F]+\.svg takes longer than two seconds to be drawn/))
    }

    @Test("An SVG that uses its parts a billion times is drawn as a placeholder, and the rest of the picture as it is")
    func endlessUse() throws {
        let levels = (1...9).map { level in
            "<g id=\"g\(level)\">" + String(repeating: "<use href=\"#g\(level - 1)\"/>", count: 10) + "</g>"
        }
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><defs><g id="g0"><rect width="1" height="1"/></g>
            \(levels.joined())</defs><g opacity="0.5"><use href="#g9"/></g></svg>
            """
        let image = ImageDrawing(try ImageFile(data: Data(svg.utf8)), in: whole)
        let list = DisplayList(size: CGSize(width: 8, height: 8), items: image.placeholder)
        #expect(try picture(image).pngData() == list.pngData())
        let twice = svg.replacing("<use href=\"#g9\"/>", with: "<use href=\"#g1\"/>")
        let drawn = picture(ImageDrawing(try ImageFile(data: Data(twice.utf8)), in: whole))
        #expect(try drawn.pngData() != DisplayList(size: drawn.size, items: []).pngData())
    }

    @Test("Frames that are nowhere draw nothing") func invalid() throws {
        for frame in [CGRect.null, .infinite, .zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
            #expect(try picture(ImageDrawing(Self.corners, in: frame)).pngData() == picture().pngData())
            #expect(try picture(ImageDrawing(Self.corners, in: frame)).svgData() == picture().svgData())
        }
    }

    @Test("An SVG file holds the image's own bytes") func svgFile() throws {
        let text = String(decoding: try picture(ImageDrawing(Self.corners, in: whole)).svgData(), as: UTF8.self)
        #expect(text.contains("<image x=\"0\" y=\"0\" width=\"8\" height=\"8\""))
        #expect(text.contains("data:image/png;base64,\(Self.corners.data.base64EncodedString())"))
    }

    @Test("An SVG file looks like the picture, tiles, parts and tints included") func svgLooks() throws {
        // Four fields: librsvg mixes neighbours also where pixels are to stay pixels.
        let fields = try ImageFile(data: picture(ImageDrawing(Self.corners, in: whole, interpolation: .none)).pngData())
        var tiled = ImageDrawing(fields, in: CGRect(x: 0, y: 0, width: 8, height: 4))
        tiled.tile = CGSize(width: 4, height: 4)
        var part = ImageDrawing(fields, in: CGRect(x: 0, y: 4, width: 4, height: 4))
        part.source = CGRect(x: 4, y: 0, width: 4, height: 4)
        let svg = try ImageFile(data: picture(tiled, part).svgData())
        let pixels = try pixels(ImageDrawing(svg, in: whole))
        #expect(pixels[0, 0] == "#FF0000FF" && pixels[2, 0] == "#0000FFFF" && pixels[4, 0] == "#FF0000FF")
        #expect(pixels[1, 6] == "#0000FFFF" && pixels[6, 6] == "#00000000")
        let tint = ImageDrawing(fields, in: whole, tint: .blue)
        let tinted = try self.pixels(ImageDrawing(ImageFile(data: picture(tint).svgData()), in: whole))
        #expect(tinted[0, 0] == "#0000FFFF" && tinted[7, 7] == "#00000000")
    }

    @Test("A PDF holds the image, and equal pictures are equal files") func pdfFile() throws {
        let list = picture(ImageDrawing(Self.corners, in: whole))
        let data = try list.pdfData()
        #expect(data.range(of: Data("/Subtype /Image".utf8)) != nil)
        #expect(try list.pdfData() == data)
    }

    @Test("Images are drawn on many threads at once") func threads() async throws {
        let list = picture(ImageDrawing(Self.corners, in: whole))
        let expected = try list.pngData()
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<32 { group.addTask { (try? list.pngData()) == expected } }
            for await isEqual in group { #expect(isEqual) }
        }
    }

    @Test("Equal bytes have equal checksums") func checksum() throws {
        #expect(Self.corners.checksum == (try ImageFile(data: Self.corners.data)).checksum)
        #expect(Self.corners.checksum.count == 64)
        let part = try #require(Self.corners.part(CGRect(x: 1, y: 0, width: 1, height: 1)))
        #expect(part.size == CGSize(width: 1, height: 1) && part.checksum != Self.corners.checksum)
    }
}
