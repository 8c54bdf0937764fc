/// A position in a file of the user's, in bytes of UTF-8.
struct Position {
    let file: String
    let offset: Int
}

/// An error or a warning that the compiler shows at its position.
struct Diagnostic: Error {
    enum Severity: String {
        case error, warning
    }

    let severity: Severity
    let message: String
    let position: Position

    init(_ message: String, severity: Severity = .error, at token: Token?, _ syntax: Syntax) {
        self.severity = severity
        self.message = message
        self.position = syntax.position(of: token)
    }

    /// Makes an error or a warning at the beginning of a range of the source.
    init(_ message: String, severity: Severity = .error, at syntax: Syntax) {
        self.init(message, severity: severity, at: syntax.tokens.first, syntax)
    }

    var json: JSON {
        [
            "message": .string(message),
            "severity": .string(severity.rawValue),
            "position": ["fileName": .string(position.file), "offset": .number(position.offset)],
            "highlights": [],
            "notes": [],
            "fixIts": [],
        ]
    }
}
