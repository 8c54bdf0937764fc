import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

@Suite("Lines under and through text, and how high lines are")
struct TextDecorationTests {
    private func decorations(_ change: (inout TextRun) -> Void) -> [TextDecoration] {
        var run = TextRun(text: "Hamburg", font: ResolvedFont(size: 20), color: .black)
        change(&run)
        return StyledLine.lines(of: layout(Paragraph(runs: [run]))).flatMap(\.decorations)
    }

    @Test("A line of a pattern consists of pieces, all within the text")
    func patterns() throws {
        let solid = try #require(decorations { $0.underline = .red }.first)
        let dots = decorations {
            $0.underline = .red
            $0.underlinePattern = .dot
        }
        let dashes = decorations {
            $0.strikethrough = .blue
            $0.strikethroughPattern = .dash
        }
        #expect(dots.count > dashes.count && dashes.count > 5)
        #expect(dots.allSatisfy { $0.isBehind && $0.color == .red && $0.frame.height == solid.frame.height })
        #expect(dashes.allSatisfy { !$0.isBehind && $0.color == .blue })
        #expect((dots + dashes).allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= solid.frame.maxX + 1e-9 })
    }

    @Test("A link is where its letters are, on each of its lines")
    func links() throws {
        let url = try #require(URL(string: "https://example.org"))
        var link = TextRun(text: "there\nand here", font: ResolvedFont(size: 20), color: .blue)
        link.link = url
        let plain = TextRun(text: "Look ", font: ResolvedFont(size: 20), color: .black)
        let text = layout(Paragraph(runs: [plain, link]))
        let (first, second) = (text.lines[0].frame, text.lines[1].frame)
        #expect(text.link(at: CGPoint(x: first.minX + 5, y: first.midY)) == nil)
        #expect(text.link(at: CGPoint(x: first.maxX - 5, y: first.midY)) == url)
        #expect(text.link(at: CGPoint(x: second.minX + 5, y: second.midY)) == url)
        #expect(text.link(at: CGPoint(x: second.maxX + 50, y: second.midY)) == nil)
        let group = DisplayGroup(offset: CGPoint(x: 100, y: 0), items: [.text(text, at: .zero)])
        let items = [DisplayItem.group(group)]
        #expect(items.link(at: CGPoint(x: second.minX + 105, y: second.midY)) == url)
        #expect(items.link(at: CGPoint(x: second.minX + 5, y: second.midY)) == nil)
    }

    @Test("What is behind a text is as high as its line, and behind the line under it")
    func background() {
        let all = decorations {
            $0.background = .blue
            $0.underline = .red
        }
        #expect(all.map(\.color) == [.blue, .red])
        #expect(abs(all[0].frame.height - layout(Paragraph("Hamburg", size: 20)).size.height) < 1e-9)
        #expect(all[0].frame.minY < 0)
    }

    @Test("Lines are as high as they shall be, with the text in their middle")
    func lineHeight() {
        var paragraph = Paragraph("one\ntwo", size: 20)
        let usual = layout(paragraph)
        paragraph.lineHeight = .exact(points: 40)
        let high = layout(paragraph)
        #expect(high.size.height == 80)
        #expect(high.size.width == usual.size.width)
        #expect(abs(high.firstBaseline - usual.firstBaseline - (40 - usual.lines[0].frame.height) / 2) < 1e-9)
        paragraph.lineHeight = .multiple(factor: 1.5)
        #expect(layout(paragraph).lines.map(\.frame.height) == [30, 30])
        paragraph.lineHeight = .leading(increase: -100)
        #expect(layout(paragraph).size.height == 0, "Lines may be on top of each other")
        paragraph.lineHeight = .variable
        #expect(layout(paragraph).size == usual.size)
    }

    @Test("Space between lines may be less than none")
    func negativeSpacing() {
        var paragraph = Paragraph("one\ntwo\nthree", size: 20)
        let usual = layout(paragraph).size.height
        paragraph.lineSpacing = -2
        #expect(abs(layout(paragraph).size.height - (usual - 4)) < 1e-9)
    }
}
