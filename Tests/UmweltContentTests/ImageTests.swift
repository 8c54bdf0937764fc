import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltGraphics
import UmweltControls

@MainActor @Suite("Images")
struct ImageTests {
    /// The only image that a view draws.
    private func drawing(_ host: TestHost) -> ImageDrawing? {
        host.displayList.images.first
    }

    @Test("An image takes its own size, and a pixel of a file for 2x is half a point")
    func size() throws {
        let bundle = try ImageSamples.bundle([
            "plain.png": ImageSamples.png(30, 20), "sharp@2x.png": ImageSamples.png(30, 20),
            "lines.svg": ImageSamples.svg("width=\"24\" height=\"12\""),
        ])
        #expect(TestHost { Image("plain", bundle: bundle) }.frame(of: "plain")?.size == CGSize(width: 30, height: 20))
        #expect(TestHost { Image("sharp", bundle: bundle) }.frame(of: "sharp")?.size == CGSize(width: 15, height: 10))
        #expect(TestHost { Image("lines", bundle: bundle) }.frame(of: "lines")?.size == CGSize(width: 24, height: 12))
        #expect(TestHost { Image("plain.png", bundle: bundle) }.frame(of: "plain.png")?.width == 30)
    }

    @Test("A resizable image takes what it is offered, and its own size if nothing is said")
    func resizable() throws {
        let bundle = try ImageSamples.bundle(["plain.png": ImageSamples.png(30, 20)])
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Image("plain", bundle: bundle).resizable() }
        #expect(host.frame(of: "plain")?.size == CGSize(width: 200, height: 100))
        #expect(drawing(host)?.frame.size == CGSize(width: 200, height: 100))
        let ideal = TestHost { ScrollView([.horizontal, .vertical]) { Image("plain", bundle: bundle).resizable() } }
        #expect(ideal.frame(of: "plain")?.size == CGSize(width: 30, height: 20))
        let narrow = TestHost { Image("plain", bundle: bundle).frame(width: 10, height: 10) }
        #expect(narrow.frame(of: "plain")?.size == CGSize(width: 30, height: 20))
    }

    @Test("Of an image's files the one is drawn that has enough pixels, and that belongs to the appearance")
    func variants() throws {
        let bundle = try ImageSamples.bundle([
            "Assets.xcassets/Sky.imageset/Contents.json": ImageSamples.json(
                """
                {"images": [
                    {"idiom": "universal", "filename": "one.png", "scale": "1x"},
                    {"idiom": "universal", "filename": "two.png", "scale": "2x"},
                    {"idiom": "universal", "scale": "3x"},
                    {"idiom": "universal", "filename": "dark.png", "scale": "1x",
                     "appearances": [{"appearance": "luminosity", "value": "dark"}]}
                ]}
                """),
            "Assets.xcassets/Sky.imageset/one.png": ImageSamples.png(10, 10),
            "Assets.xcassets/Sky.imageset/two.png": ImageSamples.png(20, 20),
            "Assets.xcassets/Sky.imageset/dark.png": ImageSamples.png(11, 11),
        ])
        let host = TestHost { Image("Sky", bundle: bundle) }
        #expect(drawing(host)?.file.size.width == 10)
        host.traits.displayScale = 2
        host.update()
        #expect(drawing(host)?.file.size.width == 20)
        #expect(host.frame(of: "Sky")?.width == 10)
        host.traits.displayScale = 3
        host.update()
        #expect(drawing(host)?.file.size.width == 20)
        host.traits.colorScheme = .dark
        host.update()
        #expect(drawing(host)?.file.size.width == 11)
    }

    @Test("Folders of a catalogue are part of names only if they say so")
    func namespaces() throws {
        let image = ImageSamples.json("{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}")
        let bundle = try ImageSamples.bundle([
            "A.xcassets/Plain/One.imageset/Contents.json": image,
            "A.xcassets/Plain/One.imageset/a.png": ImageSamples.png(3, 3),
            "A.xcassets/Own/Contents.json": ImageSamples.json("{\"properties\": {\"provides-namespace\": true}}"),
            "A.xcassets/Own/Two.imageset/Contents.json": image,
            "A.xcassets/Own/Two.imageset/a.png": ImageSamples.png(4, 4),
        ])
        #expect(TestHost { Image("One", bundle: bundle) }.frame(of: "One")?.width == 3)
        #expect(TestHost { Image("Own/Two", bundle: bundle) }.frame(of: "Own/Two")?.width == 4)
        #expect(UIImage(resource: ImageResource(name: "Own/Two", bundle: bundle)).size.width == 4)
        #expect(UIImage(resource: ImageResource(name: "Two", bundle: bundle)).size == .zero)
    }

    @Test("A template is drawn in the foreground style, as its file or the view says")
    func templates() throws {
        let bundle = try ImageSamples.bundle([
            "plain.png": ImageSamples.png(8, 8),
            "A.xcassets/Mark.imageset/Contents.json": ImageSamples.json(
                """
                {"images": [{"idiom": "universal", "filename": "mark.png"}],
                 "properties": {"template-rendering-intent": "template"}}
                """),
            "A.xcassets/Mark.imageset/mark.png": ImageSamples.png(8, 8),
        ])
        let green = Color(ImageSamples.green)
        #expect(drawing(TestHost { Image("plain", bundle: bundle).foregroundStyle(green) })?.tint == nil)
        let tinted = TestHost { Image("plain", bundle: bundle).renderingMode(.template).foregroundStyle(green) }
        #expect(drawing(tinted)?.tint == ImageSamples.green)
        #expect(drawing(TestHost { Image("Mark", bundle: bundle).foregroundStyle(green) })?.tint == ImageSamples.green)
        let original = TestHost { Image("Mark", bundle: bundle).renderingMode(.original).foregroundStyle(green) }
        #expect(drawing(original)?.tint == nil)
    }

    @Test("A gradient is seen where a template is opaque, from one end of the image to the other")
    func gradientTemplates() throws {
        let bundle = try ImageSamples.bundle(["plain.png": ImageSamples.png(8, 8)])
        let host = TestHost {
            Image("plain", bundle: bundle).renderingMode(.template)
                .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        func masked(_ items: [DisplayItem]) -> DisplayGroup? {
            for case .group(let group) in items {
                if group.effects?.mask != nil { return group }
                if let found = masked(group.items) { return found }
            }
            return nil
        }
        let group = try #require(masked(host.displayList.items))
        guard case .image(let image)? = group.effects?.mask?.first,
            case .fill(_, .gradient(let gradient), _, _)? = group.items.first
        else {
            Issue.record("The gradient does not show through the image.")
            return
        }
        #expect(image.tint == nil && gradient.frame?.size == CGSize(width: 8, height: 8))
    }

    @Test("The main bundle is where images without a bundle are looked for")
    func mainBundle() {
        #expect(AssetFolder.names(of: .main) == AssetFolder.names(of: nil))
    }

    @Test("Cap insets keep their size, and what is between them is stretched or tiled")
    func slices() throws {
        let bundle = try ImageSamples.bundle(["frame@2x.png": ImageSamples.png(60, 60)])
        let insets = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let host = TestHost(size: CGSize(width: 100, height: 40)) {
            Image("frame", bundle: bundle).resizable(capInsets: insets)
        }
        let parts = host.displayList.images
        #expect(parts.count == 9)
        #expect(parts[0].frame == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(parts[0].source == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(parts[4].frame == CGRect(x: 10, y: 5, width: 80, height: 30))
        #expect(parts[4].source == CGRect(x: 20, y: 10, width: 20, height: 40))
        #expect(parts[8].frame == CGRect(x: 90, y: 35, width: 10, height: 5))
        #expect(parts.allSatisfy { $0.tile == nil })
        let tiled = TestHost(size: CGSize(width: 100, height: 40)) {
            Image("frame", bundle: bundle).resizable(capInsets: insets, resizingMode: .tile)
        }
        #expect(tiled.displayList.images.map { $0.tile?.width } == [nil, 10, nil, 10, 10, 10, nil, 10, nil])
        let whole = TestHost(size: CGSize(width: 100, height: 40)) {
            Image("frame", bundle: bundle).resizable(resizingMode: .tile)
        }
        #expect(whole.displayList.images.map(\.tile) == [CGSize(width: 30, height: 30)])
    }

    @Test("An image is called by its name or its label, or is not spoken of at all")
    func labels() throws {
        let bundle = try ImageSamples.bundle(["plain.png": ImageSamples.png(30, 20)])
        #expect(TestHost { Image("plain", bundle: bundle) }.semantics.map(\.label) == ["plain"])
        let named = TestHost { Image("plain", bundle: bundle, label: Text("A red field")) }
        #expect(named.semantics.map(\.label) == ["A red field"])
        #expect(named.semantics.first?.semantics.traits.contains(.isImage) == true)
        #expect(TestHost { Image(decorative: "plain", bundle: bundle) }.semantics.isEmpty)
        let file = try #require(UIImage(data: ImageSamples.png(30, 20)))
        #expect(TestHost { Image(uiImage: file) }.semantics.isEmpty)
        let framed = TestHost { Image(uiImage: file).resizable().frame(width: 9).accessibilityLabel("A field") }
        #expect(framed.semantics.map(\.label) == ["A field"])
        #expect(framed.semantics.first?.semantics.traits.contains(.isImage) == true)
    }

    @Test("An image that is not there, or broken, shows nothing, and a mark in previews")
    func missing() throws {
        let png = ImageSamples.png(30, 20)
        let bundle = try ImageSamples.bundle(["cut.png": png.prefix(40), "text.png": Data("no picture".utf8)])
        for name in ["cut", "text", "absent"] {
            let host = TestHost { Image(name, bundle: bundle) }
            #expect(host.frame(of: name)?.size == .zero)
            #expect(drawing(host) == nil)
            let preview = ViewHost(typeSetter: FixedMetrics(), content: Image(name, bundle: bundle))
            preview.preview.markMissingImages()
            #expect(preview.nodes.frame(of: name)?.size == ImagePlaceholder.size)
            #expect(!preview.displayList.items.isEmpty)
        }
    }

    @Test("A PDF is drawn as vector graphics, in points of its page, also out of a catalogue under its generated name")
    func documents() throws {
        let pdf = """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 12]/Contents 4 0 R>>endobj
            4 0 obj<</Length 26>>stream
            1 0 0 rg 0 0 12 12 re f
            endstream endobj
            trailer<</Root 1 0 R>>

            """
        let record = #"{"images":[{"filename":"w.pdf","idiom":"universal"}],"info":{"version":1,"author":"xcode"}}"#
        let bundle = try ImageSamples.bundle([
            "wave.pdf": Data(pdf.utf8), "Assets.xcassets/Sea.imageset/w.pdf": Data(pdf.utf8),
            "Assets.xcassets/Sea.imageset/Contents.json": Data(record.utf8), "broken.pdf": Data("%PDF-1.4".utf8),
        ])
        for image in [Image("wave", bundle: bundle), Image(ImageResource(name: "Sea", bundle: bundle))] {
            let drawn = try #require(drawing(TestHost { image }))
            #expect(drawn.frame.size == CGSize(width: 24, height: 12))
            #expect(drawn.file.format == .svg)
        }
        #expect(TestHost { Image("broken", bundle: bundle) }.frame(of: "broken")?.size == .zero)
    }

    @Test("Images in memory")
    func inMemory() throws {
        let photo = try #require(UIImage(data: ImageSamples.png(30, 20), scale: 2))
        #expect(photo.size == CGSize(width: 15, height: 10))
        #expect(drawing(TestHost { Image(uiImage: photo) })?.frame.size == photo.size)
        let template = TestHost { Image(uiImage: photo.withRenderingMode(.alwaysTemplate)).foregroundStyle(.black) }
        #expect(drawing(template)?.tint == Color.Resolved(red: 0, green: 0, blue: 0))
        let picture = try #require(NSImage(data: ImageSamples.png(30, 20)))
        #expect(drawing(TestHost { Image(nsImage: picture) })?.frame.size == CGSize(width: 30, height: 20))
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
        #expect(UIImage(named: "nothing of this name") == nil)
    }

    @Test("The head of a file says its format and its size")
    func headers() throws {
        #expect(try ImageFile(data: ImageSamples.png(7, 9)).size == CGSize(width: 7, height: 9))
        #expect(try ImageFile(data: ImageSamples.jpeg(orientation: 1)).size == CGSize(width: 40, height: 20))
        #expect(try ImageFile(data: ImageSamples.jpeg(orientation: 6)).size == CGSize(width: 20, height: 40))
        for (attributes, size) in [
            ("width=\"10\" height='20px'", CGSize(width: 10, height: 20)),
            ("viewBox=\"0 0 30 15\"", CGSize(width: 30, height: 15)),
            ("viewBox=\"0,0,30,15\" width=\"60\"", CGSize(width: 60, height: 30)),
            ("width=\"100%\" height=\"100%\" viewBox=\"0 0 8 4\"", CGSize(width: 8, height: 4)),
            ("height=\"1in\"", CGSize(width: 300, height: 96)), ("", CGSize(width: 300, height: 150)),
        ] {
            #expect(try ImageFile(data: ImageSamples.svg(attributes)).size == size)
        }
        #expect(throws: ImageError.unknownFormat) { try ImageFile(data: Data("GIF89a".utf8)) }
        #expect(throws: ImageError.broken(.jpeg)) { try ImageFile(data: ImageSamples.jpeg(orientation: 1).dropLast(2)) }
        #expect(throws: ImageError.tooLarge(CGSize(width: 40000, height: 10))) {
            try ImageFile(data: ImageSamples.svg("width=\"40000\" height=\"10\""))
        }
        #expect(throws: ImageError.unreadable("/nowhere.png")) {
            try ImageFile(contentsOf: URL(fileURLWithPath: "/nowhere.png"))
        }
    }

    @Test("Any beginning of a file is read without a crash")
    func cutFiles() {
        for file in [ImageSamples.png(7, 9), ImageSamples.jpeg(orientation: 6), ImageSamples.svg("width=\"3\"")] {
            for count in 0..<file.count { _ = try? ImageFile(data: file.prefix(count)) }
            for index in file.indices {
                var changed = file
                changed[index] ^= 0xFF
                _ = try? ImageFile(data: changed)
            }
        }
    }
}
