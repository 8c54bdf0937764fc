import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltContent
import UmweltControls

// A character is 8.5 points wide, a line 20.4 high: FixedMetrics at the body size of 17.

@MainActor @Suite("Values that texts are set by")
struct TextValueTests {
    private func show<Content: View>(_ width: CGFloat = 200, @ViewBuilder _ content: @escaping () -> Content)
        -> TestHost
    {
        TestHost(
            size: CGSize(width: width, height: 400), traits: .finePixels, typeSetter: FixedMetrics(), content: content)
    }

    /// The layouts of all texts that are drawn.
    private func layouts<Content: View>(_ width: CGFloat = 200, @ViewBuilder _ content: @escaping () -> Content)
        -> [TextLayout]
    {
        show(width, content).displayList.textLayouts
    }

    private func run<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> TextRun {
        try #require(layouts(200, content).first?.paragraph.runs.first)
    }

    @Test("Lists, intervals and clocks are written as the locale writes them")
    func formats() {
        let start = Date(timeIntervalSince1970: 0)
        func text(_ text: Text, _ locale: String) -> String {
            var values = EnvironmentValues()
            values.locale = Locale(identifier: locale)
            values.timeZone = .gmt
            return text.string(in: values)
        }
        let list = Text(["a", "b", "c"], format: .list(type: .and))
        #expect(text(list, "en_US") == "a, b, and c" && text(list, "de_DE") == "a, b und c")
        let interval = Text(DateInterval(start: start, duration: 3600))
        #expect(text(interval, "en_US").contains("12:00") && text(interval, "en_US").contains("1:00"))
        #expect(text(Text(timerInterval: start...start + 65), "en_US") == "0:00")
    }

    @Test("The colour of a part of a text moves no letters")
    func spacingOfParts() {
        func spaces(_ text: Text) -> [CGFloat] {
            layouts { text }.flatMap(\.paragraph.runs).map(\.font.letterSpacing)
        }
        let whole = spaces(Text("will move"))
        #expect(spaces(Text("will ") + Text("move").foregroundColor(.red)) == whole + whole)
        #expect(spaces(Text("will ")) != whole)
    }

    // MARK: Lines

    @Test("Line spacing stands between lines, not around them")
    func lineSpacing() {
        let host = show {
            Text("one\ntwo\nthree").lineSpacing(5)
            Text("single").environment(\.lineSpacing, 5)
        }
        #expect(abs((host.frame(of: "one\ntwo\nthree")?.height ?? 0) - (3 * 20.4 + 2 * 5)) < 1e-6)
        #expect(abs((host.frame(of: "single")?.height ?? 0) - 20.4) < 1e-6)
    }

    @Test("A line limit with reserved space gives short texts the room of long ones")
    func reservedSpace() {
        func height(_ view: some View) -> CGFloat { show { view }.frame(of: "a")?.height ?? 0 }
        #expect(abs(height(Text("a").lineLimit(3, reservesSpace: true)) - 61.2) < 1e-6)
        #expect(abs(height(Text("a").lineLimit(3, reservesSpace: false)) - 20.4) < 1e-6)
        #expect(abs(height(Text("a").lineLimit(2...4)) - 40.8) < 1e-6)
        #expect(abs(height(Text("a").lineLimit(2...)) - 40.8) < 1e-6)
        #expect(abs(height(Text("a").lineLimit(...4)) - 20.4) < 1e-6)
        #expect(abs(height(Text("a").lineLimit(nil).lineLimit(2...)) - 20.4) < 1e-6, "The nearer limit counts alone")
    }

