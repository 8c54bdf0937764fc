import Umwelt

/// What is written in a field: the whole text, or what is new.
struct TextRecord: Codable, Equatable {
    /// The whole; nil if there is only something new.
    var whole: WholeTextRecord?
    /// What is new, in order.
    var deltas: [TextDeltaRecord]?

    enum CodingKeys: String, CodingKey {
        case whole = "w"
        case deltas = "n"
    }
}

/// The whole text of a field: a list of the text, the number of the page's edits and that of the program's changes.
struct WholeTextRecord: Codable, Equatable {
    var text: String
    var edits: Int
    var changes: Int

    init(text: String, edits: Int, changes: Int) { (self.text, self.edits, self.changes) = (text, edits, changes) }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        text = try list.decode(String.self)
        edits = try list.decode(Int.self)
        changes = try list.decode(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(text)
        try list.encode(edits)
        try list.encode(changes)
    }
}

/// Something new about a field's text: a list of how many of the page's edits are known, and of what the program did then,
/// if it did something.
struct TextDeltaRecord: Codable, Equatable {
    var edits: Int
    var change: TextChange?

    init(edits: Int, change: TextChange? = nil) { (self.edits, self.change) = (edits, change) }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        edits = try list.decode(Int.self)
        change = list.isAtEnd ? nil : try list.decode(TextChange.self)
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(edits)
        if let change { try list.encode(change) }
    }
}
