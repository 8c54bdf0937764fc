internal import CSQLite
import Foundation

/// A comparison of two texts as Swift has it, as a function of SQLite. SQLite's own compare bytes, and end at a zero.
package enum TextFunction: String, CaseIterable {
    /// The first text contains the second, character by character.
    case contains = "umwelt_contains"

    /// The first text starts with the second.
    case starts = "umwelt_starts"

    /// The first text contains the second as the user's language has it: without regard to case, accents and width.
    case localizedContains = "umwelt_localized_contains"

    /// Makes all functions known to a connection.
    static func add(to connection: OpaquePointer) {
        add(.contains, to: connection) { context, _, arguments in
            TextFunction.answer(context, arguments) { text, part in text.containsText(part) }
        }
        add(.starts, to: connection) { context, _, arguments in
            TextFunction.answer(context, arguments) { text, part in
                if text.isPlain && part.isPlain { return text.starts(with: part) }
                return String(decoding: text, as: UTF8.self).starts(with: String(decoding: part, as: UTF8.self))
            }
        }
        add(.localizedContains, to: connection) { context, _, arguments in
            TextFunction.answer(context, arguments) { text, part in
                String(decoding: text, as: UTF8.self).localizedStandardContains(String(decoding: part, as: UTF8.self))
            }
        }
    }

    private typealias Arguments = UnsafeMutablePointer<OpaquePointer?>

    private static func add(
        _ function: TextFunction, to connection: OpaquePointer,
        _ body: @convention(c) (OpaquePointer?, Int32, Arguments?) -> Void
    ) {
        sqlite3_create_function_v2(
            connection, function.rawValue, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil, body, nil, nil, nil)
    }

    /// Answers with null if one of the texts is null.
    private static func answer(
        _ context: OpaquePointer?, _ arguments: Arguments?,
        _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        guard let arguments, let text = bytes(of: arguments[0]), let part = bytes(of: arguments[1]) else {
            return sqlite3_result_null(context)
        }
        sqlite3_result_int(context, body(text, part) ? 1 : 0)
    }

    private static func bytes(of value: OpaquePointer?) -> UnsafeBufferPointer<UInt8>? {
        guard let text = sqlite3_value_text(value) else { return nil }
        return UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(value)))
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// True for ASCII without returns, which make one character with a new line.
    fileprivate var isPlain: Bool { allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } }

    /// Returns true if a text contains another one.
    fileprivate func containsText(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
        // Of such texts each byte is a character.
        if isPlain && part.isPlain { return has(self, part) }
        return has(String(decoding: self, as: UTF8.self), String(decoding: part, as: UTF8.self))
    }
}

/// Returns true if a collection contains the elements of another one in sequence. For texts it is the standard
/// library's search, as for predicates in memory, because Foundation's search fails for some texts.
private func has<Text: Collection, Part: Collection>(_ text: Text, _ part: Part) -> Bool
where Text.Element: Equatable, Part.Element == Text.Element { text.contains(part) }
