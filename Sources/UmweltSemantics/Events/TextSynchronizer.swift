/// The field's side of the protocol that merges the edits of a host and the changes of the program to one text.
///
/// Keeps the text of the field and of the host the same, although each may change it before it receives the other's
/// changes.
///
/// The host numbers its edits from 1, and the field numbers its own changes: those that the app makes, for example to
/// write everything in capitals or to clear the field. Each message contains the number that its sender has received
/// (`heard`). Each edit is rebased onto the changes that the host had not received, and each change onto the edits that
/// were under way; if both insert at the same position, the app's text comes first. Thus no typed text is lost or
/// overwritten. (This is operational transformation between two parties, as in Jupiter: Nichols, Curtis, Dixon,
/// Lamping, UIST 1995. `FieldScript` is the other party.)
package struct TextSynchronizer {
    /// The text of the host once it has received all changes.
    private(set) var text: String

    /// The number of the host's last edit.
    private(set) var edits = 0

    /// The number of the program's last change.
    private(set) var changes = 0

    /// The changes that the host had not received when it made the last edit, rebased with the edits since.
    private var unacknowledged: [TextChange] = []

    /// The number of the last edit that was rejected; nil once the host is sent the whole text.
    private var refusedEdit: Int?

    /// The changes and acknowledgements that the host has not been sent.
    private var deltas: [TextDelta] = []

    package init(_ text: String) { self.text = text }

    /// Records the program's change of the text, if it has changed.
    package mutating func show(_ new: String) {
        let change = TextChange(from: text, to: new)
        guard !change.isEmpty else { return }
        text = new
        changes += 1
        unacknowledged.append(change)
        deltas.append(TextDelta(heard: edits, change: change))
    }

    /// Applies an edit of the host, rebased with the changes that the host had not acknowledged.
    ///
    /// Call ``show(_:)`` with the program's current text before.
    ///
    /// - Parameter edit: The edit; its number must be one more than that of the previous edit.
    /// - Returns: The edited text; nil if the edit is out of order, does not fit the text, or makes it longer than
    ///   ``NodeEvent/longestText`` UTF-16 code units. The next ``nextUpdate(isNew:)`` then sends the whole text.
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

    /// Returns the update to send to the host and marks it as sent.
    ///
    /// - Parameter isNew: True to send the whole text, because the host has no copy of it.
    /// - Returns: The changes since the last update, or the whole text if the host is new or an edit was rejected; nil
    ///   if nothing has to be sent.
    package mutating func nextUpdate(isNew: Bool) -> TextUpdate? {
        defer { deltas = [] }
        guard isNew || refusedEdit != nil else { return deltas.isEmpty ? nil : .deltas(deltas) }
        edits = max(edits, refusedEdit ?? 0)
        refusedEdit = nil
        unacknowledged = []
        return .whole(text, edits: edits, changes: changes)
    }
}

/// An edit of a field's text by the user of a host.
package struct TextEdit {
    /// The number of edits that the host has made to the field's text, including this one.
    var number: Int

    /// The number of the field's own changes that the host had received.
    var heard: Int

    /// The change of the text as the host showed it.
    var change: TextChange

    package init(number: Int, heard: Int, change: TextChange) {
        self.number = number
        self.heard = heard
        self.change = change
    }
}

/// A message from a field to its host: a change of the text, or the acknowledgement of an edit.
public struct TextDelta: Sendable, Hashable {
    /// The number of the host's edits that the field has received.
    public var heard: Int

    /// The app's change of the text after those edits; nil if there is none.
    public var change: TextChange?
}

/// An update of a field's text for the host.
public enum TextUpdate: Sendable, Hashable {
    /// The whole text, with the number of the host's edits and of the field's own changes that it contains.
    case whole(String, edits: Int, changes: Int)
    /// The changes since the last update, in order.
    case deltas([TextDelta])
}
