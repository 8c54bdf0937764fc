import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

@Suite("Type setting") struct TypeSettingTests {
    let long = "This is some long, multiline text 💬, that just keeps going"

    @Test("Text without a width is one line, as wide as its letters") func oneLine() {
        let short = layout("Hello")
        let longer = layout("Hello, world")
        #expect(short.lines.count == 1)
        #expect(short.size.width > 35 && short.size.width < 50)
        #expect(longer.size.width > short.size.width)
        #expect(short.size.height == longer.size.height)
        #expect(short.lines[0].frame == CGRect(origin: .zero, size: short.size))
        #expect(!short.isTruncated)
    }

    @Test("An empty text is as high as a line and has no width") func empty() {
        let empty = layout("")
        #expect(empty.size == CGSize(width: 0, height: layout("Hello").size.height))
        #expect(empty.texts == [""])
        #expect(layout(Paragraph(runs: [])).lines.count == 1)
    }

    @Test("A text that ends in a line break has an empty last line") func lastBreak() {
        let text = layout("Hello\n")
        #expect(text.texts == ["Hello", ""])
        #expect(text.size.height == 2 * layout("Hello").size.height)
    }

    @Test("Every kind of line break starts a line", arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"])
    func lineBreaks(_ separator: String) {
        #expect(
            layout("one" + separator + "two" + separator + separator + "three").texts == ["one", "two", "", "three"])
    }

    @Test("Lines are broken between words, and the size is that of the widest") func wrapping() {
        let text = layout(long, width: 200)
        #expect(text.texts.joined(separator: " ") == long)
        #expect(text.lines.count > 1)
        #expect(text.size.width == text.lines.map(\.frame.width).max())
        #expect(text.size.width <= 200)
        for (upper, lower) in zip(text.lines, text.lines.dropFirst()) {
            #expect(upper.frame.maxY == lower.frame.minY)
            #expect(upper.frame.minY < upper.baseline && upper.baseline < upper.frame.maxY)
        }
    }

    @Test("Text breaks the same way within its own tight width", arguments: [30, 60, 90, 140, 200, 310] as [CGFloat])
    func tightWidth(_ width: CGFloat) {
        for text in [long, "日本語のテキストは行の途中で折り返されます。", "مرحبا بالعالم، هذا نص طويل"] {
            let first = layout(text, width: width)
            let second = layout(text, width: first.size.width)
            #expect(first.texts == second.texts)
            #expect(first.size == second.size)
        }
    }

    @Test(
        "No line is wider than the width, but for a single letter, and the text breaks the same way within its own width",
        arguments: [[-2], [-0.43], [0], [3.3], [0, -2, 0], [-0.43, -0.25], [1, 0, 4.7]] as [[CGFloat]])
    func spacedLetters(_ spaces: [CGFloat]) {
        let texts = ["A long text that wraps", "in several lines, or so it is said: good.", "Donaudampfschifffahrt"]
        let runs = spaces.enumerated().map { index, space in
            var run = Paragraph((index == 0 ? "" : " ") + texts[index % texts.count]).runs[0]
            run.kerning = space
            return run
        }
        var paragraph = Paragraph(runs: runs)
        for size in [12, 17, 28] as [CGFloat] {
            for index in paragraph.runs.indices { paragraph.runs[index].font = ResolvedFont(size: size, weight: 400) }
            for step in 0..<300 {
                let width = 20 + CGFloat(step) * 0.73
                let text = layout(paragraph, width: width)
                for line in text.lines where line.text.count > 1 {
                    // A negative space after the last letter takes its ink beyond the width.
                    #expect(line.frame.width + min(spaces.min() ?? 0, 0) <= width, "\(line.text) in \(width)")
                }
                // In a text that is wider, as a letter is, more letters fit beside each other.
                guard text.size.width <= width else { continue }
                let again = layout(paragraph, width: text.size.width)
                #expect(again.texts == text.texts && again.size == text.size, "\(text.texts) in \(width)")
            }
        }
    }

    @Test("A word alone in the second of two lines gets another one beside it, if that evens the lines") func orphan() {
        let width = layout("The quick brown fox").size.width + 1
        #expect(layout("The quick brown fox jumps", width: width).texts == ["The quick brown", "fox jumps"])
        // Two words stay, and so does a word that would leave the second line longer by more.
        #expect(layout("The quick brown fox of it", width: width).texts == ["The quick brown fox", "of it"])
        let long = layout("A Donaudampfschifffahrt").size.width + 1
        #expect(layout("A Donaudampfschifffahrt was", width: long).texts == ["A Donaudampfschifffahrt", "was"])
        // No line begins before a question mark, and a line of Chinese is more than one word.
        let french = layout("Vraiment sûr ?").size.width + 1
        #expect(layout("Vraiment sûr ? Oui", width: french).texts == ["Vraiment", "sûr ? Oui"])
        let chinese = layout("好的设置 自动锁定").size.width + 1
        #expect(layout("好的设置 自动锁定 时间", width: chinese).texts == ["好的设置 自动锁定", "时间"])
        // A third line has none of it.
        let three = layout("The quick brown fox jumps over the lazy dogs", width: width).texts
        #expect(three.count == 3 && three[0] == "The quick brown fox")
    }

