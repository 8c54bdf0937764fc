internal import CMarkdown
import Foundation
import Synchronization

/// A text split by inline Markdown: emphasis, code, lines through text, links.
///
/// Line breaks and spaces are preserved. The syntax of headings, lists and other blocks is only parsed in documents.
struct InlineMarkdown {
    /// A part of the text in one style.
    struct Span: Equatable, Sendable {
        var text: String
        var style: InlineStyle

        /// The blocks that the part of a document is in, from the innermost to the outermost.
        var blocks: [PresentationIntent.IntentType] = []
    }

    /// The parts of the text, in order.
    let spans: [Span]

    /// Parses a text; nil if it contains no Markdown, or is longer than 65,536 bytes.
    ///
    /// - Parameter allowsAttributes: True if `^[text](name: value)` is replaced by the text in brackets.
    init?(_ written: String, allowsAttributes: Bool = true) {
        guard written.utf8.count <= Self.longestText, Self.mayHaveMarkdown(written) else { return nil }
        let text = allowsAttributes ? Self.withoutAttributes(written) : written
        // The library reads lines, and a line may begin a block; a kind of space that the text lacks replaces the
        // breaks meanwhile.
        let lineBreak = ["\u{2008}", "\u{205F}", "\u{1680}"].first { !text.contains($0) }
        guard let lineBreak else { return nil }
        // A full stop keeps the beginning from being a heading, a list or code, and the spaces at the end in place.
        let hasEnd = text.utf8.last == UInt8(ascii: " ")
        let line = "." + text.replacing("\n", with: lineBreak) + (hasEnd ? "." : "")
        guard var spans = Self.parse(line, isOneLine: true), spans.first?.text.first == "." else { return nil }
        spans[0].text.removeFirst()
        if hasEnd, spans[spans.count - 1].text.last == "." { spans[spans.count - 1].text.removeLast() }
        for index in spans.indices { spans[index].text.replace(lineBreak, with: "\n") }
        self.spans = Self.joined(spans)
        if self.spans.count == 1, self.spans[0].text == written, self.spans[0].style == InlineStyle() { return nil }
    }

    /// Parses a document with its blocks, whose texts follow each other.
    ///
    /// - Parameter allowsAttributes: True if `^[text](name: value)` is replaced by the text in brackets.
    init(document: String, allowsAttributes: Bool) {
        let text = allowsAttributes ? Self.withoutAttributes(document) : document
        spans = Self.joined(Self.parse(text, isOneLine: false) ?? [])
    }

    /// Returns a text with each `^[text](name: value)` replaced by the text in brackets. `NumberAgreement` has already
    /// inflected words with the attribute for agreement.
    private static func withoutAttributes(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
        return text.replacing(/\^\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(\s*\w+\s*:[^()]*\)/) { $0.1 }
    }

    /// The maximum length of a text that is parsed, in bytes.
    ///
    /// For some texts the library's time is quadratic in their length: a third of a second for this many bytes.
    private static let longestText = 65_536

