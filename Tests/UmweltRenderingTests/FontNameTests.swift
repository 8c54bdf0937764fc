import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

@Suite("Fonts by their names")
struct FontNameTests {
    private let names = FontConfiguration.names

    private func drawn(_ name: String, weight: Int = 400, isItalic: Bool = false) -> ResolvedFont {
        names.drawn(ResolvedFont(family: name, size: 20, weight: weight, isItalic: isItalic))
    }

    @Test("A family is found by its name, however it is written")
    func families() {
        #expect(drawn("Noto Serif").family == "Noto Serif")
        #expect(drawn("noto serif", weight: 700).family == "Noto Serif")
        #expect(drawn("noto serif", weight: 700).weight == 700)
    }

    @Test("One font of a family is found by its full name and by that for PostScript")
    func faces() {
        for name in ["Inter-BoldItalic", "Inter Bold Italic"] {
            let font = drawn(name)
            #expect(font.family == "Inter" && font.weight == 700 && font.isItalic)
        }
        #expect(drawn("Inter-Bold", weight: 300).weight == 300, "A weight that was asked for counts more")
        #expect(drawn("Inter-Regular", isItalic: true).isItalic)
    }

    @Test("The system's font stands in for one that nobody knows")
    func unknown() {
        #expect(drawn("No Such Font") == ResolvedFont(size: 20))
        let unknown = TextRun(text: "Hamburg", font: ResolvedFont(family: "No Such Font", size: 20), color: .black)
        let usual = TextRun(text: "Hamburg", font: ResolvedFont(size: 20), color: .black)
        #expect(layout(Paragraph(runs: [unknown])).size == layout(Paragraph(runs: [usual])).size)
    }

    @Test("A text in one font of a family is as wide as with the family and the weight")
    func widths() {
        func width(_ font: ResolvedFont) -> CGFloat {
            layout(Paragraph(runs: [TextRun(text: "Hamburg", font: font, color: .black)])).size.width
        }
        #expect(width(ResolvedFont(family: "Inter-Black", size: 17)) == width(ResolvedFont(size: 17, weight: 900)))
        #expect(width(ResolvedFont(family: "Inter-Black", size: 17)) != width(ResolvedFont(size: 17)))
    }

    @Test("The fonts among an app's resources are found beside the program and where SwiftPM puts them")
    func appFonts() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let resources = folder.appendingPathComponent("Package_Program.resources/Fonts/Deep")
        try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
        try Data().write(to: resources.appendingPathComponent("Broken.ttf"))
        try FileManager.default.copyItem(
            atPath: "/usr/share/fonts/opentype/inter/Inter-Black.otf",
            toPath: resources.appendingPathComponent("Black.otf").path)
        let files = AppFonts.files(beside: folder.appendingPathComponent("Program"))
        #expect(files.map { ($0 as NSString).lastPathComponent } == ["Black.otf", "Broken.ttf"])
        #expect(AppFonts.files(beside: folder.appendingPathComponent("Other")).isEmpty)
        let source = SourceFolder.content(of: resources.deletingLastPathComponent().path)
        #expect(AppFonts.files(beside: URL(fileURLWithPath: "/no/Program"), source: source) == files)

        let configuration = FontConfiguration(packages: [], appFonts: files, cacheDirectory: folder.path)
        let own = configuration.files(of: []).map(\.path)
        #expect(own.count == 1 && own.first?.hasSuffix("/Deep/Black.otf") == true, "A broken font is none")
        let names = FontNames(configuration)
        #expect(names.drawn(ResolvedFont(family: "Inter-Black", size: 9)).weight == 900)
    }
}
