import Foundation

/// A string literal in Swift source.
struct StringLiteral {
    /// The offset behind the literal.
    let end: Int

    /// The value; nil if it is not constant, or has escapes other than the usual ones.
    let value: String?

    /// Reads the literal at an offset; nil if there is none.
    ///
    /// - Throws: ``InlineRecordingError`` if the literal has no end.
    init?(in text: [UInt8], at start: Int) throws {
        var scanner = SourceScanner(text: text, offset: start)
        var hashes = ""
        while scanner.byte == UInt8(ascii: "#") {
            hashes += "#"
            scanner.offset += 1
        }
        guard scanner.byte == UInt8(ascii: "\"") else { return nil }
        let isLong = scanner.isAt("\"\"\"")
        let quote = isLong ? "\"\"\"" : "\""
        let escape = "\\\(hashes)"
        scanner.offset += quote.utf8.count
        let content = scanner.offset
        var isConstant = true
        while !scanner.isAt(quote + hashes) {
            guard scanner.byte != nil else { throw InlineRecordingError("A string has no end in the source.") }
            if scanner.isAt(escape) {
                scanner.offset += escape.utf8.count
                if scanner.byte == UInt8(ascii: "(") {
                    isConstant = false
                    try scanner.skipBrackets()
                    continue
                }
            }
            scanner.offset += 1
        }
        end = scanner.offset + quote.utf8.count + hashes.utf8.count
        guard isConstant else {
            value = nil
            return
        }
        let raw = String(decoding: text[content..<scanner.offset], as: UTF8.self)
        value = (isLong ? Self.unindented(raw) : raw).flatMap { Self.unescaped($0, escape: escape) }
    }

    /// Returns the lines of a literal of several lines, without the indentation of the last.
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

    /// Returns a text with its escapes replaced; nil if one is not known.
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
