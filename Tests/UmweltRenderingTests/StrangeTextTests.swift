import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

@Suite("Strange texts and sizes") struct StrangeTextTests {
    @Test("No width is too strange", arguments: [0, -10, 0.001, .nan, .infinity, -.infinity, 1e300] as [CGFloat])
    func widths(_ width: CGFloat) {
        let text = layout("Hello, world", width: width)
        #expect(text.texts.joined().filter { $0 != " " } == "Hello,world")
        #expect(text.lines.count == (width <= 1 ? 12 : 1))
        #expect(text.size.width.isFinite && text.size.width > 0)
        #expect(layout(Paragraph("Hello", lineLimit: 1), width: width).lines.count == 1)
    }

    @Test("No font size is too strange", arguments: [0, -10, .nan, .infinity, 1e300, 0.01, 5000] as [CGFloat])
    func fontSizes(_ size: CGFloat) throws {
        let text = layout(Paragraph("Hello, world", size: size))
        #expect(text.size.width > 0 && text.size.height > 0 && text.size.height.isFinite)
        _ = try DisplayList(size: CGSize(width: 50, height: 50), items: text.picture.items).pngData()
    }

    @Test("Weights, kerning and offsets beyond all measure are bounded") func styles() {
        for value in [-.infinity, -1e9, .nan, 1e9, .infinity] as [CGFloat] {
            var run = TextRun(text: "Hello", font: ResolvedFont(size: 17), color: .black)
            run.kerning = value
            run.baselineOffset = value
            run.font.weight = value > 0 ? .max : .min
            let text = layout(Paragraph(runs: [run], lineSpacing: value))
            #expect(text.size.width.isFinite && text.size.height.isFinite)
        }
    }

    @Test("Nulls and control characters are left out") func controls() {
        #expect(layout("a\0b\u{1}c\u{7F}").texts == ["abc"])
        #expect(layout("a\0b").size == layout("ab").size)
        #expect(layout("\0").size == layout("").size)
        let run = TextRun(text: "x", font: ResolvedFont(family: "In\0ter,", size: 17), color: .black)
        #expect(layout(Paragraph(runs: [run], localeIdentifier: "e\0n")).size == layout("x").size)
    }

    @Test("Megabytes in one line are set in moderate time", .timeLimit(.minutes(20))) func longLine() {
        let sentence = "Sphinx of black quartz, judge my vow. "
        let long = String(repeating: sentence, count: 276_000)
        #expect(layout(Paragraph(long, lineLimit: 3), width: 200).lines.count == 3)
        let text = String(repeating: sentence, count: 27_600)
        for mode in [Paragraph.TruncationMode.head, .middle, .tail] {
            #expect(layout(Paragraph(text, lineLimit: 3, truncationMode: mode), width: 200).lines.count == 3)
        }
        #expect(layout(text, width: 200, height: 100).lines.count == 4)
        #expect(layout(Paragraph(text, lineLimit: 1)).isTruncated)
    }

    @Test("Texts without limits end somewhere") func longText() {
        let narrow = layout(String(repeating: "Sphinx of black quartz, ", count: 3000), width: 0)
        #expect(narrow.isTruncated)
        #expect(narrow.lines.count == 65_536)
        let breaks = layout(String(repeating: "\n", count: 70_000) + "x")
        #expect(breaks.lines.count == 65_536)
        #expect(breaks.lines[65_535].text == "…")
    }

    @Test("Of megabytes that are hidden a page or two are told, and lines that nobody sees are not drawn") func told()
        throws
    {
        let text = layout(
            Paragraph(String(repeating: "Sphinx of black quartz. ", count: 400_000), lineLimit: 1), width: 200)
        guard case .cutAtEnd(let rest) = StyledLine.lines(of: text).first?.meaning else {
            Issue.record("It is not cut")
            return
        }
        #expect(rest.count <= 10_001 && rest.hasSuffix("…"))
        let lines = layout(String(repeating: "x\n", count: 60_000))
        let list = DisplayList(size: CGSize(width: 20, height: 100), items: [.text(lines, at: .zero)])
        let few = DisplayList(
            size: list.size, items: [.text(layout(String(repeating: "x\n", count: 10)), at: .zero)])
        #expect(try list.pngData() == few.pngData())
    }

    @Test("A long text is broken as if its stretches were one") func itemSpans() {
        let words = (0..<2000).map { "word\($0)" }
        let text = layout(words.joined(separator: " "), width: 300)
        #expect(text.texts.joined(separator: " ") == words.joined(separator: " "))
        #expect(text.lines.allSatisfy { $0.frame.width <= 300 })
        // Every line but the last has no room for the next one's first word.
        for (line, next) in zip(text.lines, text.lines.dropFirst()) {
            let word = next.text.prefix { $0 != " " }
            #expect(layout(line.text + " " + word).size.width > 300)
        }
    }

    @Test("Runs without text, and text without letters") func emptyRuns() {
        let empty = TextRun(text: "", font: ResolvedFont(size: 40), color: .black)
        let full = TextRun(text: "x", font: ResolvedFont(size: 17), color: .black)
        #expect(layout(Paragraph(runs: [empty, full, empty])).size == layout("x").size)
        #expect(layout("   ", width: 2).lines.count >= 1)
        #expect(layout("\u{200D}\u{FE0F}\u{301}").lines.count == 1)
        #expect(layout(Paragraph("x", lineLimit: -3)).lines.count == 1)
    }
}
