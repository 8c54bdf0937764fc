import Foundation
import SwiftUI
import TestSupport
import Testing

@Suite("Blocks of Markdown")
struct MarkdownBlockTests {
    /// The runs of a document: the text of each, and its blocks from the innermost to the outermost.
    private func runs(_ markdown: String, _ options: AttributedString.MarkdownParsingOptions = .init()) throws
        -> [String]
    {
        let text = try AttributedString(markdown: markdown, options: options)
        return text.runs.map { run in
            "\(String(text.characters[run.range])) \(run.presentationIntent?.debugDescription ?? "-")"
        }
    }

    @Test("Headings and paragraphs have numbers of their own, in the order of the text")
    func paragraphs() throws {
        #expect(
            try runs("## One\n\ntwo *three*\n\nfour") == [
                "One [header 2 (id 1)]", "two  [paragraph (id 2)]", "three [paragraph (id 2)]",
                "four [paragraph (id 3)]",
            ])
    }

    @Test("Items of lists have ordinals, from the first number of an ordered list")
    func lists() throws {
        #expect(
            try runs("- a\n- b\n\n  3. c\n  4. d") == [
                "a [paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)]",
                "b [paragraph (id 5), listItem 2 (id 4), unorderedList (id 1)]",
                "c [paragraph (id 8), listItem 3 (id 7), orderedList (id 6), listItem 2 (id 4), unorderedList (id 1)]",
                "d [paragraph (id 10), listItem 4 (id 9), orderedList (id 6), listItem 2 (id 4), unorderedList (id 1)]",
            ])
        let text = try AttributedString(markdown: "out\n\n- a\n  - b")
        #expect(text.runs.map { $0.presentationIntent?.indentationLevel } == [0, 0, 1])
    }

    @Test("Quotes, code and breaks are blocks, and code has the name of its language")
    func otherBlocks() throws {
        #expect(
            try runs("> said\n\n```swift extra\nlet a = 1\n```\n\n---\n\n    plain\n") == [
                "said [paragraph (id 2), blockQuote (id 1)]", "let a = 1\n [codeBlock 'swift' (id 3)]",
                "\u{2E3B} [thematicBreak (id 4)]", "plain\n [codeBlock (id 5)]",
            ])
    }

    @Test("Cells of a table are in rows, whose table has the columns' alignments")
    func tables() throws {
        let text = try AttributedString(markdown: "| a | b | c |\n|---|:-:|--:|\n| 1 | 2 | **3** |\n\nend")
        let intents = text.runs.map { $0.presentationIntent?.components ?? [] }
        let table = PresentationIntent.Kind.table(
            columns: [.init(alignment: .left), .init(alignment: .center), .init(alignment: .right)])
        #expect(
            intents.map(\.first?.kind) == [
                .tableCell(columnIndex: 0), .tableCell(columnIndex: 1), .tableCell(columnIndex: 2),
                .tableCell(columnIndex: 0), .tableCell(columnIndex: 1), .tableCell(columnIndex: 2), .paragraph,
            ])
        #expect(intents[1].map(\.kind) == [.tableCell(columnIndex: 1), .tableHeaderRow, table])
        #expect(intents[5].map(\.kind) == [.tableCell(columnIndex: 2), .tableRow(rowIndex: 1), table])
        #expect(intents.map { $0.first?.identity } == [3, 4, 5, 7, 8, 9, 10])
        #expect(Array(text.runs)[5].inlinePresentationIntent == .stronglyEmphasized)
    }

    @Test("Runs are split by their blocks, and what is in no block has no intent")
    func slices() throws {
        let text = try AttributedString(markdown: "# a\n\nb *c*")
        let slices = text.runs[\.presentationIntent].map { intent, range in
            "\(String(text.characters[range])) \(intent?.components.first?.identity ?? 0)"
        }
        #expect(slices == ["a 1", "b c 2"])
        let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(try runs("# a *b*", inline) == ["# a  -", "b -"])
    }

    @Test("Line breaks, HTML and images are known in documents")
    func inlineIntents() throws {
        let text = try AttributedString(
            markdown: "a\nb  \nc <b>\n\n<p>d</p>\n\n![e](f.png)", baseURL: URL(string: "https://x.org/"))
        let marked = text.runs.compactMap { run in
            run.inlinePresentationIntent.map { "\(String(text.characters[run.range]))|\($0.rawValue)" }
        }
        #expect(marked == [" |64", "\n|128", "<b>|256", "<p>d</p>\n|512"])
        #expect(text.runs.last?.imageURL?.absoluteString == "https://x.org/f.png")
    }

    @Test("Extended attributes are Markdown where they are allowed, and the language is an attribute of the whole")
    func options() throws {
        let options = AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: true, failurePolicy: .returnPartiallyParsedIfPossible, languageCode: "fr")
        let allowed = try AttributedString(markdown: "^[a](b: 'c') *d*", options: options)
        #expect(String(allowed.characters) == "a d")
        #expect(allowed.runs.allSatisfy { $0.languageIdentifier == "fr" })
        #expect(String(try AttributedString(markdown: "^[a](b: c)").characters) == "^[a](b: c)")
    }

    @Test("Intents are made by hand, encoded and decoded")
    func values() throws {
        let list = PresentationIntent(.listItem(ordinal: 2), identity: 2, parent: .init(.orderedList, identity: 1))
        #expect(list.count == 2 && list.components.map(\.identity) == [2, 1])
        #expect(PresentationIntent(types: list.components) == list)
        #expect(try JSONDecoder().decode(PresentationIntent.self, from: JSONEncoder().encode(list)) == list)
    }
}