    /// Returns true if a text has characters that may be Markdown.
    private static func mayHaveMarkdown(_ text: String) -> Bool {
        var last: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "\\"),
                UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "~"):
                return true
            // The beginning of a web address, or the middle of a mail address.
            case UInt8(ascii: "/") where last == UInt8(ascii: ":"), UInt8(ascii: ".") where last == UInt8(ascii: "w"):
                return true
            case UInt8(ascii: "@") where last != UInt8(ascii: "%") && last != UInt8(ascii: "$"):
                return true
            default: last = byte
            }
        }
        return false
    }

    private static func joined(_ spans: [Span]) -> [Span] {
        spans.reduce(into: []) { result, span in
            if let last = result.last, last.style == span.style, last.blocks.first == span.blocks.first {
                result[result.count - 1].text += span.text
            } else if !span.text.isEmpty {
                result.append(span)
            }
        }
    }

    // MARK: The library

    /// The lock on the library, which changes global tables while it parses; true once its extensions are registered.
    private static let access = Mutex(false)

    private static func parse(_ text: String, isOneLine: Bool) -> [Span]? {
        access.withLock { isPrepared -> [Span]? in
            if !isPrepared {
                cmark_gfm_core_extensions_ensure_registered()
                isPrepared = true
            }
            guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
            defer { cmark_parser_free(parser) }
            for name in isOneLine ? ["strikethrough", "autolink"] : ["strikethrough", "autolink", "table"] {
                guard let found = cmark_find_syntax_extension(name) else { continue }
                cmark_parser_attach_syntax_extension(parser, found)
            }
            var text = text
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
            }
            guard let document = cmark_parser_finish(parser) else { return nil }
            defer { cmark_node_free(document) }
            if isOneLine {
                guard let paragraph = cmark_node_first_child(document), cmark_node_next(paragraph) == nil,
                    cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH
                else { return nil }
            }
            return spans(in: document, withBlocks: !isOneLine)
        }
    }

    private static func spans(in document: OpaquePointer, withBlocks: Bool) -> [Span] {
        guard let iterator = cmark_iter_new(document) else { return [] }
        defer { cmark_iter_free(iterator) }
        var spans: [Span] = []
        var blocks = MarkdownBlocks()
        var styles = [InlineStyle()]
        var event = cmark_iter_next(iterator)
        while event != CMARK_EVENT_DONE {
            if let node = cmark_iter_get_node(iterator) {
                if let text = text(of: node) {
                    var style = styles[styles.count - 1]
                    if cmark_node_get_type(node) == CMARK_NODE_CODE { style.intent.insert(.code) }
                    var span = Span(text: text, style: style)
                    if withBlocks {
                        // Nodes with texts of their own have no children, and the iterator does not leave them.
                        blocks.open(node)
                        span.blocks = blocks.components
                        blocks.close()
                        span.style.intent.formUnion(intent(of: node))
                    }
                    spans.append(span)
                } else if event == CMARK_EVENT_EXIT {
                    styles.removeLast()
                    blocks.close()
                } else {
                    styles.append(style(of: node, in: styles[styles.count - 1]))
                    blocks.open(node)
                }
            }
            event = cmark_iter_next(iterator)
        }
        return spans
    }

    /// Returns the style of a document's node that inline Markdown does not have.
    private static func intent(of node: OpaquePointer) -> InlinePresentationIntent {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_HTML_INLINE: .inlineHTML
        case CMARK_NODE_HTML_BLOCK: .blockHTML
        default: []
        }
    }

    /// Returns the text of a node that has no children; nil for other nodes.
    private static func text(of node: OpaquePointer) -> String? {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
            cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK:
            cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        case CMARK_NODE_SOFTBREAK: " "
        case CMARK_NODE_LINEBREAK: "\n"
        case CMARK_NODE_THEMATIC_BREAK: "\u{2E3B}"
        default: nil
        }
    }

    private static func style(of node: OpaquePointer, in outer: InlineStyle) -> InlineStyle {
        var style = outer
        switch cmark_node_get_type(node) {
        case CMARK_NODE_EMPH: style.intent.insert(.emphasized)
        case CMARK_NODE_STRONG: style.intent.insert(.stronglyEmphasized)
        case CMARK_NODE_LINK: style.link = cmark_node_get_url(node).map { String(cString: $0) }
        case CMARK_NODE_IMAGE: style.image = cmark_node_get_url(node).map { String(cString: $0) }
        default:
            if cmark_node_get_type_string(node).map({ String(cString: $0) }) == "strikethrough" {
                style.intent.insert(.strikethrough)
            }
        }
        return style
    }
}

/// The style of a part of a text from Markdown.
struct InlineStyle: Equatable, Sendable {
    var intent: InlinePresentationIntent = []

    /// The target of a link, as written; nil for none.
    var link: String?

    /// The address of an image, as written; nil for none.
    var image: String?
}
