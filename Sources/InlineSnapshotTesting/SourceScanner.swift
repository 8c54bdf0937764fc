/// A reader of Swift source that skips literals, comments and brackets as wholes.
struct SourceScanner {
    let text: [UInt8]
    var offset: Int

    /// The byte at the offset; nil at the end.
    var byte: UInt8? { offset < text.count ? text[offset] : nil }

    /// Returns true if a text follows.
    func isAt(_ word: String) -> Bool { text[offset...].starts(with: word.utf8) }

    /// Skips spaces, line breaks and comments.
    ///
    /// - Returns: True if there was a comment.
    @discardableResult mutating func skipTrivia() -> Bool {
        var hasComment = false
        while let byte {
            if isAt("//") {
                hasComment = true
                while let byte = self.byte, byte != UInt8(ascii: "\n") { offset += 1 }
            } else if isAt("/*") {
                hasComment = true
                skipBlockComment()
            } else if [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte) {
                offset += 1
            } else {
                break
            }
        }
        return hasComment
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if isAt("/*") {
                depth += 1
                offset += 2
            } else if isAt("*/") {
                depth -= 1
                offset += 2
            } else {
                offset += 1
            }
        } while depth > 0 && offset < text.count
    }

    /// Skips from an opening bracket behind the one that closes it.
    ///
    /// - Throws: ``InlineRecordingError`` if a bracket is missing, or if a slash may begin a regular expression.
    mutating func skipBrackets() throws {
        var open: [UInt8] = []
        repeat {
            skipTrivia()
            guard let byte else { throw InlineRecordingError("A bracket is missing in the source.") }
            switch byte {
            case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
            case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard open.popLast() == byte else { throw InlineRecordingError("A bracket is missing in the source.") }
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                if try skipString() { continue }
            case UInt8(ascii: "/"):
                // An operator with spaces around it is certainly a division.
                guard offset > 0, text[offset - 1] == UInt8(ascii: " "), isAt("/ ") else {
                    throw InlineRecordingError("The call has a slash, which may begin a regular expression.")
                }
            default: break
            }
            offset += 1
        } while !open.isEmpty
    }

    /// Skips a string literal.
    ///
    /// - Returns: False if there is none.
    mutating func skipString() throws -> Bool {
        guard let literal = try StringLiteral(in: text, at: offset) else { return false }
        offset = literal.end
        return true
    }
}