    @Test("A line is as wide as its own text, without the spaces at its end") func trailingSpaces() {
        for line in layout("one two three   four five six seven", width: 80).lines {
            #expect(line.frame.width == layout(line.text).size.width)
            #expect(!line.text.hasSuffix(" "))
        }
    }

    @Test("A word that begins with a full stop is a word: lines break before it, not inside") func leadingStop() {
        #expect(layout("please use .subheadline here", width: 120).texts == ["please use", ".subheadline", "here"])
        #expect(layout("wait .5 or ... more", width: 60).texts.allSatisfy { $0 != "." })
    }

    @Test("A word that is longer than the line is broken between letters, without hyphens") func longWord() {
        let text = layout("Donaudampfschifffahrtsgesellschaft", width: 100)
        #expect(text.lines.count == 3 || text.lines.count == 4)
        #expect(text.texts.joined() == "Donaudampfschifffahrtsgesellschaft")
        #expect(text.size.width <= 100)
    }

    @Test("A soft hyphen shows where a line ends in it") func softHyphen() {
        let text = layout("Danger\u{AD}ous words", width: 80)
        #expect(text.texts == ["Danger\u{2010}", "ous", "words"])
    }

    @Test("Alignment places lines within the tight size, and follows the direction") func alignment() {
        func offsets(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) -> [CGFloat] {
            let paragraph = Paragraph("i\nmmmm", alignment: alignment, layoutDirection: direction)
            return layout(paragraph, width: 300).lines.map(\.frame.minX)
        }
        let slack = layout("mmmm").size.width - layout("i").size.width
        #expect(offsets(.leading) == [0, 0])
        #expect(offsets(.center) == [slack / 2, 0])
        #expect(offsets(.trailing) == [slack, 0])
        #expect(offsets(.leading, .rightToLeft) == [slack, 0])
        #expect(offsets(.trailing, .rightToLeft) == [0, 0])
    }

