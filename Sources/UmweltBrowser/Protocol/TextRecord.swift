import Umwelt

/// The text of a field: complete, or as changes.
struct TextRecord: MessageRecord {
    /// The whole text; nil if there are only changes.
    var whole: WholeTextRecord?
    /// The changes, in order.
    var deltas: [TextDeltaRecord]?

    enum CodingKeys: String, CodingKey {
        case whole = "w"
        case deltas = "n"
    }
}

/// The complete text of a field: a list of the text, the number of the page's edits and the number of the program's
/// changes.
struct WholeTextRecord: MessageValue, Decodable, Equatable {
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

    func write(to json: inout JSONBuffer) {
        json.list {
            $0.add(text)
            $0.add(edits)
            $0.add(changes)
        }
    }
}

/// A change of a field's text: a list of the number of acknowledged edits of the page, and of the program's following
/// change, if any.
struct TextDeltaRecord: MessageValue, Decodable, Equatable {
    var edits: Int
    var change: TextChange?

    init(edits: Int, change: TextChange? = nil) { (self.edits, self.change) = (edits, change) }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        edits = try list.decode(Int.self)
        change = list.isAtEnd ? nil : try list.decode(TextChange.self)
    }

    func write(to json: inout JSONBuffer) {
        json.list {
            $0.add(edits)
            if let change { $0.add(change) }
        }
    }
}

extension TextChange: MessageValue {
    func write(to json: inout JSONBuffer) {
        json.list {
            for step in steps {
                switch step {
                case .keep(let count): $0.add(count)
                case .delete(let count): $0.add(-count)
                case .insert(let text): $0.add(text)
                }
            }
        }
    }
}
