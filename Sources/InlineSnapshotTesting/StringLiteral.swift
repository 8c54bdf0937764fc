import Foundation

/// A string literal in Swift source.
struct StringLiteral {
    /// The offset behind the literal.
    let end: Int

    /// The value; nil if it is not constant, or has escapes other than the usual ones.
    let value: String?

    /// Reads the literal at a scanner's offset; nil for none.
    ///
    /// - Throws: ``InlineRecordingError`` if the literal has no end.
    init?(at scanner: SourceScanner) throws {
        guard let range = scanner.literal else { return nil }
        let literal = scanner.text[range]
        let hashes = String(repeating: "#", count: literal.prefix { $0 == UInt8(ascii: "#") }.count)
        let marks = literal.dropFirst(hashes.count)
        guard marks.first == UInt8(ascii: "\"") else { return nil }
        let isLong = marks.starts(with: "\"\"\"".utf8) && literal.contains(UInt8(ascii: "\n"))
        let quote = isLong ? "\"\"\"" : "\""
        guard marks.count >= 2 * quote.utf8.count + hashes.count,
            marks.suffix(quote.utf8.count + hashes.count).elementsEqual((quote + hashes).utf8)
        else { throw InlineRecordingError("A string has no end in the source.") }
        end = range.upperBound
        let content = marks.dropFirst(quote.utf8.count).dropLast(quote.utf8.count + hashes.count)
        let raw = String(decoding: content, as: UTF8.self)
        value = (isLong ? Self.unindented(raw) : raw).flatMap { Self.unescaped($0, escape: "\\\(hashes)") }
    }

    /// Returns the lines of a multi-line literal, without the indentation of the last.
    private static func unindented(_ raw: String) -> String? {
        var lines = raw.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1, lines.removeFirst().allSatisfy(\.isWhitespace) else { return nil }
        let indentation = lines.removeLast()
        guard indentation.allSatisfy(\.isWhitespace) else { return nil }
        let rest = lines.map { line -> Substring? in
            line.hasPrefix(indentation)
                ? line.dropFirst(indentation.count) : line.allSatisfy(\.isWhitespace) ? "" : nil
        }
        return rest.contains(nil) ? nil : rest.compactMap(\.self).joined(separator: "\n")
    }

    /// Returns a text with its escapes replaced; nil for an unknown escape.
    private static func unescaped(_ text: String, escape: String) -> String? {
        let parts = text.components(separatedBy: escape)
        var value = parts[0]
        var isEscaped = false
        for part in parts.dropFirst() {
            // Two escapes in a row are a backslash. The second one has split the text, too.
            if isEscaped {
                value += part
                isEscaped = false
                continue
            }
            guard let first = part.first else {
                guard escape == "\\" else { return nil }
                value += "\\"
                isEscaped = true
                continue
            }
            switch first {
            case "n": value += "\n" + part.dropFirst()
            case "t": value += "\t" + part.dropFirst()
            case "\"", "'": value += part
            case "\\" where escape != "\\": value += part
            case "\n": value += part.dropFirst()
            default: return nil
            }
        }
        return value
    }
}
