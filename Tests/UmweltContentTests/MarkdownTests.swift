import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Markdown and attributes in texts")
struct MarkdownTests {
    /// The runs of a text: what each says, and `b` for bold, `i` for italic, `m` for letters of one width, `s` for a
    /// line through it and `l` for a link.
    private func runs(_ text: Text) -> [String] {
        shown(text).map { run in
            var marks = ""
            if run.font.weight >= 700 { marks += "b" }
            if run.font.isItalic { marks += "i" }
            if run.font.design == .monospaced { marks += "m" }
            if run.strikethrough != nil { marks += "s" }
            if run.link != nil { marks += "l" }
            return marks.isEmpty ? run.text : "\(run.text)|\(marks)"
        }
    }

    private func shown(_ text: Text) -> [TextRun] {
        let host = TestHost(size: CGSize(width: 2000, height: 400), typeSetter: FixedMetrics()) { text }
        return host.displayList.textRuns
    }

    @Test(
        "The inline part of Markdown counts in texts that are looked up",
        arguments: [
            ("plain", ["plain"]), ("**bold** rest", ["bold|b", " rest"]),
            ("an *em* and _em_", ["an ", "em|i", " and ", "em|i"]),
            ("***both***", ["both|bi"]), ("`code`", ["code|m"]), ("~~gone~~", ["gone|s"]),
            ("[here](https://x.org)", ["here|l"]), ("see https://x.org.", ["see ", "https://x.org|l", "."]),
            ("snake_case_name", ["snake_case_name"]), ("2 * 3 * 4", ["2 * 3 * 4"]), ("\\*no\\*", ["*no*"]),
            ("a & b &amp; c", ["a & b & c"]), ("<b>tag</b>", ["<b>tag</b>"]), ("_start_", ["start|i"]),
            ("**un", ["**un"]), ("[broken](", ["[broken]("]),
            ("You have ^[3 **big** apples](inflect: true)!", ["You have 3 ", "big|b", " apples!"]),
            ("^[x](style: 1) and ^[y [z]](a: 'b')", ["x and y [z]"]), ("2^[n]", ["2^[n]"]),
        ])
    func inline(markdown: String, expected: [String]) {
        #expect(runs(Text(LocalizedStringKey(markdown))) == expected)
    }

    @Test(
        "What would start a heading, a list or code in a document stays as it is, and so do spaces and line breaks",
        arguments: [
            "# Title", "- item *", "1. first_", "    code `", "> quote [", "a  \n  b\n\n\nc *", " lead and trail * ",
            "---\n***",
            "a\\", "[x]: https://x.org",
        ])
    func blocks(text: String) {
        #expect(shown(Text(LocalizedStringKey(text))).map(\.text).joined() == text)
    }

    @Test("Nothing in an argument counts as Markdown, but what stands around it does")
    func arguments() {
        let name = "*star*"
        #expect(
            runs(Text("**\(name)** is \(3)")) == ["*star*|b", " is ", "3"]
                || runs(Text("**\(name)** is \(3)")) == ["*star*|b", " is 3"])
        #expect(runs(Text("**a \(Text("b").italic()) c**")) == ["a |b", "b|bi", " c|b"])
        let link = shown(Text("[profile](https://x.org/\("me")?a=%20b)"))
        #expect(link.first?.link?.absoluteString == "https://x.org/me?a=%20b")
    }

    @Test("A text of ten megabytes is shown as it is")
    func longText() {
        let brackets = String(repeating: "![[]()", count: 10_000_000 / 6)
        let isWhole = Text(LocalizedStringKey(brackets)).string(in: EnvironmentValues()) == brackets
        #expect(isWhole)
    }

    @Test("Texts that are not looked up have no Markdown")
    func verbatim() {
        let string = "**stars**"
        #expect(runs(Text(string)) == ["**stars**"])
        #expect(runs(Text(verbatim: "**stars**")) == ["**stars**"])
    }

    @Test("A link has the tint, unless its text has a colour of its own")
    func linkColor() throws {
        let tinted = try #require(shown(Text("[a](https://x.org)")).first)
        let plain = try #require(shown(Text("a")).first)
        #expect(tinted.color != plain.color)
        var attributed = AttributedString("a")
        attributed.link = URL(string: "https://x.org")
        #expect(shown(Text(attributed)).first?.color == tinted.color)
        attributed.foregroundColor = Color(red: 1, green: 0, blue: 0)
        #expect(shown(Text(attributed)).first.map { $0.color.red > 0.99 } == true)
    }

    @Test("Attributes set fonts, colours, lines and spaces, and count more than what is set around them")
    func attributes() throws {
        var text = AttributedString("one two")
        let range = try #require(text.range(of: "two"))
        text[range].font = .system(size: 30).bold()
        text[range].foregroundColor = Color(red: 1, green: 0, blue: 0)
        text[range].backgroundColor = Color(red: 0, green: 1, blue: 0)
        text[range].underlineStyle = .single
        text[range].strikethroughStyle = Text.LineStyle(pattern: .dash, color: Color(red: 0, green: 0, blue: 1))
        text[range].kern = 1
        text[range].tracking = 2
        text[range].baselineOffset = 3
        let runs = shown(Text(text).font(.caption))
        #expect(runs.map(\.text) == ["one ", "two"])
        #expect(runs[0].font.size == 12 && runs[0].underline == nil)
        #expect(runs[1].font.size == 30 && runs[1].font.weight == 700)
        #expect(runs[1].color.red > 0.99 && runs[1].underline == runs[1].color)
        #expect((runs[1].background?.green ?? 0) > 0.99 && (runs[1].strikethrough?.blue ?? 0) > 0.99)
        #expect(runs[1].strikethroughPattern == .dash)
        #expect(runs[1].kerning == 2 && runs[1].baselineOffset == 3)
        #expect(shown(Text("x \(text)")).map(\.text) == ["x ", "one ", "two"])
        #expect(shown(Text("x \(text[range])")).map(\.text) == ["x ", "two"])
        #expect(shown(Text(text) + Text("!")).count == 3)
    }

    @Test("Markdown becomes a text with attributes")
    func attributedMarkdown() throws {
        let inline = try AttributedString(
            markdown: "a **b**\n[c](d)", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace),
            baseURL: URL(string: "https://x.org/e/"))
        #expect(runs(Text(inline)) == ["a ", "b|b", "\n", "c|l"])
        #expect(inline.runs.last?.link?.absoluteString == "https://x.org/e/d")
        #expect(Array(inline.runs)[1].inlinePresentationIntent == .stronglyEmphasized)
        #expect(
            runs(Text(try AttributedString(markdown: "# One\n\ntwo\nthree *four*")))
                == ["One", "two", " ", "three ", "four|i"])
        let lines = try AttributedString(markdown: "# a\nb", options: .init(interpretedSyntax: .inlineOnly))
        #expect(runs(Text(lines)) == ["# a b"])
        #expect(try AttributedString(markdown: "").characters.isEmpty)
    }

    @Test("The app opens the links that are in texts, and no others")
    func links() {
        struct Handler: View {
            @State private var opened = ""
            var body: some View {
                VStack {
                    Text("Read the [manual](https://x.org/manual).")
                    Text("[Hidden](https://x.org/hidden)").redacted(reason: .placeholder)
                    Text(verbatim: "Opened: \(opened)")
                }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened += url.absoluteString
                        return .handled
                    })
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Handler() }
        #expect(host.follow("https://x.org/manual"))
        #expect(!host.follow("https://x.org/other"))
        #expect(!host.follow("https://x.org/hidden"))
        #expect(host.texts.contains("Opened: https://x.org/manual"))
    }
}
