import Foundation

/// A note in the guestbook.
struct Note: Identifiable, Hashable, Sendable {
    let id: Int
    let author: String
    let text: String
    let date: Date

    /// The name of the visitor who signed, as `Visitor.id` has it; nil where visitors have none.
    let visitor: String?
}

extension Note {
    /// The most characters of a note.
    static let longest = 500

    /// Returns a text without what surrounds it and characters that are none to read; nil if nothing is left, or it is
    /// too long.
    static func text(of typed: String) -> String? {
        let readable = String(
            String.UnicodeScalarView(
                typed.unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\n" }))
        let text = readable.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty || text.count > longest ? nil : text
    }
}
