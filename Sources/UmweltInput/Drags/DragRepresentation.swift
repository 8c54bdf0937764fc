import Foundation
import Umwelt

/// A text form in which other programs receive a drag from a window.
package struct DragRepresentation: Hashable, Sendable {
    /// The media type, such as `text/uri-list`.
    package let mediaType: String

    /// The text, in UTF-8.
    package let text: String

    /// Makes a representation.
    package init(mediaType: String, text: String) {
        self.mediaType = mediaType
        self.text = text
    }

    /// Returns the representations of items: URLs and files as a list, and texts, or else URLs, as lines.
    package static func all(of items: [OutsideItem]) -> [DragRepresentation] {
        let links = items.compactMap { item -> String? in
            if let file = item.file { return URL(fileURLWithPath: file).absoluteString }
            return item.mediaType == "text/uri-list" ? item.text : nil
        }
        let texts = items.filter { $0.mediaType == "text/plain" }.compactMap(\.text)
        let lines = texts.isEmpty ? links : texts
        var all: [DragRepresentation] = []
        if !links.isEmpty { all.append(Self(mediaType: "text/uri-list", text: links.map { $0 + "\r\n" }.joined())) }
        if !lines.isEmpty {
            let text = lines.joined(separator: "\n")
            all += ["text/plain;charset=utf-8", "text/plain"].map { Self(mediaType: $0, text: text) }
        }
        return all
    }
}

extension OutsideItem {
    /// Returns the items that another program offers by media types, as far as apps accept them. A list of URLs may be
    /// one of files.
    package static func offered(as types: Set<String>) -> [OutsideItem] {
        var accepted: [String] = []
        if types.contains("text/uri-list") { accepted += ["text/uri-list", "Files"] }
        if !types.isDisjoint(with: ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING"]) {
            accepted.append("text/plain")
        }
        return accepted.map { OutsideItem(mediaType: $0) }
    }
}
