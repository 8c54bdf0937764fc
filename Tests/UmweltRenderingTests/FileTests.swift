import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Files") struct FileTests {
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appending(path: "umwelt-\(UUID().uuidString)")

    private var page: DisplayList {
        let text = layout(
            Paragraph("Grüße & <Küsse>\nfrom a page that is long", lineLimit: 2), width: 150)
        return DisplayList(
            size: CGSize(width: 200, height: 100),
            items: [
                .fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)), .color(.red)),
                .text(text, at: CGPoint(x: 10, y: 10)),
                .group(DisplayGroup(opacity: 0.5, items: [.text(layout("💬 مرحبا"), at: CGPoint(x: 10, y: 60))])),
            ])
    }

    private func inFolder(_ body: (URL) throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("The same picture is the same file, with fresh fonts and caches as well") func determinism() async throws {
        let files = [try page.pngData(scale: 2), try page.pdfData(), try page.svgData()]
        let page = page
        let others = try await withThrowingTaskGroup { group in
            for index in 0..<4 {
                group.addTask {
                    let cache = NSTemporaryDirectory() + "umwelt-fonts-\(UUID().uuidString)-\(index)"
                    defer { try? FileManager.default.removeItem(atPath: cache) }
                    let setter = PangoTypeSetter(
                        shapingContexts: ShapingContextPool(configuration: FontConfiguration(cacheDirectory: cache)))
                    return [
                        try Raster(page, scale: 2, isOpaque: false, typeSetter: setter).pngData(),
                        try PDFPage(page, typeSetter: setter).data(), SVGWriter.data(page, typeSetter: setter),
                    ]
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for other in others { #expect(other == files) }
    }

    @Test("SVG says which edges are not smooth") func hardEdges() throws {
        let (path, paint) = (Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), Paint.color(.red))
        func svg(_ item: DisplayItem) throws -> String {
            String(decoding: try DisplayList(size: CGSize(width: 9, height: 9), items: [item]).svgData(), as: UTF8.self)
        }
        #expect(try !svg(.fill(path, paint)).contains("shape-rendering"))
        #expect(try svg(.fill(path, paint, isAntialiased: false)).contains("shape-rendering=\"crispEdges\""))
        #expect(
            try svg(.stroke(path, paint, StrokeStyle(), isAntialiased: false))
                .contains("shape-rendering=\"crispEdges\""))
    }

    @Test("Text in a PDF can be read, as much of it as is shown") func pdfText() throws {
        let text = layout(Paragraph("Selectable words that do not fit", lineLimit: 1), width: 120)
        let data = try text.picture.pdfData()
        #expect(data.starts(with: Array("%PDF-".utf8)))
        try inFolder { folder in
            let file = folder.appending(path: "text.pdf")
            try data.write(to: file)
            let reader = Process()
            reader.executableURL = URL(fileURLWithPath: "/usr/bin/pdftotext")
            reader.arguments = [file.path, "-"]
            let output = Pipe()
            reader.standardOutput = output
            try reader.run()
            let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            reader.waitUntilExit()
            #expect(words.trimmingCharacters(in: .whitespacesAndNewlines) == text.lines[0].text)
        }
    }

    @Test("SVG has text as text, escaped, and is well-formed") func svg() throws {
        let svg = String(decoding: try page.svgData(), as: UTF8.self)
        #expect(svg.contains(">Grüße &amp; &lt;Küsse&gt;</tspan></text>"))
        #expect(svg.contains("font-size=\"17\""))
        #expect(svg.contains("fill=\"#FF0000\""))
        #expect(svg.contains("<g opacity=\"0.5\">"))
        #expect(svg.contains("direction=\"rtl\" text-anchor=\"end\""))
        let parser = XMLParser(data: Data(svg.utf8))
        #expect(parser.parse())
    }

    @Test("SVG writes right-to-left lines, clips, strokes and styles") func svgStyles() throws {
        var run = TextRun(
            text: "مرحبا", font: ResolvedFont(design: .serif, size: 20.5, weight: 700, isItalic: true), color: .blue)
        run.kerning = 1.25
        run.underline = .red
        let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [1, 2], dashPhase: 0.5)
        let group = DisplayGroup(
            offset: CGPoint(x: 1.0 / 3, y: -2), clip: Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
            items: [
                .text(layout(Paragraph(runs: [run])), at: .zero), .stroke(Path(ellipseIn: .zero), .color(.red), style),
            ])
        let svg = String(
            decoding: try DisplayList(size: CGSize(width: 9, height: 9), items: [.group(group)]).svgData(),
            as: UTF8.self)
        #expect(svg.contains("direction=\"rtl\" text-anchor=\"end\""))
        #expect(svg.contains("font-size=\"20.5\" font-weight=\"700\" font-style=\"italic\" letter-spacing=\"1.25\""))
        #expect(svg.contains("transform=\"translate(0.3333333333333333 -2)\" clip-path=\"url(#c"))
        #expect(svg.contains("stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-dasharray=\"1 2\""))
        #expect(svg.contains("stroke-dashoffset=\"0.5\""))
        #expect(XMLParser(data: Data(svg.utf8)).parse())
    }

    @Test("Numbers in SVG are short and plain") func numbers() {
        let numbers: [(CGFloat, String)] = [
            (0, "0"), (1, "1"), (-1.5, "-1.5"), (1 / 3, "0.3333"), (-0.00001, "0"), (1e300, "1000000000"),
            (.nan, "0"), (0.05, "0.05"), (1_234_567.25, "1234567.25"),
        ]
        for (value, text) in numbers { #expect(String(svg: value) == text) }
        #expect(String(xml: "a\0\u{1B}<b>&\"\u{FFFE}") == "a&lt;b&gt;&amp;&quot;")
    }

    @Test("A file's extension decides its format") func formats() throws {
        try inFolder { folder in
            for (name, start) in [("a.png", "\u{89}PNG"), ("b.SVG", "<svg"), ("c.pdf", "%PDF")] {
                let file = folder.appending(path: name)
                try page.write(to: file, scale: 2)
                let data = try Data(contentsOf: file)
                #expect(String(decoding: data.prefix(4), as: UTF8.self).suffix(3) == start.suffix(3))
            }
            #expect(throws: PictureError.unknownExtension("gif")) {
                try page.write(to: folder.appending(path: "a.gif"))
            }
            #expect(throws: PictureError.self) { try page.write(to: folder.appending(path: "no/such/folder/a.png")) }
        }
    }

    @Test("Sizes that cannot be drawn are errors that say what to do") func sizes() {
        for size in [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: 5, height: CGFloat.nan)] {
            for format in PictureFormat.allCases {
                #expect { try DisplayList(size: size).data(as: format) } throws: { "\($0)".contains("give it a frame") }
            }
        }
        let wide = DisplayList(size: CGSize(width: 20_000, height: 1))
        #expect { try wide.pngData(scale: 2) } throws: { "\($0)".contains("use a smaller scale") }
        #expect { try wide.pdfData() } throws: { "\($0)".contains("write SVG") }
        #expect(throws: Never.self) { try wide.svgData() }
        #expect(throws: Never.self) { try wide.pngData() }
        #expect(throws: PictureError.invalidScale(0)) { try wide.pngData(scale: 0) }
        #expect(throws: PictureError.self) { try wide.pngData(scale: .nan) }
        #expect(throws: PictureError.self) { try DisplayList(size: CGSize(width: 32767, height: 1e9)).pngData() }
    }

    @Test("A picture that is compressed for speed has the same pixels", arguments: [true, false])
    func compression(isOpaque: Bool) throws {
        let exact = try page.pngData(scale: 3, isOpaque: isOpaque)
        let fast = try page.pngData(scale: 3, isOpaque: isOpaque, compression: .fast)
        #expect(fast != exact)
        #expect(Pixels(png: fast) == Pixels(png: exact))
        // Noise does not shrink: the compressed rows are longer than the pixels.
        let dots = (0..<40 * 40).map { index in
            let parts = [0.618, 0.755, 0.57].map {
                Float((Double(index * index) * $0).truncatingRemainder(dividingBy: 1))
            }
            let color = ResolvedColor(red: parts[0], green: parts[1], blue: parts[2])
            return DisplayItem.fill(
                Path(CGRect(x: index % 40, y: index / 40, width: 1, height: 1)), Paint.color(color))
        }
        let list = DisplayList(size: CGSize(width: 40, height: 40), items: dots)
        #expect(Pixels(png: try list.pngData(compression: .fast)) == Pixels(png: try list.pngData()))
    }

    @Test("Rows go to ISA-L by the dozen, as it copies what it gets in small pieces, and to zlib one by one")
    func rowsAtOnce() {
        // A row of a share card, and one that is longer than what goes at once.
        #expect(DeflateStream.rowsAtOnce(of: 1200 * 3 + 1, compression: .fast) == 36)
        #expect(DeflateStream.rowsAtOnce(of: 32767 * 4 + 1, compression: .fast) == 1)
        #expect(DeflateStream.rowsAtOnce(of: 1200 * 3 + 1, compression: .reproducible) == 1)
    }

    @Test("Pictures are made on many threads at once") func threads() async throws {
        let page = page
        let expected = try page.pngData()
        try await withThrowingTaskGroup { group in
            for _ in 0..<16 { group.addTask { (try page.pngData(), try page.pdfData()) } }
            for try await (png, _) in group { #expect(png == expected) }
        }
    }
}
