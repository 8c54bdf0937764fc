/// A position in a file of the user's, in bytes of UTF-8.
struct Position {
    let file: String
    let offset: Int
}

/// An error that the compiler shows at its position.
struct Diagnostic: Error {
    let message: String
    let position: Position

    init(_ message: String, at token: Token?, _ syntax: Syntax) {
        self.message = message
        self.position = syntax.position(of: token)
    }

    /// Makes an error at the beginning of a stretch of source.
    init(_ message: String, at syntax: Syntax) {
        self.init(message, at: syntax.tokens.first, syntax)
    }

    var json: JSON {
        [
            "message": .string(message),
            "severity": "error",
            "position": ["fileName": .string(position.file), "offset": .number(position.offset)],
            "highlights": [],
            "notes": [],
            "fixIts": [],
        ]
    }
}
