import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

@Suite("Truncation") struct TruncationTests {
    let long = "This is some long, multiline text 💬, that just keeps going"

    @Test("The last of two lines ends in an ellipsis") func tail() {
        let text = layout(Paragraph(long, lineLimit: 2), width: 200)
        #expect(text.lines.count == 2)
        #expect(text.lines[0].text == "This is some long,")
        #expect(text.lines[1].text.hasPrefix("multiline text 💬,"))
        #expect(text.lines[1].text.hasSuffix("…"))
        #expect(text.isTruncated)
        #expect(text.size.width <= 200)
        #expect(text.size.width == text.lines.map(\.frame.width).max())
    }

    @Test("The start of the last line is cut") func head() {
        let text = layout(Paragraph(long, lineLimit: 2, truncationMode: .head), width: 200)
        #expect(text.lines[0].text == "This is some long,")
        #expect(text.lines[1].text.hasPrefix("…") && text.lines[1].text.hasSuffix("keeps going"))
    }

    @Test("The middle of the last line is cut") func middle() {
        let text = layout(Paragraph(long, lineLimit: 1, truncationMode: .middle), width: 200)
        let parts = text.lines[0].text.split(separator: "…")
        #expect(parts.count == 2 && long.hasPrefix(parts[0]) && long.hasSuffix(parts[1]))
        #expect(text.size.width <= 200 && text.size.width > 170)
    }

    @Test("As much text is shown as fits", arguments: [Paragraph.TruncationMode.head, .middle, .tail]) func greedy(
        _ mode: Paragraph.TruncationMode
    ) {
        for width in stride(from: 40 as CGFloat, through: 400, by: 7) {
            let text = layout(Paragraph(long, lineLimit: 1, truncationMode: mode), width: width)
            #expect(text.size.width <= width)
            #expect(text.size.width > width - 35)
        }
    }

    @Test("Text that fits is whole") func whole() {
        let text = layout(Paragraph("one two", lineLimit: 1), width: 200)
        #expect(text.texts == ["one two"])
        #expect(!text.isTruncated)
    }

    @Test("A hidden line shows as an ellipsis even when the last line is short") func hiddenLine() {
        let text = layout(Paragraph("one\ntwo\nthree", lineLimit: 2), width: 200)
        #expect(text.texts == ["one", "two…"])
        #expect(text.isTruncated)
        #expect(layout(Paragraph("one\ntwo\nthree", lineLimit: 2, truncationMode: .head)).texts == ["one", "…three"])
        #expect(
            layout(Paragraph("one\ntwo\nthree", lineLimit: 2, truncationMode: .middle)).texts == ["one", "two…three"])
    }

    @Test("Nothing is missing when only spaces and line breaks are hidden") func hiddenSpaces() {
        let text = layout(Paragraph("one\n \n", lineLimit: 1))
        #expect(text.texts == ["one"])
        #expect(!text.isTruncated)
    }

    @Test("Only whole lines within the height are shown, but the first always is") func height() {
        let line = layout("x").size.height
        #expect(layout(long, width: 100, height: 3 * line + 4).lines.count == 3)
        #expect(layout(long, width: 100, height: 3 * line + 4).isTruncated)
        #expect(layout(long, width: 100, height: 3 * line - 1).lines.count == 2)
        for height in [0, -5, 1, -.infinity] as [CGFloat] {
            #expect(layout(long, width: 100, height: height).lines.count == 1, "\(height)")
        }
        for height in [.infinity, .nan] as [CGFloat] {
            #expect(!layout(long, width: 100, height: height).isTruncated, "\(height)")
        }
        #expect(layout(Paragraph(long, lineLimit: 2), width: 100, height: 3 * line).lines.count == 2)
    }

    @Test("An emoji of several characters is never cut in two") func clusters() {
        let family = "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦"
        for width in stride(from: 20 as CGFloat, through: 120, by: 5) {
            let text = layout(Paragraph(family, lineLimit: 1), width: width).lines[0].text
            #expect(text.dropLast().allSatisfy { $0 == "👩‍👩‍👧‍👦" })
        }
    }

    @Test("Right-to-left text is cut at its end, which is on the left") func rightToLeft() throws {
        let text = layout(
            Paragraph("مرحبا بالعالم، هذا نص طويل يمتد", lineLimit: 1, layoutDirection: .rightToLeft), width: 120)
        #expect(text.lines[0].text.hasPrefix("مرحبا") && text.lines[0].text.hasSuffix("…"))
        let pixels = Pixels(png: try text.picture.pngData())
        // The left-most part shows the ellipsis only: ink near the baseline and none above.
        let ink = (0..<8).flatMap { x in (0..<pixels.height).filter { pixels[x, $0] != "#00000000" } }
        #expect(!ink.isEmpty && ink.allSatisfy { CGFloat($0) > text.firstBaseline - 5 })
    }

    @Test("The ellipsis has the style of the text before it") func style() {
        let runs = [
            TextRun(text: "small ", font: ResolvedFont(size: 10), color: .black),
            TextRun(text: "large and very long", font: ResolvedFont(size: 30), color: .red),
        ]
        let text = layout(Paragraph(runs: runs, lineLimit: 1), width: 150)
        let parts = PangoTypeSetter.shared.shapedText(of: text).shapedLines[0].parts
        #expect(parts.last?.text == "…" && parts.last?.run == 1)
        #expect(text.size.height == layout(Paragraph("x", size: 30)).size.height)
    }
}