    @Test("Of two line limits the nearer counts alone, in whichever order they reserve space")
    func orderOfLineLimits() {
        func height(_ view: some View) -> CGFloat { show { view }.frame(of: "a")?.height ?? 0 }
        let reserved = Text("a").lineLimit(3, reservesSpace: true)
        #expect(abs(height(reserved.lineLimit(1)) - 61.2) < 1e-6)
        #expect(abs(height(Text("a").lineLimit(1).lineLimit(3, reservesSpace: true)) - 20.4) < 1e-6)
        #expect(abs(height(Text("a").environment(\.lineLimit, nil).lineLimit(2...)) - 20.4) < 1e-6)
        #expect(abs(height(Text("a").lineLimit(2...).environment(\.lineLimit, nil)) - 40.8) < 1e-6)
        let lines = layouts(40) { Text("a b c d e f g h i j").lineLimit(2...).lineLimit(1) }.first?.lines.count
        #expect(lines == 5, "The nearer limit has no upper end")
    }

    @Test("Setting the most lines of a set of values takes back what was reserved")
    func writtenLineLimit() {
        var values = EnvironmentValues()
        values.lineRange = LineLimit(most: 4, fewest: 2)
        #expect(values.lineLimit == 4)
        values.lineLimit = 4
        #expect(values.lineRange == LineLimit(most: 4))
    }

    @Test("A range limits lines at its upper end")
    func rangeLimit() {
        let lines = layouts(40) { Text("a b c d e f g h i j").lineLimit(1...2) }.first?.lines.count
        #expect(lines == 2)
    }

    @Test("Line heights follow the font's size, or nothing")
    func lineHeight() {
        func heights(_ lineHeight: AttributedString.LineHeight?) -> [CGFloat] {
            layouts { Text("one\ntwo").lineHeight(lineHeight) }.first?.lines.map(\.frame.height) ?? []
        }
        #expect(heights(.exact(points: 30)) == [30, 30])
        #expect(heights(.multiple(factor: 2)) == [34, 34])
        #expect(heights(.leading(increase: 3)) == [20, 20])
        #expect(heights(.variable) == heights(nil))
        #expect(heights(.exact(points: .nan)) == heights(nil))
        let baselines = layouts { Text("x").lineHeight(.exact(points: 40.4)) }.first?.firstBaseline ?? 0
        #expect(abs(baselines - (0.9 * 17 + 10)) < 1e-6, "The text stands in the middle of a higher line")
    }

    @Test("A font's leading brings lines closer together or further apart")
    func leading() {
        func height(_ leading: Font.Leading) -> CGFloat {
            show { Text("a\nb").font(.body.leading(leading)) }.frame(of: "a\nb")?.height ?? 0
        }
        #expect(height(.tight) < height(.standard))
        #expect(height(.loose) > height(.standard))
    }

    // MARK: Fitting

    @Test("Text becomes no smaller than it must to fit, and no smaller than it may")
    func scaleFactor() {
        func shown(_ factor: CGFloat, width: CGFloat) -> (size: CGFloat, isTruncated: Bool) {
            let layout = layouts(width) { Text("0123456789").lineLimit(1).minimumScaleFactor(factor) }[0]
            return (layout.paragraph.runs[0].font.size, layout.isTruncated)
        }
        #expect(shown(0.5, width: 85) == (17, false), "It fits as it is")
        let fitted = shown(0.5, width: 60)
        #expect(fitted.size > 11.7 && fitted.size <= 12 && !fitted.isTruncated)
        #expect(shown(0.9, width: 60).isTruncated)
        #expect(shown(0.9, width: 60).size == 17 * 0.9)
        #expect(shown(1, width: 60).size == 17)
        #expect(shown(.nan, width: 60).size == 17)
        #expect(shown(-1, width: 60).size < 12.1, "Less than nothing is taken for very little")
    }

    @Test("Text of several lines becomes smaller where its height is not enough")
    func scaleFactorInHeight() {
        let layout = layouts { Text("one\ntwo\nthree").minimumScaleFactor(0.3).frame(height: 40) }[0]
        #expect(!layout.isTruncated)
        #expect(layout.size.height <= 40 && layout.size.height > 38)
    }

