/// What a field and the host that shows it tell each other, so that both come to one text although each may change it
/// before it hears of the other.
///
/// The host numbers its edits from 1, and the field its own changes: what the program makes of the text, as when it
/// writes everything in capitals or clears a field that was sent. Each message says what its sender has heard. Edits are
/// rebased with the changes that their author had not heard of, and changes with the edits that were under way; where
/// both insert at one place, the program's text comes first. Thus nothing that is typed is lost or overwritten, and
/// whatever the program does to the text is done to what was typed before. (This is operational transformation between
/// two parties, as in Jupiter: Nichols, Curtis, Dixon, Lamping, UIST 1995. `FieldScript` is the other party.)
package struct TextSynchronizer {
    /// The text as the host has it when it has heard all.
    private(set) var text: String

    /// The number of the last edit.
    private(set) var edits = 0

    /// The number of the last change.
    private(set) var changes = 0

    /// The changes that the host had not heard of when it made the last edit, rebased with the edits since.
    private var unacknowledged: [TextChange] = []

    /// The last edit that could not be made, until the host is told everything again.
    private var refusedEdit: Int?

    /// What the host has still to be told.
    private var deltas: [TextDelta] = []

    package init(_ text: String) { self.text = text }

    /// Takes note of what the program has made of the text.
    package mutating func show(_ new: String) {
        let change = TextChange(from: text, to: new)
        guard !change.isEmpty else { return }
        text = new
        changes += 1
        unacknowledged.append(change)
        deltas.append(TextDelta(heard: edits, change: change))
    }

    /// Takes an edit of the host's. Answers the text with it; nil if it is none that could be made, or makes the text too
    /// long: then the host has to be told everything again.
    ///
    /// What the program has made of the text has to be shown first.
    package mutating func receive(_ edit: TextEdit) -> String? {
        let new = rebasedText(for: edit)
        if new == nil { refusedEdit = max(refusedEdit ?? 0, edit.number) }
        return new
    }

    private mutating func rebasedText(for edit: TextEdit) -> String? {
        guard edit.number == edits + 1, edit.heard <= changes, edit.heard >= changes - unacknowledged.count else {
            return nil
        }
        var rest = Array(unacknowledged.suffix(changes - edit.heard))
        var own = edit.change
        for index in rest.indices { (rest[index], own) = rest[index].rebased(with: own) }
        guard let new = own.applied(to: text), new.utf16.count <= NodeEvent.longestText else { return nil }
        text = new
        edits += 1
        unacknowledged = rest
        if let last = deltas.last, last.change == nil {
            deltas[deltas.count - 1] = TextDelta(heard: edits, change: nil)
        } else {
            deltas.append(TextDelta(heard: edits, change: nil))
        }
        return new
    }

    /// What to tell the host: what is new since the last time, if anything, or everything.
    package mutating func takeUpdate(isNew: Bool) -> TextUpdate? {
        defer { deltas = [] }
        guard isNew || refusedEdit != nil else { return deltas.isEmpty ? nil : .deltas(deltas) }
        edits = max(edits, refusedEdit ?? 0)
        refusedEdit = nil
        unacknowledged = []
        return .whole(text, edits: edits, changes: changes)
    }
}

/// What a host's user did to the text of a field.
package struct TextEdit {
    /// How many edits the host has made to the field's text, with this one.
    var number: Int

    /// How many of the field's own changes the host had heard of.
    var heard: Int

    /// What was done to the text as the host showed it.
    var change: TextChange

    package init(number: Int, heard: Int, change: TextChange) {
        self.number = number
        self.heard = heard
        self.change = change
    }
}

/// What a field tells its host of the text.
public struct TextDelta: Sendable, Hashable {
    /// How many of the host's edits the field has heard of.
    public var heard: Int

    /// What the program made of the text after those; nil if nothing.
    public var change: TextChange?
}

/// What a host has to know of the text of a field.
public enum TextUpdate: Sendable, Hashable {
    /// All: the text, after so many of the host's edits and so many changes of the field's own.
    case whole(String, edits: Int, changes: Int)
    /// What is new, in order.
    case deltas([TextDelta])
}
