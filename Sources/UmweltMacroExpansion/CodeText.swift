/// Swift source in which comments and the contents of strings and regular expressions are replaced by spaces, so that
/// all remaining brackets and words are code.
package struct CodeText {
    /// The bytes, each where it is in the source. The first and the last byte of a literal are kept, so that its place
    /// is not empty.
    package let bytes: [UInt8]

    /// The ranges of strings and regular expressions, with their delimiters.
    package let literals: [Range<Int>]

    package init(_ source: [UInt8]) {
        let tokens = Lexer.tokens(of: source)
        literals = tokens.filter { $0.kind == .literal && !$0.isNumber }.map(\.range)
        var bytes = source
        var end = 0
        for token in tokens {
            Self.blank(end..<token.range.lowerBound, of: &bytes, keepsLines: true)
            end = token.range.upperBound
        }
        Self.blank(end..<source.count, of: &bytes, keepsLines: true)
        // A literal of several lines is one place.
        for literal in literals {
            let content = literal.dropFirst().dropLast()
            Self.blank(content.startIndex..<content.endIndex, of: &bytes, keepsLines: false)
        }
        self.bytes = bytes
    }

    private static func blank(_ range: Range<Int>, of bytes: inout [UInt8], keepsLines: Bool) {
        for position in range where !keepsLines || bytes[position] > UInt8(ascii: " ") {
            bytes[position] = UInt8(ascii: " ")
        }
    }
}

extension Token {
    /// True for a number literal; other literals begin with a delimiter.
    fileprivate var isNumber: Bool {
        text.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }
}
