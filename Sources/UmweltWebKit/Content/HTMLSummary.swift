import Foundation
@_spi(Kernel) import Umwelt

extension WebPageSemantics.Source {
    /// The title in the app's own HTML; nil for none, and for pages of other servers.
    var ownTitle: String? {
        guard let match = ownHTML?.firstMatch(of: #/<title[^>]*>([^<]*)</title>/#.ignoresCase()) else { return nil }
        return Self.text(String(match.1))
    }

    /// The first words of the app's own HTML; nil for pages of other servers.
    var ownText: String? {
        guard let html = ownHTML else { return nil }
        let body = html.replacing(#/<(script|style|title)\b[\s\S]*?</\1>/#.ignoresCase(), with: " ")
        return Self.text(String(body.replacing(/<[^>]*>/, with: " ").prefix(2000)))
    }

    private var ownHTML: String? {
        // Patterns take their time: a card shows only the first words.
        switch self {
        case .url: nil
        case .html(let html, _): String(html.prefix(20_000))
        case .file(let file, _): (try? String(contentsOf: file, encoding: .utf8)).map { String($0.prefix(20_000)) }
        }
    }

    /// Returns text of HTML without its escapes and with single spaces.
    private static func text(_ html: String) -> String {
        var text = html
        for (escape, character) in [
            ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
        ] { text = text.replacingOccurrences(of: escape, with: character) }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
