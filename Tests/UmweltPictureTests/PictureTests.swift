import SwiftUI
import Testing
import Umwelt
import UmweltTesting

private let text = "This is some long, multiline text 💬, that just keeps going"

/// A view on white, as PNG.
@MainActor
private func picture<V: View>(_ view: V, scale: CGFloat = 1) throws -> Data {
    let renderer = ImageRenderer(content: view.environment(\.locale, Locale(identifier: "en_US")))
    renderer.isOpaque = true
    renderer.scale = scale
    return try renderer.pngData()
}

@MainActor @Suite("Pictures")
struct PictureTests {
    @Test("Two lines of text, the second with an ellipsis, emoji in colour: by modifier and by key path the same")
    func lineLimit() throws {
        let byModifier = try picture(Text(text).lineLimit(2).frame(width: 200))
        let byKeyPath = try picture(Text(text).environment(\.lineLimit, 2).frame(width: 200))
        #expect(byModifier == byKeyPath)
        expectPicture(of: byModifier, named: "line-limit")
    }

    @Test("The same to the byte whenever it is drawn")
    func sameBytes() throws {
        let first = try picture(Text(text).font(.title).frame(width: 200))
        for _ in 0..<3 { #expect(try picture(Text(text).font(.title).frame(width: 200)) == first) }
    }

    @Test("The same lines at one, two and three pixels a point, in whole pixels", arguments: [1, 2, 3] as [CGFloat])
    func sameLines(scale: CGFloat) throws {
        let renderer = ImageRenderer(content: Text(text).lineLimit(2).frame(width: 200))
        func lines() -> [[TextLine]] { Self.lines(renderer.displayList.items) }
        let (linesAtOne, sizeAtOne) = (lines(), renderer.displayList.size)
        renderer.scale = scale
        #expect(lines() == linesAtOne)
        let size = renderer.displayList.size
        #expect(size.width == 200 && size.height <= sizeAtOne.height && size.height > sizeAtOne.height - 1)
        let pixels = try #require(Pixels(renderer.pngData()))
        #expect(pixels.width == Int(200 * scale))
        #expect(abs(CGFloat(pixels.height) - size.height * scale) < 1e-6)
    }

    private static func lines(_ items: [DisplayItem]) -> [[TextLine]] {
        items.flatMap { item -> [[TextLine]] in
            switch item {
            case .text(let layout, _): [layout.lines]
            case .group(let group): lines(group.items)
            default: []
            }
        }
    }

    @Test("Shapes filled and stroked")
    func shapes() throws {
        try expectPicture(
            of: picture(
                HStack(spacing: 4) {
                    Rectangle().fill(.red).frame(width: 30, height: 30)
                    RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 3).frame(width: 30, height: 30)
                    Circle().strokeBorder(.green, lineWidth: 4).frame(width: 30, height: 30)
                    Capsule().fill(.orange).frame(width: 40, height: 20)
                }
                .padding(4)), named: "shapes")
    }

    @Test("Right to left everything is mirrored but the words")
    func rightToLeft() throws {
        try expectPicture(
            of: picture(
                HStack {
                    Text("One")
                    Color.purple.frame(width: 20, height: 20)
                    Text("שלום עולם").padding(.leading, 20)
                }
                .environment(\.layoutDirection, .rightToLeft)), named: "right-to-left")
    }