    @Test("Letters come closer together before a text is cut, by a twentieth of its size at most")
    func tightening() {
        func shown(_ allows: Bool, width: CGFloat) -> TextLayout {
            layouts(width) { Text("0123456789").lineLimit(1).allowsTightening(allows) }[0]
        }
        #expect(!shown(true, width: 80).isTruncated)
        #expect(shown(true, width: 80).size.width <= 80)
        #expect(shown(true, width: 80).paragraph.runs[0].font.size == 17)
        #expect(shown(false, width: 80).isTruncated)
        #expect(shown(true, width: 60).isTruncated)
        #expect(shown(true, width: 85).paragraph.runs[0].kerning == 0)
    }

    // MARK: Lines under and through text

    @Test("A line under texts is set for all of them, and each may have its own or none")
    func decorations() throws {
        #expect(try run { Text("a").underline() }.underline != nil)
        #expect(try run { VStack { Text("a") }.underline() }.underline != nil)
        #expect(try run { VStack { Text("a").underline(false) }.underline() }.underline == nil)
        #expect(
            try run { VStack { Text("a") }.strikethrough(color: Color(red: 1, green: 0, blue: 0)) }.strikethrough?.isRed
                == true)
        let dotted = try run { Text("a").underline(pattern: .dot, color: Color(red: 1, green: 0, blue: 0)) }
        #expect(dotted.underlinePattern == .dot && dotted.underline?.isRed == true)
        #expect(try run { Text("a").strikethrough(true, pattern: .dash) }.strikethroughPattern == .dash)
    }

    @Test("Space between letters and height above the baseline are set for all texts inside")
    func spacing() throws {
        let all = try run { VStack { Text("a") }.kerning(2).baselineOffset(3) }
        #expect(all.kerning == 2 && all.baselineOffset == 3)
        #expect(try run { VStack { Text("a").kerning(1) }.kerning(2) }.kerning == 1)
        #expect(try run { Text("a").kerning(1).tracking(4) }.kerning == 4, "Tracking counts where both are given")
        #expect(try run { VStack { Text("a").kerning(1) }.tracking(4) }.kerning == 4)
    }

    // MARK: Fonts

    @Test("Weights, slants and designs that are set outside can be taken back inside")
    func fontModifiers() throws {
        #expect(try run { VStack { Text("a").bold(false) }.bold() }.font.weight == 400)
        #expect(try run { VStack { VStack { Text("a") }.bold(false) }.bold() }.font.weight == 400)
        #expect(try run { VStack { Text("a").italic(false) }.italic() }.font.isItalic == false)
        #expect(try run { VStack { Text("a") }.fontDesign(.serif) }.font.design == .serif)
        #expect(try run { Text("a").fontDesign(.monospaced) }.font.design == .monospaced)
        #expect(try run { VStack { Text("a") }.fontDesign(nil) }.font.design == .default)
        #expect(try run { VStack { Text("a") }.fontWidth(.condensed) }.font.width == Font.Width.condensed.value)
        #expect(try run { Text("a").fontWidth(.expanded) }.font.width == Font.Width.expanded.value)
    }

    @Test("A font is resolved by what the environment says of type")
    func resolvedFonts() {
        var values = EnvironmentValues()
        #expect(Font.headline.resolve(in: values.fontResolutionContext).pointSize == 17)
        #expect(Font.headline.resolve(in: values.fontResolutionContext).weight == .semibold)
        #expect(Font.default.bold().resolve(in: values.fontResolutionContext).pointSize == 17)
        let font = Font.system(size: 10, weight: .light, design: .monospaced).italic().smallCaps()
        let resolved = font.resolve(in: values.fontResolutionContext)
        #expect(resolved.isItalic && resolved.isMonospaced && resolved.isSmallCaps && !resolved.isBold)
        #expect(font.smallCaps(false).resolve(in: values.fontResolutionContext).isSmallCaps == false)
        #expect(Font.body.bold().weight(.light).bold(false).resolve(in: values.fontResolutionContext).weight == .light)
        #expect(Font.body.scaled(by: 2).resolve(in: values.fontResolutionContext).pointSize == 34)
        #expect(Font.body.pointSize(9).resolve(in: values.fontResolutionContext).pointSize == 9)
        #expect(Font.body.leading(.tight).width(.condensed).resolve(in: values.fontResolutionContext).leading == .tight)
        values.dynamicTypeSize = .accessibility5
        values.legibilityWeight = .bold
        #expect(Font.body.resolve(in: values.fontResolutionContext).pointSize == 53)
        #expect(Font.body.resolve(in: values.fontResolutionContext).weight == .semibold)
    }

    @Test("Small capitals are smaller letters in the place of others")
    func smallCapitals() {
        func runs(_ font: Font) -> [String] {
            layouts { Text(verbatim: "Ab1").font(font) }[0].paragraph.runs.map { "\($0.text) \($0.font.size)" }
        }
        #expect(runs(.body.lowercaseSmallCaps()) == ["A 17.0", "B 13.26", "1 17.0"])
        #expect(runs(.body.uppercaseSmallCaps()) == ["A 13.26", "b1 17.0"])
        #expect(runs(.body.smallCaps()) == ["AB 13.26", "1 17.0"])
    }

    @Test("A scaled length grows as its text style does, and the view that has it follows")
    func scaledMetric() {
        struct Scaled: View {
            @ScaledMetric private var usual = 10.0
            @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 34
            var body: some View { Text(verbatim: "\(usual) \(title)") }
        }
        let host = show { Scaled() }
        #expect(host.texts == ["10.0 34.0"])
        #expect(host.updates { host.traits.dynamicTypeSize = .accessibility5 } == ["Scaled"])
        #expect(host.texts == ["\(10 * 53.0 / 17) 60.0"])
        #expect(host.updates { host.traits.colorScheme = .dark } == [])
    }

    // MARK: Redaction

    @Test("What is private is hidden where others may look, and nothing else")
    func privacy() {
        func shows(_ view: some View) -> Bool { !layouts { view }.isEmpty }
        #expect(!shows(Text("a").privacySensitive().redacted(reason: .privacy)))
        #expect(shows(Text("a").redacted(reason: .privacy)))
        #expect(shows(Text("a").privacySensitive()))
        #expect(shows(Text("a").privacySensitive(false).privacySensitive().redacted(reason: .privacy)))
        #expect(!shows(Text("a").redacted(reason: .placeholder)))
        #expect(shows(Text("a").unredacted().privacySensitive().redacted(reason: [.privacy, .placeholder])))
    }

    @Test("Texts can be selected unless somebody says that they cannot")
    func selection() {
        func isSelectable(_ view: some View) -> Bool? { layouts { view }.first?.paragraph.isSelectable }
        #expect(isSelectable(Text("a")) == true)
        #expect(isSelectable(Text("a").textSelection(.disabled)) == false)
        #expect(isSelectable(Text("a").textSelection(.enabled).textSelection(.disabled)) == true)
    }

    // MARK: Updates

    @Test("A changed value sets only the texts that read it anew")
    func updates() {
        struct Spaced: View {
            @State var spacing: CGFloat = 0
            var body: some View {
                VStack {
                    Button("more") { spacing += 5 }
                    Text("a\nb").lineSpacing(spacing)
                }
            }
        }
        let host = show { Spaced() }
        #expect(host.updates { host.tap("more") } == ["Spaced"])
        #expect(abs((host.frame(of: "a\nb")?.height ?? 0) - 45.8) < 1e-6)
    }

    @Test("A font's style is read as it was written")
    func codedStyles() throws {
        let written = try JSONEncoder().encode(Font.TextStyle.allCases)
        #expect(try JSONDecoder().decode([Font.TextStyle].self, from: written) == Font.TextStyle.allCases)
    }
}

extension Color.Resolved {
    /// True for red and nothing else, but for rounding.
    fileprivate var isRed: Bool { red > 0.99 && green < 0.01 && blue < 0.01 }
}
