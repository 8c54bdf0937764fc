import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

/// The cost of shaping texts for the proposals of stacks.
@Suite("What shaping costs") struct ShapingCostTests {
    private let shapingContexts = ShapingContextPool(configuration: .shared)
    private let typeSetter: PangoTypeSetter

    init() { typeSetter = PangoTypeSetter(shapingContexts: shapingContexts) }

    /// Returns the number of texts and bytes that are shaped meanwhile.
    private func cost(_ body: () -> Void) -> (texts: Int, bytes: Int) {
        let before = shapingContexts.withShapingContext { $0.cost }
        body()
        let after = shapingContexts.withShapingContext { $0.cost }
        return (after.texts - before.texts, after.bytes - before.bytes)
    }

    @Test("A text that was asked for its full width is not shaped again for a width that it fits into")
    func fitting() {
        let paragraph = Paragraph("A few words", lineLimit: 2)
        let whole = typeSetter.layout(paragraph, width: nil, height: nil)
        let cost = cost {
            for width in [whole.size.width, whole.size.width + 100] {
                let text = typeSetter.layout(paragraph, width: width, height: nil)
                #expect(text.lines == whole.lines)
            }
        }
        #expect(cost == (0, 0))
        let narrow = typeSetter.layout(paragraph, width: whole.size.width - 1, height: nil)
        #expect(narrow.lines.count == 2)
    }

    @Test("Texts in one font share its description, whatever space is between their letters")
    func descriptions() {
        for index in 0..<300 {
            var font = ResolvedFont(size: 17)
            font.letterSpacing = CGFloat(index) / 1000
            let run = TextRun(text: "text \(index)", font: font, color: ResolvedColor(red: 0, green: 0, blue: 0))
            _ = typeSetter.layout(Paragraph(runs: [run]), width: nil, height: nil)
        }
        #expect(shapingContexts.withShapingContext { $0.descriptionCount } == 1)
    }

    @Test("A line that fits is the same if its full width was asked for", arguments: ["one two  ", "مرحبا", "日本"])
    func same(text: String) {
        let paragraph = Paragraph(text)
        let width = layout(paragraph).size.width + 1
        let fresh = typeSetter.layout(paragraph, width: width, height: nil)
        let other = PangoTypeSetter(shapingContexts: shapingContexts)
        _ = other.layout(paragraph, width: nil, height: nil)
        #expect(other.layout(paragraph, width: width, height: nil) == fresh)
    }

    @Test("For its least width no more of a text is shaped than the letters of the lines that it may have")
    func narrow() {
        let paragraph = Paragraph(String(repeating: "letters ", count: 100), lineLimit: 2)
        let cost = cost { #expect(typeSetter.layout(paragraph, width: 0, height: nil).lines.count == 2) }
        #expect(cost.bytes < 64)
    }
}
