/// A stretch of source as the compiler sends it. It includes the comments and line breaks before its first token.
struct Syntax {
    let source: String
    let tokens: [Token]
    private let file: String
    private let offset: Int
    private let line: Int

    /// - Parameters:
    ///   - offset: The position of the source in its file, in bytes of UTF-8.
    ///   - line: The line of that position, from 1.
    init(_ source: String, file: String = "", offset: Int = 0, line: Int = 1) {
        self.source = source
        self.tokens = Lexer.tokens(of: source)
        self.file = file
        self.offset = offset
        self.line = line
    }

    init?(_ json: JSON?) {
        guard let source = json?["source"]?.string else { return nil }
        let location = json?["location"]
        self.init(
            source, file: location?["fileName"]?.string ?? "", offset: location?["offset"]?.number ?? 0,
            line: location?["line"]?.number ?? 1)
    }

    /// Returns the position of a token in its file; the end of the source if the token is nil.
    func position(of token: Token?) -> Position {
        Position(file: file, offset: offset + (token?.range.lowerBound ?? source.utf8.count))
    }

    /// Returns the directive that makes the compiler report errors in the following code at the line of a token, or at
    /// the end of the source if the token is nil.
    func sourceLocation(of token: Token?) -> String {
        let newlines = source.utf8.prefix(token?.range.lowerBound ?? source.utf8.count).count {
            $0 == UInt8(ascii: "\n")
        }
        let quotedFile = String(decoding: JSON.string(file).bytes, as: UTF8.self)
        return "#sourceLocation(file: \(quotedFile), line: \(line + newlines))"
    }

    /// Returns the text from the first to the last of some tokens, with the comments between them and none around them.
    func text(of tokens: some BidirectionalCollection<Token>) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        let bytes = source.utf8.dropFirst(first.range.lowerBound).prefix(last.range.upperBound - first.range.lowerBound)
        return String(decoding: bytes, as: UTF8.self)
    }
}
