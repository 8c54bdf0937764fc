import SwiftUI
import Testing
import UmweltDrawing
import UmweltRendering
import UmweltTesting

/// Heights, distances and widths of texts in the system's font, compared with those that UIKit and SwiftUI have on
/// iPhones with three pixels to a point.
@MainActor @Suite("Texts are as high and as wide as on iOS") struct SystemTextTests {
    private static let pixel = CGFloat(1) / 3

    private func show<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(scale: 3, content: content)
    }

    private func isClose(_ a: CGFloat?, _ b: CGFloat, within distance: CGFloat = 0.001) -> Bool {
        a.map { abs($0 - b) <= distance } ?? false
    }

    // The sizes and the leading of Apple's Human Interface Guidelines, "Typography", at the size large.
    @Test(
        "The lines of each text style are as far apart as the guidelines say",
        arguments: zip(
            [
                Font.largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
                .caption,
            ], [41, 34, 28, 25, 22, 22, 21, 20, 18, 16] as [CGFloat]))
    func linePitch(font: Font, expected: CGFloat) throws {
        let host = show {
            Text("one").font(font)
            Text("two\ntwo").font(font)
        }
        let one = try #require(host.frame(of: "one")).height
        let two = try #require(host.frame(of: "two\ntwo")).height
        // Both heights are rounded up to a pixel.
        #expect(isClose(two - one, expected, within: Self.pixel))
    }

    @Test("A line of body text is 20.33 points high, and one of every dynamic type size has its style's pitch")
    func heights() throws {
        let host = show { Text("Hello") }
        #expect(isClose(host.frame(of: "Hello")?.height, 61 / 3))
        let large = show { Text("a\nb").dynamicTypeSize(.accessibility5) }
        #expect(isClose(large.frame(of: "a\nb")?.height, 53 * 2444 / 2048 + 62, within: Self.pixel))
    }

    @Test("Other fonts keep their own distance between lines")
    func otherFonts() throws {
        func height(_ font: Font) -> CGFloat? {
            show { Text("a\nb").font(font) }.frame(of: "a\nb")?.height
        }
        let single = 17 * CGFloat(2444) / 2048
        #expect(isClose(height(.system(size: 17)), 2 * single, within: Self.pixel))
        #expect(isClose(height(.custom("Inter", fixedSize: 17)), 2 * 17 * 1.21, within: 2 * Self.pixel))
    }

    @Test("Between texts is the lower font's leading, rounded up to a pixel")
    func betweenTexts() throws {
        let host = show {
            VStack {
                Text("Headline").font(.headline)
                Text("Subheadline").font(.subheadline)
                Text("Caption").font(.caption)
                Text("Fixed").font(.system(size: 15))
            }
        }
        func gap(_ upper: String, _ lower: String) throws -> CGFloat {
            try #require(host.frame(of: lower)).minY - (try #require(host.frame(of: upper))).maxY
        }
        #expect(isClose(try gap("Headline", "Subheadline"), 7 / 3))
        #expect(isClose(try gap("Subheadline", "Caption"), 2))
        #expect(isClose(try gap("Caption", "Fixed"), 0))
    }

    // A record of iOS 18.2 has 2 points in medium text, too.
    @Test("A row with a symbol is as far from the next text as its own text is")
    func rowWithSymbol() throws {
        let host = show {
            VStack {
                HStack {
                    Text("Row")
                    Spacer()
                    Image(systemName: "chevron.right")
                }
                VStack { Text("Below") }
            }
        }
        let (row, below) = (try #require(host.frame(of: "Row")), try #require(host.frame(of: "Below")))
        #expect(isClose(below.minY - row.maxY, 2))
    }

    @Test("Text in the secondary scale is as high as in the primary one, and narrower")
    func secondaryScale() throws {
        let host = show {
            Text("First")
            Text("First").textScale(.secondary).accessibilityLabel("second")
        }
        let (first, second) = (try #require(host.frame(of: "First")), try #require(host.frame(of: "second")))
        #expect(first.height == second.height && second.width < first.width * 0.85)
    }

    @Test("Rows of grids are as far apart as their texts, or as other cells of theirs")
    func grids() throws {
        let host = show {
            Grid {
                GridRow {
                    Text("a")
                    Text("b")
                }
                GridRow { Text("c") }
                GridRow {
                    Text("d").padding(1)
                    Text("e")
                }
            }
        }
        func gap(_ upper: String, _ lower: String) throws -> CGFloat {
            try #require(host.frame(of: lower)).minY - (try #require(host.frame(of: upper))).maxY
        }
        #expect(isClose(try gap("a", "c"), 2))
        // The text above keeps its distance from a cell with padding, a point above its text.
        #expect(isClose(try gap("c", "d"), 20.287 + 7 / 3 - 11.978 + 1, within: Self.pixel))
    }

    @Test("Between a text and another view is what the font gives above and below; padding and frames end that")
    func besideOthers() throws {
        let host = show {
            VStack {
                mark("above")
                Text("Body")
                mark("below")
                Text("Padded").padding(.vertical, 1)
                mark("last")
                HStack { Text("Row") }.frame(height: 30)
                mark("end")
            }
        }
        func gap(_ upper: String, _ lower: String) throws -> CGFloat {
            try #require(host.frame(of: lower)).minY - (try #require(host.frame(of: upper))).maxY
        }
        // A tenth of 20.287, rounded up to a pixel, is 2.333; letters go down by 4.101, capitals up by 11.978.
        #expect(isClose(try gap("above", "Body"), 7 / 3 + 4.101, within: Self.pixel))
        #expect(isClose(try gap("Body", "below"), 20.287 + 7 / 3 - 11.978, within: Self.pixel))
        #expect(isClose(try gap("below", "Padded"), 9, within: Self.pixel))
        #expect(isClose(try gap("last", "end"), 46, within: Self.pixel))
    }

    private func mark(_ name: String) -> some View {
        Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityLabel(name)
    }

    @Test("A text whose leading changes moves what is beside the stack around it")
    func changedLeading() throws {
        struct Page: View {
            @State private var isFixed = false
            var body: some View {
                VStack {
                    Text("First")
                    HStack { Text("Second").font(isFixed ? .system(size: 17) : .body) }
                    Button("Change") { isFixed = true }
                }
            }
        }
        let host = show { Page() }
        func gap() throws -> CGFloat {
            try #require(host.frame(of: "Second")).minY - (try #require(host.frame(of: "First"))).maxY
        }
        #expect(isClose(try gap(), 2))
        host.tap("Change")
        #expect(isClose(try gap(), 0))
    }

    // Labels that UIKit and SwiftUI measured with the system's font at 17 points, rounded up to a pixel, from public
    // view hierarchies and tests.
    @Test(
        "Body text is as wide as San Francisco",
        arguments: zip(
            ["Hello, world!", "Label 1", "Label longuer", "error", "Hello", "Label", "i am groot!", "point", "VIP"],
            [94.667, 53.667, 104, 37, 39, 42, 82, 39, 26] as [CGFloat]))
    func width(text: String, expected: CGFloat) throws {
        let width = try #require(show { Text(text) }.frame(of: text)).width
        #expect(isClose(width, expected, within: max(expected * 0.01, 0.5)))
    }

    @Test("Titles are a tenth narrower than Inter's letters for small text")
    func titles() throws {
        let text = "The system provides a text style for every purpose"
        func width(_ font: Font) throws -> CGFloat {
            try #require(show { Text(text).fixedSize().font(font) }.frame(of: text)).width
        }
        let ratio = try width(.custom("Inter", fixedSize: 28)) / (try width(.title))
        #expect(isClose(ratio, 1.11, within: 0.02))
    }

    // Recorded on iOS 26 at two pixels a point, rounded up to a pixel.
    @Test(
        "Texts of all sizes and weights are as wide as San Francisco",
        arguments: [
            ("Settings", 34, .bold, 133), ("Large Title", 34, .regular, 152.5), ("Title", 28, .regular, 52),
            ("The quick brown fox", 24, .regular, 207), ("The quick brown fox", 20, .light, 174),
            ("The quick brown fox", 20, .black, 202), ("The quick brown fox", 10, .regular, 97.5),
            ("Bluetooth", 17, .semibold, 77.5), ("Vegetables", 17, .medium, 87.5), ("Options", 12, .bold, 47.5),
        ] as [(String, CGFloat, Font.Weight, CGFloat)])
    func recorded(text: String, size: CGFloat, weight: Font.Weight, expected: CGFloat) throws {
        let host = show { Text(text).font(.system(size: size, weight: weight)).fixedSize() }
        #expect(isClose(host.frame(of: text)?.width, expected, within: max(expected * 0.01, 0.5)))
    }

    @Test(
        "Text in New York and SF Mono is as wide as recorded",
        arguments: [(Font.Design.serif, 185.5), (.monospaced, 235)])
    func otherDesigns(design: Font.Design, expected: CGFloat) throws {
        let text = "The quick brown fox"
        let host = show { Text(text).font(.system(size: 20, design: design)).fixedSize() }
        #expect(isClose(host.frame(of: text)?.width, expected, within: expected * 0.01))
    }

    @Test("Rounded texts are as wide as the usual ones within 2%, and condensed ones narrower by an eighth")
    func designs() throws {
        #expect(ResolvedFont.hasFont(named: "Quicksand Medium") && ResolvedFont.hasFont(named: "Roboto Condensed"))
        #expect(ResolvedFont(design: .rounded, size: 17).drawn.family == "Quicksand Medium")
        let text = "The system provides a text style for every purpose. Hello, world!"
        func width(_ font: Font) throws -> CGFloat {
            try #require(show { Text(text).fixedSize().font(font) }.frame(of: text)).width
        }
        let fonts: [(CGFloat, Font.Weight)] = [(17, .regular), (17, .bold), (28, .regular), (34, .bold)]
        for (size, weight) in fonts {
            let usual = try width(.system(size: size, weight: weight))
            let rounded = try width(.system(size: size, weight: weight, design: .rounded))
            #expect(abs(rounded / usual - 1) < 0.02 && rounded != usual, "\(size) \(weight)")
        }
        #expect(isClose(try width(.body.width(.condensed)) / (try width(.body)), 7.0 / 8, within: 0.02))
    }

    @Test("Digits of bold rounded text are as far apart as each other, a four too")
    func roundedDigits() throws {
        func width(_ text: String, _ weight: Font.Weight) throws -> CGFloat {
            let font = Font.system(size: 40, weight: weight, design: .rounded)
            return try #require(show { Text(text).font(font).fixedSize() }.frame(of: text)).width
        }
        // The letter of a four is 538 thousandths wide, that of a three 452; beside a three are 70.
        let between = try width("8448", .bold) - (try width("8338", .bold))
        #expect(isClose(between, 2 * 40 * (0.538 + 0.085 - 0.522), within: 1))
        #expect(try width("44", .bold) < 1.06 * width("44", .heavy) && width("44", .bold) > width("44", .regular))
    }

    @Test("Tabular digits of rounded text are as wide as each other", arguments: [Font.Weight.light, .regular, .bold])
    func roundedTabularDigits(weight: Font.Weight) throws {
        func width(_ text: String) throws -> CGFloat {
            let font = Font.system(size: 40, weight: weight, design: .rounded).monospacedDigit()
            return try #require(show { Text(text).font(font).fixedSize() }.frame(of: text)).width
        }
        let zeros = try width("00:00")
        for digit in 0...9 {
            #expect(isClose(try width("\(digit)\(digit):\(digit)\(digit)"), zeros, within: 1), "\(digit)")
            #expect(isClose(try width("0\(digit):00"), zeros, within: 1), "\(digit)")
        }
        var font = ResolvedFont(design: .rounded, size: 17)
        font.hasMonospacedDigits = true
        #expect(font.drawn.family == "Quicksand Medium")
    }

    @Test("Rounded text with Greek or Cyrillic letters is in the usual design as a whole")
    func roundedFallback() throws {
        func width(_ text: String, _ design: Font.Design) throws -> CGFloat {
            try #require(show { Text(text).font(.system(size: 30, weight: .bold, design: design)) }.frame(of: text))
                .width
        }
        for text in ["Привет Hello", "Γειά Hello"] {
            #expect(try width(text, .rounded) == width(text, .default))
        }
        #expect(try width("Hello é", .rounded) != width("Hello é", .default))
    }

    @Test("Joined letters keep their distances")
    func joined() throws {
        func width(_ font: Font, _ text: String) throws -> CGFloat {
            try #require(show { Text(text).font(font) }.frame(of: text)).width
        }
        #expect(try width(.body, "مرحبا") == width(.custom("No Such Font", fixedSize: 17), "مرحبا"))
        #expect(try width(.body, "Hallo") < width(.custom("No Such Font", fixedSize: 17), "Hallo"))
    }

    // As recorded on iOS 18, with three pixels to a point.
    @Test("Cards of grouped lists are as far apart as on iOS, and from the sides of the window")
    func cards() throws {
        let host = show {
            List {
                Section {
                    Text("one")
                } header: {
                    Text("First")
                }
                Section {
                    Text("two")
                } header: {
                    Text("Second")
                } footer: {
                    Text("Below")
                }
                Section {
                    Text("three")
                } header: {
                    Text("Third")
                }
            }
            .listStyle(.insetGrouped)
        }
        func frame(_ text: String) throws -> CGRect { try #require(host.frame(of: text)) }
        // A row is 44 points high, with its text in the middle.
        func gap(_ upper: String, _ lower: String) throws -> CGFloat {
            let margins = 44 - (try frame(upper)).height
            return try frame(lower).minY - (try frame(upper)).maxY - margins
        }
        #expect(isClose(try frame("one").minY - (44 - (try frame("one")).height) / 2, 38.667, within: 0.4))
        #expect(isClose(try gap("one", "two"), 56.333, within: 0.4))
        #expect(isClose(try gap("two", "three"), 72.333, within: 0.4))
        #expect(isClose(try frame("one").minX, 40))
    }

    @Test("A wrapped text is not wider than it is offered, after rounding to pixels too")
    func wrapped() throws {
        for step in 0..<120 {
            let width = 40 + CGFloat(step) * 0.7
            let host = show {
                Text("Hello, wide world of **bold** texts").frame(width: width)
            }
            let text = try #require(host.frame(of: "Hello, wide world of bold texts"))
            #expect(text.width <= width + 1e-6)
        }
        let host = TestHost(size: CGSize(width: 200, height: 400), scale: 3) {
            HStack {
                Text("A long text that wraps")
                Text("Second text also").layoutPriority(1)
            }
        }
        #expect(try #require(host.frame(of: "A long text that wraps")).minX >= 0)
        #expect(try #require(host.frame(of: "Second text also")).maxX <= 200 + 1e-6)
    }

    @Test("A field is as high as a line with its leading, and has 12 points more with a border")
    func fields() {
        let host = show {
            TextField("Plain", text: .constant("")).textFieldStyle(.plain)
            TextField("Border", text: .constant("")).textFieldStyle(.roundedBorder)
        }
        #expect(isClose(host.frame(of: "Plain")?.height, 22))
        #expect(isClose(host.frame(of: "Border")?.height, 34))
    }
}
