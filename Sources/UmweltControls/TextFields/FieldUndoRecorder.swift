@_spi(Kernel) import Umwelt

/// Records the user's edits of a field in the window's undo manager.
///
/// Consecutive typing is one step: until a deletion, an edit elsewhere in the text, or another registration with the
/// undo manager.
///
/// Only edits of the user are recorded. When the program changes the text, the recorded steps no longer apply and are
/// removed.
final class FieldUndoRecorder {
    private weak var editor: (any TextEditingElement)?
    private weak var manager: UndoManager?

    /// If true, undoing restores a draft; if false, a stored text.
    private let isOfDraft: Bool

    /// The step that further edits of the user may extend; nil for none.
    private var step: FieldEdit?

    private var hasSteps = false

    init(of editor: any TextEditingElement, isOfDraft: Bool = false) {
        self.editor = editor
        self.isOfDraft = isOfDraft
    }

    /// Records an edit of the user, from one text to another. Without an undo manager it only ends the current step.
    func recordEdit(from old: String, to new: String, in manager: UndoManager?) {
        guard let manager, old != new else { return end() }
        if manager !== self.manager {
            forget()
            self.manager = manager
        }
        onMainActor(
            { @MainActor (parts: (FieldUndoRecorder, UndoManager)) in parts.0.record(from: old, to: new, in: parts.1) },
            (self, manager))
    }

    @MainActor private func record(from old: String, to new: String, in manager: UndoManager) {
        let edit = TextChange(from: old, to: new).extent
        if let step, step.registrations == manager.registrations, step.extend(with: edit, to: new) { return }
        end()
        // An app that makes the undo groups itself may have none open.
        guard manager.groupsByEvent || manager.groupingLevel > 0 else { return }
        let step = FieldEdit(from: old, to: new, edit)
        register(step, in: manager)
        if manager.undoActionName.isEmpty { manager.setActionName("Typing") }
        step.registrations = manager.registrations
        self.step = step
    }

    @MainActor private func register(_ step: FieldEdit, in manager: UndoManager) {
        hasSteps = true
        manager.registerUndo(withTarget: self) { $0.revert(step, in: manager) }
    }

    /// Undoes or redoes a step. Has no effect if the text differs from the step's: the program may register its own
    /// changes.
    @MainActor private func revert(_ step: FieldEdit, in manager: UndoManager) {
        end()
        step.end()
        guard let editor, step.fits(editor.text) || step.isTakenBack(editor.text) else { return }
        register(step.inverse, in: manager)
        if step.fits(editor.text), let old = step.back.applied(to: editor.text) {
            editor.restore(old, asDraft: isOfDraft)
        }
    }

    /// Ends the current step.
    func end() {
        step?.end()
        step = nil
    }

    /// Removes all recorded steps from the undo manager.
    func forget() {
        end()
        guard hasSteps else { return }
        hasSteps = false
        guard let manager else { return }
        onMainActor(
            { @MainActor (parts: (UndoManager, FieldUndoRecorder)) in parts.0.removeAllActions(withTarget: parts.1) },
            (manager, self))
    }
}

/// One step: consecutive insertions into a field, or consecutive deletions.
private final class FieldEdit {
    /// The change that undoes the step, once it has ended.
    private(set) var back = TextChange()

    /// The change that repeats the step, once it has ended.
    private var forth = TextChange()

    /// The fingerprints of the texts before and after, once the step has ended.
    private var fingerprints: (before: Fingerprint, after: Fingerprint)?

    /// The undo manager's number of registrations right after this one.
    var registrations = 0

    /// The texts before and after, until the step ends.
    private var texts: (before: String, after: String)?

    /// The range of the edit in the text, in UTF-16 code units.
    private var place = 0..<0
    private var isDeletion = false
    private var isComplete = false

    /// The greatest length of typed text, in UTF-16 code units. Longer insertions were pasted or dropped.
    private static let maxTyped = 50

    private init(back: TextChange, forth: TextChange, fingerprints: (before: Fingerprint, after: Fingerprint)?) {
        self.back = back
        self.forth = forth
        self.fingerprints = fingerprints
    }

    init(from old: String, to new: String, _ edit: TextChange.Extent) {
        texts = (old, new)
        place = edit.start..<edit.start + edit.newLength
        isDeletion = edit.newLength == 0
        isComplete = edit.newLength > Self.maxTyped || Self.hasLineBreak(new, place)
    }

    /// Extends the step with an edit; returns false if the edit is not a continuation.
    func extend(with edit: TextChange.Extent, to new: String) -> Bool {
        guard !isComplete, edit.newLength <= Self.maxTyped, let before = texts?.before else { return false }
        let end = edit.start + edit.oldLength
        if isDeletion {
            guard edit.newLength == 0, edit.start == place.lowerBound || end == place.lowerBound else { return false }
            place = edit.start..<edit.start
        } else {
            guard edit.newLength > 0, edit.start >= place.lowerBound, end <= place.upperBound else { return false }
            isComplete = Self.hasLineBreak(new, edit.start..<edit.start + edit.newLength)
            place = place.lowerBound..<place.upperBound + edit.newLength - edit.oldLength
        }
        texts = (before, new)
        return true
    }

    /// Ends the step: it is not extended any more.
    func end() {
        guard let texts else { return }
        back = TextChange(from: texts.after, to: texts.before)
        forth = TextChange(from: texts.before, to: texts.after)
        fingerprints = (Fingerprint(texts.before), Fingerprint(texts.after))
        self.texts = nil
    }

    /// The step that reverses the undoing of this step.
    var inverse: FieldEdit {
        FieldEdit(back: forth, forth: back, fingerprints: fingerprints.map { ($0.after, $0.before) })
    }

    /// Returns true if a text equals the text after the step.
    func fits(_ text: String) -> Bool { fingerprints?.after == Fingerprint(text) }

    /// Returns true if a text equals the text before the step.
    func isTakenBack(_ text: String) -> Bool { fingerprints?.before == Fingerprint(text) }

    /// The length and the hash that identify a text.
    private struct Fingerprint: Equatable {
        private let length: Int
        private let hash: Int

        init(_ text: String) {
            length = text.utf8.count
            hash = text.hashValue
        }
    }

    private static func hasLineBreak(_ text: String, _ place: Range<Int>) -> Bool {
        let units = text.utf16
        let start = units.index(units.startIndex, offsetBy: place.lowerBound)
        return units[start..<units.index(start, offsetBy: place.count)].contains(10)
    }
}

extension TextChange {
    /// The position of a change and the lengths of the replaced and the new text, in UTF-16 code units.
    struct Extent {
        var start = 0
        var oldLength = 0
        var newLength = 0
    }

    /// The smallest extent that contains the change.
    var extent: Extent {
        var extent = Extent()
        var rest = steps[...]
        if case .keep(let count) = rest.first {
            extent.start = count
            rest.removeFirst()
        }
        for step in rest {
            switch step {
            case .keep(let count):
                extent.oldLength += count
                extent.newLength += count
            case .delete(let count): extent.oldLength += count
            case .insert(let text): extent.newLength += text.utf16.count
            }
        }
        return extent
    }
}
