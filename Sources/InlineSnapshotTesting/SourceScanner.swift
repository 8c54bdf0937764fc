import UmweltMacroExpansion

/// A reader of Swift source that skips literals, comments and brackets as wholes.
struct SourceScanner {
    let text: [UInt8]
    private let code: CodeText
    var offset: Int

    init(_ text: [UInt8], offset: Int) {
        self.text = text
        self.offset = offset
        code = CodeText(text)
    }

    /// The byte at the offset, which is blank in comments and literals; nil at the end.
    var byte: UInt8? { offset < code.bytes.count ? code.bytes[offset] : nil }

    /// The range of the string or regular expression at the offset; nil for none.
    var literal: Range<Int>? { code.literals.first { $0.lowerBound == offset } }

    /// Skips spaces, line breaks and comments.
    ///
    /// - Returns: True if there was a comment.
    @discardableResult mutating func skipTrivia() -> Bool {
        let start = offset
        while let byte, byte <= UInt8(ascii: " ") { offset += 1 }
        return text[start..<offset].contains { $0 > UInt8(ascii: " ") }
    }

    /// Skips from an opening bracket past its closing bracket.
    ///
    /// - Throws: ``InlineRecordingError`` if a bracket is missing, or if a slash may start a regular expression.
    mutating func skipBrackets() throws {
        var open: [UInt8] = []
        repeat {
            guard let byte else { throw InlineRecordingError("A bracket is missing in the source.") }
            switch byte {
            case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
            case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard open.popLast() == byte else { throw InlineRecordingError("A bracket is missing in the source.") }
            case UInt8(ascii: "/"):
                // An operator with spaces around it is certainly a division.
                guard offset > 0, text[offset - 1] == UInt8(ascii: " "), text[offset...].starts(with: "/ ".utf8) else {
                    throw InlineRecordingError(
                        "The call has a slash, which may begin a regular expression: write the expected text yourself.")
                }
            default: break
            }
            offset += 1
        } while !open.isEmpty
    }
}