    @Test("By the writing direction, leading lines are at the left of English and at the right of Hebrew")
    func writingDirection() {
        let text = "mmmmmmmmmm\ni\nש"
        func offsets(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) -> [CGFloat] {
            var paragraph = Paragraph(text, alignment: alignment, layoutDirection: direction)
            paragraph.alignsByWritingDirection = true
            return layout(paragraph).lines.map(\.frame.minX)
        }
        let width = layout("mmmmmmmmmm").size.width
        let (latin, hebrew) = (width - layout("i").size.width, width - layout("ש").size.width)
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            #expect(offsets(.leading, direction) == [0, 0, hebrew])
            #expect(offsets(.center, direction) == [0, latin / 2, hebrew / 2])
            #expect(offsets(.trailing, direction) == [0, latin, 0])
        }
        #expect(layout(Paragraph(text)).lines.map(\.frame.minX) == [0, 0, 0])
    }

    @Test("Line spacing comes between lines only") func lineSpacing() {
        var paragraph = Paragraph("one\ntwo\nthree")
        let plain = layout(paragraph).size.height
        paragraph.lineSpacing = 5
        #expect(layout(paragraph).size.height == plain + 10)
    }

    @Test("Kerning comes after each character, the last one, too") func kerning() throws {
        var paragraph = Paragraph("abcd")
        let plain = layout(paragraph).size.width
        paragraph.runs[0].kerning = 3
        let spaced = layout(paragraph)
        #expect(spaced.size.width == plain + 12)
        #expect(try #require(spaced.lines.first).frame.minX == 0)
        paragraph.alignment = .trailing
        #expect(layout(paragraph).lines.first?.frame.maxX == plain + 9)
        paragraph.runs[0].kerning = -1
        #expect(layout(paragraph).size.width == plain - 4)
    }

    @Test("The space between a font's letters does not follow an emoji", arguments: ["👍", "❤️"])
    func emoji(text: String) {
        var paragraph = Paragraph(text)
        let width = layout(paragraph).size.width
        paragraph.runs[0].font.letterSpacing = -1
        #expect(layout(paragraph).size.width == width)
    }

    @Test("In a line from right to left the space after the last letter is at its left") func kerningFromTheRight() {
        var paragraph = Paragraph("שלום")
        paragraph.runs[0].kerning = 3
        #expect(layout(paragraph).lines.first?.frame.minX == 3)
    }

    @Test("Digits are equally wide when asked for") func tabularDigits() {
        var ones = Paragraph("1111")
        var eights = Paragraph("8888")
        #expect(layout(ones).size.width != layout(eights).size.width)
        ones.runs[0].font.hasMonospacedDigits = true
        eights.runs[0].font.hasMonospacedDigits = true
        #expect(layout(ones).size.width == layout(eights).size.width)
    }

    @Test("Every weight is wider than the one before") func weights() {
        let widths = stride(from: 100, through: 900, by: 100).map {
            layout(Paragraph("Hamburg", weight: $0)).size.width
        }
        #expect(widths == widths.sorted() && Set(widths).count == 9)
    }

    @Test("Italic letters, designs and families are different fonts") func fonts() {
        func width(_ font: ResolvedFont) -> CGFloat {
            layout(Paragraph(runs: [TextRun(text: "Hamburg 12", font: font, color: .black)])).size.width
        }
        let widths = [
            width(ResolvedFont(size: 17)), width(ResolvedFont(size: 17, isItalic: true)),
            width(ResolvedFont(design: .serif, size: 17)), width(ResolvedFont(design: .monospaced, size: 17)),
            width(ResolvedFont(family: "Inter Display", size: 17)),
        ]
        #expect(Set(widths).count == widths.count)
        #expect(width(ResolvedFont(family: "No Such Family, At All", size: 17)) == widths[0])
    }

    @Test("A line is as high as its largest run, and all runs share the baseline") func mixedSizes() {
        let runs = [10, 40].map { TextRun(text: "x", font: ResolvedFont(size: $0), color: .black) }
        #expect(layout(Paragraph(runs: runs)).size.height == layout(Paragraph("x", size: 40)).size.height)
        #expect(layout(Paragraph(runs: runs)).firstBaseline == layout(Paragraph("x", size: 40)).firstBaseline)
    }

    @Test("Text above the baseline makes its line higher") func baselineOffset() {
        var paragraph = Paragraph("x")
        let plain = layout(paragraph)
        paragraph.runs.append(TextRun(text: "2", font: ResolvedFont(size: 17), color: .black, baselineOffset: 8))
        #expect(layout(paragraph).firstBaseline == plain.firstBaseline + 8)
    }

    @Test("A line expands by the offset of all its text, above or below", arguments: ["", "Inter Display"])
    func wholeBaselineOffset(_ family: String) {
        let font = family.isEmpty ? ResolvedFont(size: 17) : ResolvedFont(family: family, size: 17)
        func set(_ offset: CGFloat, _ text: String = "x") -> TextLayout {
            layout(Paragraph(runs: [TextRun(text: text, font: font, color: .black, baselineOffset: offset)]))
        }
        let (plain, raised, lowered) = (set(0), set(8), set(-8))
        #expect(abs(raised.size.height - plain.size.height - 8) < 0.01)
        #expect(abs(raised.firstBaseline - plain.firstBaseline - 8) < 0.01)
        #expect(abs(lowered.size.height - plain.size.height - 8) < 0.01)
        #expect(abs(lowered.firstBaseline - plain.firstBaseline) < 0.01)
        // So does each of several lines.
        let (two, twoRaised) = (set(0, "x\nx"), set(8, "x\nx"))
        #expect(abs(twoRaised.size.height - two.size.height - 16) < 0.01)
    }

    @Test("Colours change nothing about the places of letters") func colors() {
        let black = layout(Paragraph("one"))
        let red = layout(Paragraph("one", color: .red))
        #expect(black.lines == red.lines)
        #expect(red.paragraph.runs[0].color == .red)
    }

    @Test("Scripts that Inter lacks are set in Noto", arguments: ["עברית", "العربية", "ไทย", "हिन्दी", "ქართული", "አማርኛ"])
    func fallback(_ text: String) {
        // A missing letter is a box; boxes make Pango warn, and are all equally wide.
        let widths = text.unicodeScalars.map { layout(String($0)).size.width }
        #expect(Set(widths).count > 1)
    }

    @Test("Letters that Inter lacks make lines higher by a fifth at most", arguments: ["العربية", "ไทย", "हिन्दी", "Aع"])
    func standIns(_ text: String) {
        let (latin, line) = (layout("Latin").size.height, layout(text).size.height)
        #expect(line >= latin - 0.01 && line <= latin * 1.2 + 0.01)
        // The baseline is that of a line of this height.
        #expect(layout(text).firstBaseline <= layout("Latin").firstBaseline * 1.2 + 0.01)
    }

    @Test("Text in Chinese characters breaks between them", .enabled(if: isInstalled("fonts-noto-cjk")))
    func chinese() {
        let text = layout("日本語のテキストは行の途中で折り返されます。", width: 100)
        #expect(text.lines.count == 4 || text.lines.count == 5)
        #expect(text.lines[0].frame.width == CGFloat(5 * 17))
    }

    @Test("Many threads get the same answers") func threads() async {
        let expected = (0..<50).map { layout("\($0) " + long, width: CGFloat(100 + $0)) }
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    let fresh = PangoTypeSetter(shapingContexts: ShapingContextPool(configuration: .shared))
                    return (0..<50).map {
                        fresh.layout(Paragraph("\($0) " + long), width: CGFloat(100 + $0), height: nil)
                    }
                }
            }
            for await answers in group { #expect(answers == expected) }
        }
    }
}

private func isInstalled(_ package: String) -> Bool {
    !FontConfiguration.shared.missingPackages.contains { $0.name == package }
}