    @Test("In the dark the system's colours are others")
    func dark() throws {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 8, height: 8)
            Color.primary.frame(width: 8, height: 8)
        }
        let light = try #require(Pixels(picture(view)))
        let dark = try #require(Pixels(picture(view.environment(\.colorScheme, .dark))))
        #expect([light[2, 2], light[10, 2]] == [0xFF3B30, 0x000000])
        #expect([dark[2, 2], dark[10, 2]] == [0xFF453A, 0xFFFFFF])
    }

    @Test("A transparent group fades as one")
    func opacity() throws {
        let view = ZStack {
            Color.black
            Color.white.frame(width: 4, height: 4)
        }
        let pixels = try #require(Pixels(picture(view.frame(width: 12, height: 12).opacity(0.5))))
        // White on black at half opacity over white: white stays, black is half.
        #expect([pixels[6, 6], pixels[1, 1]].map { $0 & 0xFF }.first == 0xFF)
        #expect((0x7E...0x81).contains(pixels[1, 1] & 0xFF))
    }

    @Test("Placeholders hide what the text says")
    func redaction() throws {
        try expectPicture(
            of: picture(Text("Loading this\nand that").redacted(reason: .placeholder).padding(4)), named: "placeholder")
    }

    @Test("Texts of several sizes stand on one baseline")
    func baselines() throws {
        try expectPicture(
            of: picture(
                HStack(alignment: .firstTextBaseline) {
                    Text("Large").font(.largeTitle)
                    Text("and small").font(.caption).foregroundStyle(.secondary)
                }), named: "baselines")
    }

    @Test("Larger type where the person wants it")
    func dynamicType() throws {
        try expectPicture(
            of: picture(
                VStack(alignment: .leading) {
                    Text("Body")
                    Text("Body").dynamicTypeSize(.accessibility3)
                    Text("Fixed").font(.system(size: 17)).dynamicTypeSize(.accessibility3)
                }), named: "dynamic-type")
    }
}

@MainActor @Suite("Image renderer")
struct ImageRendererTests {
    @Test("SVG has the text as text, PDF starts as PDF, and both are the same each time")
    func formats() throws {
        let renderer = ImageRenderer(content: Text("Umwelt"))
        let svg = try renderer.svgData()
        #expect(
            String(decoding: svg, as: UTF8.self).contains("Umwelt")
                && String(decoding: svg, as: UTF8.self).contains("<text"))
        let pdf = try renderer.pdfData()
        #expect(pdf.starts(with: Data("%PDF".utf8)))
        #expect(try renderer.svgData() == svg && renderer.pdfData() == pdf)
    }

    @Test("The file's extension says which format is written")
    func write() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let renderer = ImageRenderer(content: Text("Umwelt"))
        for (name, start) in [("a.png", "\u{89}PNG"), ("a.svg", "<"), ("a.pdf", "%PDF")] {
            let url = folder.appendingPathComponent(name)
            try renderer.write(to: url)
            #expect(try Data(contentsOf: url).starts(with: Data(start.unicodeScalars.map { UInt8($0.value) })))
        }
        #expect(throws: PictureError.self) { try renderer.write(to: folder.appendingPathComponent("a.gif")) }
        #expect(throws: PictureError.self) { try renderer.write(to: folder.appendingPathComponent("no/where.png")) }
    }

    @Test("The proposed size is what the view is offered; new content keeps state")
    func proposal() throws {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: 20, height: 10)
        #expect(renderer.displayList.size == CGSize(width: 20, height: 10))
        renderer.content = Color.blue
        renderer.isOpaque = true
        #expect(try #require(Pixels(renderer.pngData()))[5, 5] == 0x007AFF)
    }

    @Test("Views read the range of brightness that a renderer allows; at first it is the standard one")
    func allowedDynamicRange() throws {
        struct Reader: View {
            @Environment(\.allowedDynamicRange) private var range

            var body: some View { (range == .standard ? Color.red : range == .high ? .green : .blue).frame(width: 4) }
        }
        let renderer = ImageRenderer(content: Reader())
        func color() throws -> UInt32? { try Pixels(renderer.pngData())?[2, 2] }
        #expect(renderer.allowedDynamicRange == .standard)
        let standard = try #require(try color())
        renderer.allowedDynamicRange = .high
        let high = try color()
        renderer.allowedDynamicRange = nil
        #expect(try Set([standard, high, color()]).count == 3)
        renderer.content = Reader()
        renderer.allowedDynamicRange = .standard
        #expect(try color() == standard)
    }

    @Test("A picture can be drawn on a page of a PDF")
    func render() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        ImageRenderer(content: Text("On a page")).render { size, draw in
            var page = CGRect(origin: .zero, size: size)
            guard let context = CGContext(url, mediaBox: &page, nil) else { return }
            context.beginPDFPage(nil)
            draw(context)
            context.endPDFPage()
            context.closePDF()
        }
        #expect(try Data(contentsOf: url).starts(with: Data("%PDF".utf8)))
    }
}
